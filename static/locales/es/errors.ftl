# Por qué no se ha aceptado algo y qué se puede hacer. Nada de esto cambia la partida.

## Jugadas

illegal-game-over = La partida ha terminado.
illegal-not-your-turn = No es el turno de { $name }.
illegal-not-your-seat = Por { $name } juega un bot.
illegal-no-bot-to-move = No le toca a ningún bot.
illegal-stale = Entretanto la partida ha seguido; vuelve a mirar.
illegal-claim = «{ $claim }» no dice nada que pueda ser verdad o mentira en este juego.
illegal-one-action = Aquí un turno es exactamente una acción, y esta petición tiene { $count }.
illegal-choose-start = Primero todos tienen que elegir dónde empiezan.
illegal-started = Las casillas de inicio ya están elegidas.
illegal-no-such-cell = En esta hoja no hay ninguna casilla { $cell }.
illegal-no-bullets = { $preset ->
    [quest] No queda ninguna pistola.
   *[other] No quedan balas.
}
illegal-no-bombs = No quedan { charges }.
illegal-no-knives = No queda ningún cuchillo.
illegal-no-boats = No queda ninguna barca.
illegal-no-cement = No queda cemento.
illegal-no-loop = Solo desde un { pit } puedes seguir al siguiente.
illegal-no-flow = Solo desde un río puedes seguir la corriente.
illegal-no-flow-moves = Seguir la corriente no es una jugada en esta mesa{ $skips ->
    [yes] ; pero a quien pasa en un río lo arrastra la corriente
   *[no] {""}
}.
illegal-no-lift = Solo desde un ascensor puedes cambiar de piso.
illegal-no-lifts = Este laberinto no tiene ascensores.
illegal-move-too-long = Esta petición es demasiado larga.
illegal-move-empty = Falta una acción en la columna { $column }.
illegal-move-side = «{ $word }» necesita un lado: left, right, up o down (columna { $column }).
illegal-move-cell = «{ $word }» necesita una casilla como b3 (columna { $column }).
illegal-move-unknown = Ninguna acción se llama «{ $word }» (columna { $column }).
illegal-move-too-many = Esta petición tiene demasiadas acciones (desde la columna { $column }).
illegal-move-too-deep = Hay demasiadas condiciones unas dentro de otras (columna { $column }).
illegal-move-brace = Aquí no encaja una llave (columna { $column }). Lo que puede ir aquí: { $wanted }.
illegal-move-condition = Aquí va una condición (columna { $column }). Lo que puede ir aquí: { $wanted }.
illegal-move-thing = Aquí va el nombre de un objeto (columna { $column }). Lo que puede ir aquí: { $wanted }.
illegal-move-fact = ¿Qué hay que decir? (columna { $column }) Lo que puede ir aquí: { $wanted }.
illegal-move-number = Aquí va un número (columna { $column }). Lo que puede ir aquí: { $wanted }.
illegal-move-player = Aquí va un jugador (columna { $column }). Lo que puede ir aquí: { $wanted }.
illegal-move-bet = ¿A qué se apuesta? (columna { $column }) Lo que puede ir aquí: { $wanted }, o un número de 0 a 36.
illegal-one-movement = Una jugada tiene exactamente un movimiento, salgan como salgan sus condiciones.
illegal-skip-alone = Quien pasa no hace nada más en esa jugada.
illegal-arms-after = En esta mesa, los disparos y cuchillos van después del movimiento.
illegal-stands-alone = { $do ->
    [bet] Una apuesta gasta el turno entero; no se puede hacer nada más en él.
   *[hint] Una pista gasta el turno entero; no se puede hacer nada más en él.
}
illegal-never-dark = { $do ->
    [bet] Las apuestas se hacen en voz alta.
    [hint] Las pistas se compran en voz alta.
    [cement] Los muros se levantan en voz alta.
   *[other] Esto se hace siempre en voz alta.
}
illegal-too-hurt = En esta mesa, con una herida no se puede { $do ->
    [stab] usar el cuchillo
   *[shoot] disparar
}.
illegal-no-casino = Solo se puede apostar en un casino.
illegal-stake-limit = { $limit ->
    [one] En esta mesa no se puede apostar más de una moneda.
   *[other] En esta mesa no se pueden apostar más de { $limit } monedas.
}
illegal-no-hints = En esta mesa no se venden pistas.
illegal-no-money = Eso cuesta { $price ->
    [one] una moneda
   *[other] { $price } monedas
}, y { $money ->
    [0] no tienes ninguna
    [one] tienes una
   *[other] tienes { $money }
}.
illegal-no-conditional = En esta mesa no se juegan jugadas con condiciones.
illegal-no-dark = En esta mesa no se juegan jugadas a oscuras.
illegal-no-semidark = En esta mesa no se juegan jugadas de las que se diga solo una parte.
illegal-no-throwing = En esta mesa no se lanzan objetos.
illegal-no-mines = En esta mesa no hay minas.
illegal-mines-here-only = En esta mesa solo puedes poner una mina en tu propia casilla.
illegal-name-target = { $named ->
    [yes] Un disparo tiene que nombrar su blanco: a qué distancia y qué jugador.
   *[no] En esta mesa los disparos no nombran ningún blanco.
}
illegal-no-such-player = En esta mesa no hay ningún jugador número { $number }.
illegal-no-such-treasure = { $goal ->
    [key] Aquí no hay ninguna llave número { $number }; { $count ->
        [0] no hay ninguna.
        [one] hay una.
       *[other] hay { $count }.
    }
   *[treasure] Aquí no hay ningún tesoro número { $number }; { $count ->
        [0] no hay ninguno.
        [one] hay uno.
       *[other] hay { $count }.
    }
}
illegal-not-now = No se ha preguntado nada a lo que esto pueda responder.
illegal-answer-first = Primero hay que responder a la pregunta del director de juego.
illegal-asked-enough = No se puede preguntar por más casillas.
illegal-no-advice = En esta mesa no puedes pedir pistas.
illegal-same-cell = Las elecciones se han anulado: tiene que ser otra casilla que antes.
illegal-repeats = Se sabe que esto no cambia nada, y en esta mesa no se hacen jugadas así.
illegal-no-skips = En esta mesa no se puede pasar.
illegal-status-asked = Ya se te ha dicho tu estado, y desde entonces no ha pasado nada.
illegal-counting = Ya se están contando las rondas.
illegal-no-outline-cell = { $cell } no forma parte de este laberinto.
illegal-unknown-here = «{ $do }» no puede formar parte de una jugada en esta mesa.

