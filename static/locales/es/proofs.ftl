# Lo que se pregunta sobre el cuaderno y lo que lo demuestra.

board-ask = Preguntar por una casilla
asked-title = Preguntar por una casilla
asked-square = Casilla
asked-none = –
asked-close = Dejar de preguntar
asked-help = Toca una casilla del mapa o de un fragmento, o elige una aquí.
asked-why = ¿Por qué?
asked-either = Podría ser:
asked-maybe = Quizá:
asked-show = – mostrar un laberinto así
asked-choose = Elige lo que podría ser y verás un laberinto en el que se habría dicho todo lo que se dijo.
asked-failed = Ahora mismo no hay respuesta.
asked-unfound = No se ha encontrado ningún laberinto así.
asked-supposed = Podría ser así, tal como se dibujó al principio: aquí también se habría dicho todo lo que se dijo.
asked-back = Volver al cuaderno
asked-unproved = Eso no se puede demostrar en el tiempo que hay.
asked-by-rules = Se sigue solo de las reglas.
asked-proof = { $count ->
    [one] Esto lo demuestra, y no podría faltar:
   *[other] Esto lo demuestra, y nada de ello podría faltar:
}
log-proves = Parte de la demostración:
