# Acertijos: preguntas sobre lo que ha oído un jugador, cada una con una sola respuesta.

puzzles-about = Cada uno viene de una partida real, tiene una sola respuesta y nunca hay que adivinar.
puzzles-today = Los acertijos de hoy
puzzles-today-about = Uno de cada clase y una búsqueda para jugar en solitario: lo mismo para todos. Mañana habrá otros.
puzzles-streak = { $days ->
    [1] Un día seguido: vuelve mañana.
   *[other] ¡{ $days } días seguidos!
}
puzzles-solved = resuelto
puzzles-quest = La búsqueda del día
puzzles-quest-won = { $moves ->
    [one] superada en una jugada
   *[other] superada en { $moves } jugadas
}
puzzles-yesterday = Las soluciones de ayer
puzzles-yesterday-about = Cada respuesta, con lo que la demuestra.
puzzles-kind-where = ¿Dónde estoy?
puzzles-about-where = Marca todas las casillas en las que puedes estar.
puzzles-kind-other = ¿Dónde está el otro jugador?
puzzles-about-other = Marca todas las casillas en las que puede estar el otro jugador.
puzzles-kind-certain = ¿Qué es seguro?
puzzles-about-certain = Marca lo que está demostrado y nada que solo supongas.
puzzles-kind-way = El camino a la salida
puzzles-about-way = Encuentra los pasos con los que se gana seguro, sea como sea el resto del laberinto.
puzzles-kind-liar = ¿Quién miente?
puzzles-about-liar = Una respuesta es falsa: encuentra la que no puede ser verdad.
puzzles-book = { $rules }
puzzles-done = { $done } de { $all } resueltos
puzzles-coming = Un momento…
puzzles-missing = Los acertijos no han llegado. Comprueba si hay red e inténtalo de nuevo.
puzzles-strength = Dificultad { NUMBER($rating, useGrouping: 0) }
puzzles-back = Todos los acertijos
puzzles-your-strength = Tu nivel: { NUMBER($rating, useGrouping: 0) }, con un margen de { $deviation }.
puzzles-save = Guardar mi progreso en un archivo
puzzles-load = Cargar progreso de un archivo
puzzles-taken = Se ha cargado el progreso.
puzzles-not-taken = En ese archivo no hay ningún progreso con los acertijos.

puzzle-you = Tú eres { $name }.
puzzle-ask-where = ¿En qué casillas puedes estar ahora? Márcalas todas.
puzzle-ask-other = ¿En qué casillas puede estar { $name } ahora? Márcalas todas.
puzzle-ask-certain = ¿Qué más es seguro, además de lo que muestra tu cuaderno? Marca casillas y lados, uno tras otro. El muro exterior no cuenta.
puzzle-ask-way = Llevas el tesoro verdadero. ¿Con qué { $steps } pasos se gana seguro?
puzzle-ask-liar = Una de las respuestas del director de juego es falsa. ¿Cuál? Con una mentira de por medio no se puede llevar el cuaderno.
puzzle-heard = Lo que has oído
puzzle-lit = Mira aquí:
puzzle-cells = Casillas que se pueden marcar
puzzle-claim = ¿Qué hay ahí?
puzzle-nothing = nada todavía
puzzle-no-steps = Ningún paso todavía.
puzzle-undo = Quitar un paso
puzzle-check = Comprobar
puzzle-next = Siguiente acertijo
puzzle-shown = En el laberinto dibujado a lápiz se oiría exactamente lo mismo.
puzzle-because = Lo que lo demuestra está marcado en lo que has oído.

puzzle-right = ¡Correcto, eso es!
puzzle-proved = { $left ->
    [1] Correcto. Falta uno más.
   *[other] Correcto. Faltan { $left } más.
}
puzzle-cannot-be-there = { $name } no puede estar en { $cell }.
puzzle-may-be-elsewhere = Vas bien, pero { $name } también puede estar en { $cell }.
puzzle-cannot-be = Eso no puede ser.
puzzle-not-proved = Puede que tengas razón, pero no está demostrado: también podría ser de otra manera.
puzzle-step-not-certain = El paso { $number } no es seguro: no tiene por qué llevar a donde crees.
puzzle-no-step = El paso { $number } no se puede dar.
puzzle-not-out = Todo eso es seguro, pero todavía no lleva a la salida.
puzzle-longer = Así se gana, pero bastan { $count } pasos.
puzzle-still-contradicts = Esa no: las demás se contradicen también sin ella.
puzzle-solution = La respuesta: { $answer }.
puzzle-solution-liar = Esto es falso: «{ $words }»

## El resultado de un día

day-share-solved = { $done } de { $all } acertijos
day-share-quest = { $moves ->
    [one] la búsqueda en una jugada
   *[other] la búsqueda en { $moves } jugadas
}
day-share-no-quest = la búsqueda sigue pendiente
day-share-streak = { $days } días seguidos
day-share-legend = ■ resuelto a la primera, ▣ tras algún error, □ aún no; el último es la búsqueda
result-quest = { $moves ->
    [one] La búsqueda del { $day }: superada en una jugada. Cuenta la primera victoria.
   *[other] La búsqueda del { $day }: superada en { $moves } jugadas. Cuenta la primera victoria.
}
result-quest-par = { $par ->
    [one] A quien conoce el plano le basta una.
   *[other] A quien conoce el plano le bastan { $par }.
}

## Un acertijo de una partida jugada aquí

find-puzzle = Un acertijo de esta partida
puzzle-search-about = Se busca, entre lo que oíste en esta partida, una pregunta con una sola respuesta.
puzzle-search = Buscando: { $kind } ({ $number } de { $all })
puzzle-search-none = Esta vez no hay acertijo: nada de lo que oíste da pie a una pregunta con una sola respuesta. Quizá lo haya en otra partida.
puzzle-search-failed = Ahora mismo no se puede buscar en este navegador. Inténtalo de nuevo.
