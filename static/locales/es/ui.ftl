# Todo lo que hay en la página y no dice el director de juego.

title = Gamemaster – Laberinto y parchís
tagline = Encuentra el tesoro en un laberinto que solo ve el director de juego y sácalo antes que los demás.
home = Al inicio
language = Idioma
settings = Ajustes
rules = Reglas
end-turn = Parchís: terminar mi turno sin preguntar cuando ya no hay nada que elegir
sounds = Sonidos: dados, muros, agua, disparos y aviso de mi turno
sounds-help = Suaves y breves. Si miras otra pestaña, solo se oye el aviso de tu turno.
close = Cerrar
yes = sí
no = no

## Inicio

learn = Aprender a jugar
learn-hint = Lecciones de un minuto: se aprende haciendo.
first-game = Mi primera partida
first-game-hint = Tranquila: un bot fácil, sin oso, sin balas, sin heridas.
quick-game = Laberinto rápido
quick-game-hint = Clásico, 4 × 5, contra dos bots y un oso.
quick-parchis = Una partida de parchís
quick-parchis-hint = Dos dados, cuatro fichas: a la meta antes que tres bots.
puzzles = Acertijos
draw-labyrinth = Dibujar un laberinto
draw-labyrinth-hint = Haz de director de juego: dibuja el plano a mano, juega en él o guárdalo para tus amigos.
quick-replaces = Una partida nueva ocupa el lugar de la que has dejado.
quick-keeps = Las partidas que dejas se guardan: hasta { $most }, una de ellas con amigos. Después, la más antigua deja su sitio.
continue = Continuar la partida
continue-over = Ver la última partida
continue-lesson = Seguir con la lección
other-games = Otras partidas guardadas: { $count }
my-games = Mis partidas y estadísticas …
setup = Prepara tu propia mesa
setup-game = Juego
setup-waits = El director de juego traerá las opciones enseguida.
start-game = Abrir la mesa
you = Tú
you-play = Yo también juego
you-lead = Yo dirijo la partida
you-lead-hint = Haces de director de juego: ves el plano y a todos los jugadores, respondes a tu ritmo y puedes rectificar. No tienes ficha.
you-name = Nombre
# La primera letra de un nombre va en la ficha: no puede ser ninguna de las letras del cuaderno para las casillas.
you-default = Visitante
you-colour = Color y forma
colour-blue = Cuadrado azul
colour-red = Círculo rojo
colour-green = Triángulo verde
colour-orange = Rombo naranja
colour-purple = Estrella violeta
colour-teal = Hexágono turquesa
bots = Bots
bot-number = Bot { $number }
bot-choice = { $name }, nivel { $level }
bot-remove = Quitar el bot { $number }
bot-more = Un bot más
bot-yours = tu pareja
bot-against = contra ti
bot-with = con el bot { $number }
bot-wanderer = Nómada
    .help = El nómada va de paseo al azar, pero no choca con ningún muro que conozca.
bot-forgetful = Botarate
    .help = El botarate también dibuja un mapa, pero pronto pierde sus fragmentos y tiene que volver a empezar.
bot-mapper = Geógrafo
    .help = El geógrafo dibuja un mapa con lo que oye, va a por el tesoro, rara vez anda en círculos y sabe dónde estás cuando te delatas.
bot-reasoner = Detective
    .help = El detective imagina laberintos en los que habría oído lo mismo y prueba lo que los distingue. Se aparta del oso y de las líneas de tiro. Cuando se pierde, dibuja el mapa, como el geógrafo.
bot-master = Minos
    .help = Minos razona como el detective y además caza: dispara cuando es probable que acierte y te echa el oso encima.
bot-dicer = Soñador
    .help = El soñador mueve lo primero que pilla y no cuenta nada.
bot-runner = Velocista
    .help = El velocista corre hacia la meta sin mirar a los lados.
bot-keeper = Guardián
    .help = El guardián lo sopesa todo un poco: seguros, barreras, fichas que comer, camino a la meta.
bot-reckoner = Calculador
    .help = El calculador piensa en todas las tiradas que pueden salir después, las veintiuna.
