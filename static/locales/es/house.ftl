# Los reglamentos en el inicio, y el diálogo en que una mesa se hace sus propias reglas.

preset-classic = Clásico
preset-school = Escolar, un piso
    .variant = un piso
preset-school-floors = Escolar, dos pisos
    .variant = dos pisos
preset-quest-easy = Búsqueda, fácil
    .variant = fácil
preset-quest-medium = Búsqueda, media
    .variant = media
preset-quest-hard = Búsqueda, difícil
    .variant = difícil
preset-grand-simple = Grande, sencillo
    .variant = sencillo
preset-grand = Grande, completo
    .variant = completo
preset-parchis = Parchís
    .variant = todos contra todos
preset-parchis-pairs = Parchís por parejas
    .variant = dos contra dos
family = { $preset ->
    [classic] Clásico
    [school] Escolar
    [quest] Búsqueda
    [grand] Grande
    [parchis] Parchís
   *[other] { $preset }
}
family-about = { $preset ->
    [school] Vidas, monedas y un casino; los ríos arrastran nadie sabe hasta dónde, y se pueden comprar pistas.
    [quest] Encuentra la llave y la cerradura que abre. Cada cual tiene una pistola, un cuchillo, una granada y una barca. También vale para jugar en solitario.
    [grand] El reglamento completo: un turno es toda una serie de acciones, y hay objetos por el suelo.
    [parchis] Una carrera a la meta con dos dados. Comer una ficha y llegar a la meta dan premios; dos fichas juntas forman barrera.
   *[other] Un reglamento de este programa.
}
preset-about = { $preset ->
    [classic] Una acción por turno, bombas, pozos y un oso. El que antes se aprende.
    [school] 4 por 5 casillas.
    [school-floors] Dos pisos de 4 por 5 casillas, con un ascensor entre ellos.
    [quest-easy] 4 por 4 casillas, sin criaturas.
    [quest-medium] Dos pisos de 3 por 3 casillas; los agujeros de gusano llevan de uno a otro.
    [quest-hard] Dos pisos de 3 por 4 casillas, dos hospitales y dos arsenales, cemento, un oso y un duende.
    [grand-simple] Sin minas, infecciones ni jugadas a oscuras. Una buena primera partida grande.
    [grand] Jugadas compuestas, con condiciones y a oscuras, minas, cadáveres, encefalitis, salidas cerradas.
    [parchis] Cada cual juega por su cuenta, de dos a cuatro jugadores.
    [parchis-pairs] Las parejas se sientan frente a frente y ganan juntas; quien acaba sigue moviendo las fichas de su pareja.
   *[other] Un reglamento de este programa.
}
preset-players = De { $least } a { $most } jugadores.
preset-players-only = Para { $most } jugadores.
game-labyrinth = Laberinto
game-parchis = Parchís
preset-changed = Reglas de la casa: { $count ->
    [one] una opción es distinta
   *[other] { $count } opciones son distintas
} de las de este reglamento.
rule-differs = { $name }: { $value } (normalmente { $usual })

house = Reglas de la casa …
house-title = Reglas de la casa
house-base = A partir de
house-search = Buscar
house-found = { $count ->
    [0] Ninguna opción lleva esto en su nombre o explicación.
    [one] Una opción encontrada.
   *[other] { $count } opciones encontradas.
}
house-only-changed = Solo lo distinto
house-nothing-changed = Todo es como en el reglamento.
house-differs = distinto; en el reglamento: { $value }
house-back = Volver a «{ $value }»
house-back-label = { $name }: volver a «{ $value }»
house-all-back = Todo como estaba
house-fits = Se puede jugar con estas reglas.
house-checking = El director de juego lee estas reglas …
house-unchecked = El director de juego aún no ha llegado; leerá estas reglas cuando esté aquí.
house-use = Usar estas reglas
house-cancel = Cancelar

house-group-aim = Objetivo y final
house-group-labyrinth = Laberinto
house-group-beginning = Comienzo
house-group-move = Una jugada
house-group-ground = Ríos, muros, salidas
house-group-things = Objetos
house-group-shooting = Disparos y heridas
house-group-creatures = Criaturas
house-group-money = Dinero
house-group-help = Principiantes y ayuda en la mesa
house-group-board = Tablero
house-group-partners = Parejas
house-group-other = Otras

house-kept = Reglas de la casa guardadas
house-none-kept = Aún no hay ninguna guardada en este navegador.
house-name = Nombre
house-keep = Guardar
house-take = Usar
house-take-label = Usar las reglas de la casa «{ $name }»
house-drop = Borrar
house-drop-label = Borrar las reglas de la casa «{ $name }»
house-export = Guardar como archivo
house-import = Abrir un archivo …
house-share = Copiar un enlace
house-link = Enlace a estas reglas

house-was-kept = «{ $name }»: reglas guardadas en este navegador.
house-was-dropped = «{ $name }»: reglas borradas.
house-was-taken = «{ $name }»: sus reglas están ahora en el formulario. Úsalas o sigue cambiándolas.
house-was-shared = El enlace está copiado. Contiene las reglas y nada más.
house-was-linked = Este enlace trae reglas de la casa. Están en el formulario; no cambia nada hasta que las uses.
house-copy-yourself = Este navegador no deja que la página copie. El enlace está en el campo.
house-name-missing = Unas reglas de la casa que se van a guardar necesitan un nombre.
house-too-many-kept = Ya hay { $limit } reglas de la casa guardadas; borra antes alguna.
house-no-room = A este navegador no le queda espacio para ellas, o no deja que la página guarde nada. Guárdalas como archivo.
house-file-large = «{ $name }» ocupa más de { $limit } kB; ningún archivo con reglas de la casa ocupa tanto.
house-file-broken = «{ $name }» no contiene reglas de la casa.
house-link-long = El enlace a unas reglas de la casa es demasiado largo para serlo.
house-link-broken = El enlace no contiene reglas de la casa que se puedan leer. No ha cambiado nada.
house-option-unknown = Aquí no hay ninguna opción «{ $option }».
house-preset-unknown = Aquí ningún reglamento se llama «{ $preset }».