## Parchís

illegal-dice = Los dados los tira el director de juego.
illegal-roll-first = Primero hay que tirar los dados.
illegal-rolled = Los dados ya están tirados.
illegal-step = «{ $move }» no se puede mover ahora.
illegal-must-step = Se puede mover algo, así que hay que moverlo.
illegal-nothing-to-undo = No hay ningún movimiento que deshacer.
refused-position-word = La posición no se puede leer en «{ $word }» (línea { $line }, columna { $column }).
refused-position-players = La posición es para más de { $players } jugadores.
position-over = En esta posición la partida ya ha terminado.
position-finished = { $name } tiene todas las fichas en la meta y no puede tener el turno.
position-mixed = En { $at } hay fichas de distinto color.
position-crowded = En { $at } hay más de dos fichas.
position-dice = Lo que queda de la tirada no forma parte de ella.
position-no-turn = Hay dados o premios, pero nadie tiene el turno.
position-doubles = El número de dobles no encaja con los dados.
position-bonus = Hay un premio antes de que se moviera nada.
position-paired = Se recuerdan fichas de unos dobles, pero no hay dobles en juego.

## Mesas y opciones

refused-other = El director de juego no puede aceptar esto ({ $key }).
refused-no-table = Aún no se ha abierto ninguna partida.
refused-not-over = Todo se enseña cuando termina la partida, no antes.
refused-seat = En esta mesa no hay esa plaza.
refused-again = En esta mesa hay amigos: el mismo laberinto no puede empezar de nuevo sin ellos.
refused-eyes = Solo puedes mirar con los ojos de tu propia plaza.
refused-puzzle = Eso no es ningún acertijo: { $why }
refused-lesson = No se puede dar la lección «{ $lesson }»: { $why }
refused-no-companion = En esta mesa no hay ningún acompañante.
refused-game = Ningún juego se llama «{ $game }».
refused-players = Aquí pueden sentarse al menos { $least } y como mucho { $most }; se han pedido { $players }.
refused-hypothesis = Ninguna partida puede demostrar estas cifras.
refused-outcome = El azar no puede dar aquí ese resultado.
refused-results = Este archivo no contiene resultados de bots.
refused-dask = No se puede acceder a ningún clúster de Dask.
refused-plans = No se puede jugar esa cantidad de planos.
refused-reasoner = Aquí no está instalado lo que demuestra dónde está uno.
refused-page = Esta página no tiene lugar para los resultados.
refused-size = Un tamaño es filas por columnas, como 4x5.
refused-preset = Ningún reglamento se llama «{ $preset }».
refused-unknown-option = No hay ninguna opción «{ $option }».
refused-option = La opción «{ $option }» admite { $wanted }.
refused-options = Las opciones «{ $one }» y «{ $other }» se contradicen.
wanted-int = un número de { $min } a { $max }
wanted-named = un número de { $min } a { $max }, o en su lugar una palabra: { $named }
wanted-bool = sí o no
wanted-choice = uno de estos valores: { $choices }
wanted-text = un texto de { $max } caracteres como mucho
refused-no-bot = El bot «{ $bot }» no está aquí. Añade su programa en el inicio y después continúa.
refused-bot-fault = El bot «{ $bot }» ha tropezado: { $why }.
refused-message-too-long = Esto es más de lo que puede leer de una vez el director de juego.
refused-message-broken = El director de juego no puede leer esto: { $place } – { $why }.