bot-stand-in = Instructor
    .help = El instructor hace en una lección aquello de lo que trata.
preset = Reglamento
seed = Semilla
seed-label = Palabra o número
seed-help = { $preset ->
    [parchis] Si lo dejas vacío, decide el azar. Con la misma semilla salen los mismos dados mientras se hagan las mismas jugadas: quien conoce la semilla puede saber la próxima tirada.
   *[other] Si lo dejas vacío, decide el azar. Con la misma semilla y las mismas opciones sale el mismo laberinto: quien conoce la semilla puede saber el mapa.
}
setup-plan = Plano
setup-plan-help = Se juega en el plano que está en tu mesa de dibujo. A toda la mesa se le dice que lo has traído tú.
setup-plan-out = Dejarlo: que el azar dibuje el laberinto
plan-own = Juegas en un plano que alguien ha traído a esta mesa: quien lo dibujó puede conocerlo.
bot-add = Añadir un programa bot
    .help = Un bot es un wheel de Python puro que se registra en «gamemaster.bots». Se ejecuta aislado de la partida y de la red, y solo oye lo que se oye desde su plaza. Se queda hasta que se cierra la página.
bot-file = Elegir un wheel …
bot-url = O una dirección de este sitio
bot-fetch = Traer
bot-added = { $count ->
    [one] Ya hay un tipo de bot disponible.
   *[other] Ya hay { $count } tipos de bot disponibles.
}
record-watch = Ver un registro
    .help = Una partida guardada después de su final se puede volver a ver, con los ojos de cualquiera.
record-file = Elegir un registro …

## El motor, en camino

boot-progress = Cargando
boot-bytes = { $loaded },{ $loaded-tenth } de { $total },{ $total-tenth } MB
boot-start = El director de juego está de camino …
boot-runtime = El director de juego está de camino …
boot-packages = Saca los lápices …
boot-engine = Cuadricula el papel …
boot-ready = El director de juego está listo.
boot-wish =
    { $wish ->
        [play-friends] Un momento: podrás invitar a tus amigos en cuanto llegue el director de juego …
       *[other] Un momento: la partida empieza en cuanto llegue el director de juego …
    }
boot-wish-kept = Lo que has elegido no se olvida.
boot-drawing = El director de juego prepara la mesa …
retry = Volver a intentarlo

## Mesa

table = Mesa
players = Jugadores
log = Lo que se ha dicho
tab-map = Mapa
tab-log = Diario
tab-players = Jugadores
turn-yours = Te toca, { $name }
turn-answering = El director de juego mira su plano …
turn-other = Le toca a { $name }
turn-replay = Repetición
game-over = La partida ha terminado
seat-you = tú
pawn-on = { $cell ->
    [land] en tierra
    [river] en un río
    [delta] en una { mouth }
    [pit] en un { pit }
    [lift] en un ascensor
    [arsenal] { $preset ->
        [classic] en el arsenal
        [school] en el arsenal
       *[other] en un arsenal
    }
    [hospital] { $preset ->
        [classic] en el hospital
        [school] en el hospital
       *[other] en un hospital
    }
    [encephalitis] en una casilla con encefalitis
    [casino] en un casino
    [cave] en la osera
   *[other] en { $cell }
}
pawn-outside = fuera
health = { $health ->
    [unplaced] aún sin casilla
    [healthy] en plena forma
    [wounded] con una herida
    [infected] { $moves ->
        [0] con una infección
        [one] con una infección, una jugada para curarse
       *[other] con una infección, { $moves } jugadas para curarse
    }
    [dead] sin vida
    [lost] fuera de la partida
   *[other] { $health }
}
health-short = { $health ->
    [unplaced] –
    [healthy] { "" }
    [wounded] herida
    [infected] { $moves ->
        [0] infección
       *[other] infección · { $moves }
    }
    [dead] sin vida
    [lost] fuera
   *[other] { $health }
}
bullets = { $preset ->
    [quest] { $count ->
        [0] sin pistola
        [one] una pistola
       *[other] { $count } pistolas
    }
   *[other] { $count ->
        [0] sin balas
        [one] una bala
       *[other] { $count } balas
    }
}
bombs = { $count ->
    [0] sin { charges }
    [one] una { charge }
   *[other] { $count } { charges }
}
lives = { $count ->
    [0] sin vidas
    [one] una vida
   *[other] { $count } vidas
}
money = { $count ->
    [0] sin monedas
    [one] una moneda
   *[other] { $count } monedas
}
tool-gun = { $count ->
    [0] pistola usada
    [one] una pistola
   *[other] { $count } pistolas
}
tool-knife = { $count ->
    [0] cuchillo usado
    [one] un cuchillo
   *[other] { $count } cuchillos
}
tool-bomb = { $count ->
    [0] { charge } usada
    [one] una { charge }
   *[other] { $count } { charges }
}
tool-boat = { $count ->
    [0] barca usada
    [one] una barca
   *[other] { $count } barcas
}
tool-cement = { $count ->
    [0] sin cemento
    [one] un saco de cemento
   *[other] { $count } sacos de cemento
}
carries-treasure = lleva { $goal ->
    [key] la llave
   *[treasure] un tesoro
}
carries-mine = lleva una mina
carries-corpse = lleva un cadáver
immune-now = con inmunidad
stock-unsure = quizá { $label }
orders-left = { $count ->
    [one] puede pedir otra casilla una vez
   *[other] puede pedir otra casilla { $count } veces
}
recall = Recordar la última jugada de { $name }
log-memory = Dicho desde tu turno
memory-note = Partida de memoria: el cuaderno sigue cerrado hasta el final. En tu turno puedes recordar la última jugada de cada jugador.

