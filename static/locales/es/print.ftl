# Lo que se imprime: hojas para los jugadores, el plano, las reglas.

print = Imprimir …
print-sheets = Hojas cuadriculadas, una por persona y una sin nombre
print-plan = El plano del director de juego
print-rules = Las opciones en vigor
print-all-rules = Todas las reglas en palabras
print-hint = Las hojas muestran el tamaño y el contorno de este laberinto y lo que significan los signos. El papel y el número de copias los pregunta tu navegador.
print-hint-rules = El papel y el número de copias los pregunta tu navegador. Las hojas para los jugadores se pueden imprimir en la mesa.
print-go = Imprimir
print-name = Nombre:
print-signs = Signos
print-title = { $name }, { $rows } × { $cols }{ $floors ->
    [1] {""}
   *[other] , { $floors } pisos
}
print-sheet-picture = Papel cuadriculado con el contorno del laberinto
print-plan-words = El plano en palabras
print-rules-of = Reglas: { $name }