## Registros

record-too-large = «{ $name }» ocupa más de { $limit } MB; ningún registro ocupa tanto.
refused-record-too-long = Esto es demasiado largo para ser un registro.
refused-record-broken = Esto no es un registro entero: { $place } – { $why }.
refused-record-version = Este registro tiene la versión { $version }; esta página lee la versión { $known }.
refused-record-game = El registro es de un juego que esta página no conoce: «{ $game }».
refused-record-move = La petición { $number } del registro, «{ $move }», no se pudo hacer allí.
refused-record-order = La entrada { $number } del registro está fuera de orden.
refused-record-draw = El resultado de la entrada { $number } del registro no ha salido de su semilla.
refused-record-differs = Las respuestas del registro no son las de las reglas.
refused-record-unfinished = Solo se puede ver una partida terminada.

## La partida guardada

game-none = No hay ninguna partida que continuar.
game-lost = El motor se paró y no se ha podido recuperar la partida, porque este navegador no deja que la página la guarde.
game-older = Ha habido que arrancar el motor de nuevo, y la partida sigue desde el último momento que se pudo guardar.
game-set-aside = No se ha podido abrir la partida guardada. Se ha apartado, no borrado.
engine-died = El motor se ha parado dos veces con la misma petición. Puedes arrancarlo otra vez; la partida está guardada.
refused-vault-version = La partida guardada la escribió otra versión de esta página.
refused-vault-broken = La partida guardada está dañada y no se puede abrir.
vault-denied = Este navegador no deja que la página guarde nada, así que la partida se perderá al recargar.
vault-elsewhere = La mesa de juego ya está abierta en otra pestaña; lo que se juegue aquí no se guarda.
vault-full = No queda espacio para guardar la partida. Sigue, pero se perderá al recargar.
finished-not-kept = No se ha podido añadir a tu lista la partida terminada: el navegador no guarda más. Guarda su registro si quieres conservarla.
vault-failed = No se ha podido guardar la partida. Sigue, pero se perderá al recargar.

## El arranque

boot-silent = Hace un rato que no se sabe nada del motor.
boot-broken = No se ha podido arrancar el motor.
boot-runtime-failed = No se ha podido cargar el entorno de Python.
boot-packages-failed = No se han podido cargar los paquetes del motor.
boot-engine-failed = No se ha podido arrancar el motor.
language-missing = No se han podido cargar las palabras de este idioma.

## Bots en forma de wheel

refused-wheel-name = «{ $name }» no es un wheel de Python puro: su nombre tiene que acabar en -py3-none-any.whl.
refused-wheel-size = «{ $name }» ocupa más de { $limit } MB.
refused-wheel-address = «{ $url }» no es una dirección.
refused-wheel-origin = «{ $url }» está en otro sitio; solo se pueden traer wheels de este.
refused-wheel-missing = No se ha podido traer «{ $url }» ({ $status }).
bot-broken = El bot «{ $name }» no puede jugar: { $why }
bot-stopped = Un programa bot ({ $names }) ha hecho lo que no se le pidió, y se ha parado.
bot-replaced = { $name } { $why ->
    [too-slow] tardaba demasiado en una jugada y se ha parado.
    [no-answer] no daba una respuesta válida y se ha parado.
    [stopped] se ha parado.
   *[other] ha tropezado ({ $why }).
} El bot «{ $other ->
    [wanderer] { bot-wanderer }
    [forgetful] { bot-forgetful }
    [mapper] { bot-mapper }
    [reasoner] { bot-reasoner }
    [master] { bot-master }
    [dicer] { bot-dicer }
    [runner] { bot-runner }
    [keeper] { bot-keeper }
    [reckoner] { bot-reckoner }
   *[other] { $other }
}» sigue jugando en esta plaza.
refused-wheel-silent = «{ $name }» no ha arrancado a tiempo.
refused-wheel-broken = No se ha podido instalar «{ $name }»: { $detail }