## Mandos

start-grid = Casillas de inicio
start-hint = Elige la casilla donde empiezas.
start-hint-secret = Elige la casilla donde empiezas. Solo la sabrá el director de juego.
start-wait = Los demás eligen dónde empiezan.
pad-go = Ir
    .keys = flechas
pad-shoot = { $preset ->
    [quest] Pistola
   *[other] Disparar
} · { $left }{ $sure ->
    [no] ?
   *[yes] { "" }
}
    .keys = Mayús + flecha
pad-blow = { charge.named } · { $left }{ $sure ->
    [no] ?
   *[yes] { "" }
}
    .keys = B y una flecha
offer-go = { $side ->
    [left] Ir a la izquierda
    [right] Ir a la derecha
    [up] Ir hacia arriba
   *[down] Ir hacia abajo
}
offer-shoot = { $side ->
    [left] Disparar a la izquierda
    [right] Disparar a la derecha
    [up] Disparar hacia arriba
   *[down] Disparar hacia abajo
}
offer-blow = { $preset ->
    [classic] { offer-bomb }
    [school] { offer-bomb }
   *[other] { $side ->
        [left] Volar el muro de la izquierda
        [right] Volar el muro de la derecha
        [up] Volar el muro de arriba
       *[down] Volar el muro de abajo
    }
}
aim-boat = Pasos en barca, contra la corriente
offer-row = { $side ->
    [left] Remar a la izquierda
    [right] Remar a la derecha
    [up] Remar hacia arriba
   *[down] Remar hacia abajo
}
offer-bomb = { $side ->
    [left] Bomba al muro de la izquierda
    [right] Bomba al muro de la derecha
    [up] Bomba al muro de arriba
   *[down] Bomba al muro de abajo
}
offer-loop = Al siguiente { pit }
offer-lift = Al piso siguiente
offer-flow = Seguir la corriente
offer-skip = Pasar este turno
offer-status = Estado
offer-count = Contar rondas
offer-start = Empezar en { $cell }
offer-ask = Preguntar por { $cell }
offer-order = Seguir desde { $cell }
ask-grid = Casillas por las que preguntar
ask-hint = Elige una casilla: el director de juego te dice, solo a ti, de qué tipo es.
placing-start = Elegir el inicio
placing-ask = Preguntar por una casilla
order-cell = Otra casilla …
order-grid = Casillas desde las que seguir
order-hint = Elige la casilla desde la que sigues. Solo la sabrá el director de juego.
order-stay = Quedarme donde estoy
keys = Teclas
keys-help = { $preset ->
    [school] Flechas: ir. Mayús + flecha, o S y una flecha: disparar. B y una flecha: bomba. F: con la corriente, L: pozo siguiente, E: ascensor, R: casino, H: pista.
   *[other] Flechas: ir. Mayús + flecha, o S y una flecha: disparar. B y una flecha: bomba. L: al pozo siguiente. Espacio: dar prisa a los bots.
}
keys-aim-shoot = Disparar: ¿hacia dónde? Pulsa una flecha o Esc.
keys-aim-blow = { charge.named }: ¿hacia dónde? Pulsa una flecha o Esc.
keys-aim-mine = Mina: ¿hacia dónde? Pulsa una flecha, M para tu propia casilla, o Esc.
keys-aim-boat = En barca: ¿hacia dónde? Pulsa una flecha o Esc.
keys-help-compound = { $preset ->
    [quest] Flechas: ir al momento, K: pasar. S o B y una flecha: disparar, volar. N: cuchillo, O y una flecha: en barca, W: levantar un muro.
   *[other] Flechas: ir al momento. S, B o M y una flecha: disparar, volar, poner una mina. L: pozo siguiente, F: con la corriente, K: pasar.
}
keys-composing = Flechas: el camino. Alt + flecha mueve una parte, Supr la quita. Intro: decirla. Esc: descartar la jugada.
aim = Tu objetivo: { $goal ->
    [key] encontrar la llave y salir con ella por la cerradura
   *[treasure] encontrar el tesoro verdadero y sacarlo
}{ $alone ->
    [yes] , en el menor número de jugadas
   *[no] {" "}antes que nadie
}.
watching-asked = Estás fuera de esta partida. El laberinto guarda su secreto: prueba otra vez o mira cómo siguen los bots.
again = Otra vez, mismo laberinto
watch = Mirar
watching = Tú miras; los bots siguen jugando.
watching-skip = Los bots juegan hasta el final …
hurry = Siguiente jugada ya
skip-to-end = Saltar al final
board-larger = Más grande
board-smaller = Más pequeño
board-fit = Mostrar todo
board-in-words = El cuaderno en palabras

## Después de la partida

reveal = Descubrir el laberinto
play-again = Jugar otra vez
same-again = Mismo laberinto
gather-again = Otras reglas o plazas
draw-on = Plano a la mesa de dibujo
save-record = Guardar registro
replay-close = Volver al resultado
to-lobby = Al inicio
seed-shown = Semilla de este laberinto: { $seed }
replay-at = Momento de la partida
replay-place = Petición { $at } de { $steps }
replay-back = Una petición atrás
replay-next = Una petición adelante
replay-play = Reproducir
replay-pause = Parar
replay-eyes = Con los ojos de
replay-speed = Velocidad
replay-speed-step = { $step ->
    [1] lenta
    [2] tranquila
    [3] ágil
   *[other] rápida
}
eyes-gm = el director de juego
eyes-spectator = alguien del público

## Ajustes

theme = Papel
theme-system = como en el dispositivo
theme-paper = papel cuadriculado
theme-blackboard = pizarra
pace = Ritmo de los bots
pace-calm = pausado
pace-steady = tranquilo
pace-brisk = ágil
pace-instant = inmediato
thought = Los bots que piensan tardan
thought-short = hasta medio segundo
thought-usual = hasta un segundo
thought-long = hasta cinco segundos
help = Mi cuaderno en el Laberinto
help-allowed = todo lo que permita la mesa
help-notebook = un cuaderno, sin demostraciones
help-blank = una hoja en blanco

## Versiones y juego sin red

update-ready = Hay una versión más nueva de esta página.
update-waiting = La versión nueva se abrirá cuando se deje la partida de la otra pestaña.
update-taken = Se está abriendo la versión nueva.
update-take = Abrirla ya
update-later = Más tarde
offline-keeping = La página se está guardando para que se abra también sin red.
offline-yes = La página está guardada en este navegador ({ $size } MB) y se abre también sin red.
offline-failed = Esta vez no se ha podido guardar la página para jugar sin red. Se volverá a intentar en la próxima visita.
offline-impossible = Este navegador no guarda la página para jugar sin red.
install = Instalar como aplicación
docs = Cómo está hecho este juego
