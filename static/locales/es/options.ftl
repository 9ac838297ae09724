# Las opciones de un reglamento: sus nombres, lo que hacen y sus valores.

# Está entre las palabras que pueden ocupar el lugar de un número.
option-number = este número:

## El laberinto

option-rows = Filas
    .help = Alto del laberinto, en casillas.
option-cols = Columnas
    .help = Ancho del laberinto, en casillas.
option-outline = Contorno
    .help = Qué casillas del rectángulo forman parte del laberinto. Lo saben todos.
option-outline-full = todo el rectángulo
option-outline-no-corners = sin las esquinas
option-outline-diamond = un rombo
option-outline-cross = una cruz
option-outline-ring = un anillo
option-outline-ragged = irregular, al azar
option-floors = Pisos
    .help = Todos con el mismo contorno, uno encima de otro.
option-lifts = Ascensores
    .help = Cada piso tiene un ascensor en el mismo sitio; te lleva un piso más allá.
option-exits = { $goal ->
        [key] Cerraduras
       *[treasure] Salidas
    }
    .help = Huecos en el muro exterior; si hay que encontrar una llave, son las cerraduras que abre.
option-closed_exits = Salidas cerradas
    .help = Este número de salidas parece muro exterior hasta que alguien las vuela.
option-arsenals = Arsenales
    .help = Casillas que reponen lo que llevan los jugadores para luchar y volar muros.
option-partial_arsenals = Arsenales que guardan solo algunas cosas
    .help = Lo que guarda cada uno se decide al dibujar el laberinto; lo sabrás cuando llegues.
option-hospitals = Hospitales
    .help = Casillas que curan.
option-casinos = Casinos
    .help = Casillas donde se gana y se pierde dinero a la ruleta.
option-encephalitis = Casillas con encefalitis
    .help = Allí duerme una garrapata; quien la despierta hace contagiosa la casilla.
option-heal_moves = Jugadas para curarse
    .help = Jugadas con éxito en las que hay que llegar a un hospital tras un contagio.
option-heal_moves-0 = las que hagan falta
option-false_treasures = Tesoros falsos
    .help = Parecen el verdadero hasta que se sacan.
option-difficulty = Dificultad
    .help = Lo enrevesado que es el laberinto que dibuja el director de juego.
option-difficulty-easy = fácil
option-difficulty-medium = media
option-difficulty-hard = difícil
option-loops = Ciclos de pozos, como mucho
    .help = Los pozos forman ciclos: quien cae en uno sale por el siguiente.
option-loops--1 = según la dificultad
option-loop_pits = Pozos en un ciclo, como mucho
    .help = Un ciclo tiene al menos dos, salvo que se admitan ciclos de un solo pozo.
option-loop_pits--1 = según la dificultad
option-lone_pits = Ciclos de un solo pozo
    .help = Un ciclo puede tener un único pozo; quien cae en él se queda allí.
option-floor_loops = Ciclos por los pisos
    .help = Los pozos de un ciclo están en todos los pisos, así que se cae de piso en piso.
option-rivers = Sistemas fluviales, como mucho
    .help = Un sistema es un río, o varios que se juntan.
option-rivers--1 = según la dificultad
option-river_cells = Longitud de un río, como mucho
    .help = En casillas.
option-river_cells--1 = según la dificultad
option-walls = Muros interiores, como mucho
    .help = Este número de lados entre dos casillas no se puede cruzar.
option-walls--1 = según la dificultad
option-easy_ways = Pasos fáciles de lado a lado
    .help = Los muros exteriores opuestos están unidos por cadenas de casillas en las que no pasa nada.

## Comienzo

option-start = Inicio
    .help = Cómo llegan los jugadores a sus primeras casillas.
option-start-open = cada cual elige a la vista
option-start-secret = cada cual elige en secreto
option-start-together = todos en una casilla, sin munición
option-start-placed = el director de juego reparte al azar, en secreto
option-void_starts = Elecciones nulas
    .help = Si dos eligen la misma casilla, o alguien acierta con { prize.indefinite }, todos vuelven a elegir.
option-bullets = { $preset ->
        [quest] Pistolas
       *[other] Balas
    }
    .help = Con las que empieza cada jugador y las que repone el arsenal. Cada una da un disparo.
option-bombs = { $preset ->
        [classic] Bombas
        [school] Bombas
       *[other] Granadas
    }
    .help = Con las que empieza cada jugador y las que repone el arsenal. Cada una vuela un muro.
option-knives = Cuchillos
    .help = Cada uno hiere una vez a quienes estén en la misma casilla. Los repone el arsenal.
option-boats = Barcas
    .help = Cada una lleva a un jugador un paso río arriba, contra la corriente, una vez. Las repone el arsenal.
option-cement = Sacos de cemento
    .help = Cada uno levanta un muro junto a la casilla del jugador. Solo los hay en los arsenales.
option-beginners = Principiantes
    .help = Qué jugadores tienen las ventajas de abajo: sus números en el orden de los turnos, separados por espacios, como 1 3. Tú eres el número 1, si juegas. Si se deja vacío, no las tiene nadie.
    .wanted = números de jugadores separados por espacios, como 1 3
option-beginner_asks = Casillas por las que preguntan los principiantes
    .help = Antes de elegir dónde empiezan se les dice en secreto qué hay en este número de casillas.
option-beginner_orders = Más casillas nuevas para principiantes
    .help = Tantas veces por partida pueden seguir desde otra casilla, incluso sin herida; las balas y los objetos grandes se quedan.

## Una jugada

option-compound = Jugadas compuestas
    .help = Un movimiento, y antes y después de él tantos disparos, voladuras y otras acciones como permitan los medios.
option-conditional = Jugadas con condiciones
    .help = Partes de una jugada pueden depender de lo que ha salido hasta entonces: if … else ….
option-dark = Jugadas a oscuras
    .help = Un jugador puede pedir que el resultado de una acción no se le diga a nadie, ni siquiera a quien lo pide.
option-semidark = Jugadas a media luz
    .help = Un jugador puede pedir que se le digan solo algunos resultados.
option-skips = Pasar
    .help = Se puede pasar un turno.
option-skips_draw = Si todos pasan: tablas
    .help = Si todos pasan en una misma ronda, la partida queda en tablas.
option-skips_ride = Al pasar, la casilla arrastra
    .help = Quien pasa en un río sigue la corriente; quien pasa en un pozo o un ascensor va al siguiente.
option-arms_after = Armas solo después del paso
    .help = Los disparos y cuchillos van después del movimiento; las voladuras pueden ir antes.
option-no_repeats = Sin jugadas en vano
    .help = Se rechazan las jugadas de las que se sabe que no cambian nada.

## Ríos, muros, salidas

option-current = Ríos
    .help = Los poco profundos arrastran solo a quien entra; los bravos arrastran al momento hasta el final; los inciertos arrastran una o dos casillas, y no se dice cuántas.
option-current-once = arrastran una casilla a cada paso
option-current-shallow = poco profundos
option-current-turbulent = bravos
option-current-drift = inciertos
option-flow_moves = Seguir la corriente
    .help = En un río se puede pedir ir una casilla río abajo.
option-wall_drift = Arrastre desde los muros
    .help = A quien topa con un muro en un río lo arrastra la corriente.
option-wall_fall = Caída desde los muros
    .help = Quien topa con un muro en un pozo o un ascensor vuelve a caer y va al siguiente.
option-tells_monolith = El muro exterior se distingue
    .help = El director de juego dice si un muro era interior o exterior.
option-blast_answer = Respuesta a una voladura
    .help = Lo que dice el director de juego cuando alguien vuela un muro.
option-blast_answer-exploded = si había un muro
option-blast_answer-done = solo que está hecho
option-blast_answer-remains = si aún queda un muro
option-outside = Las salidas llevan fuera
    .help = Quien sale sin { true-prize } queda fuera y tiene que volver a entrar enseguida.
option-pick_up = Recoger { prize.plural }
    .help = Al llegar, o con libre elección después de la acción.
option-pick_up-at-once = al llegar
option-pick_up-after = después de la acción, si se quiere
option-kit = Un equipo que se puede perder
    .help = Quien recibe una herida pierde todo menos lo que vuelve a dar el arsenal tras curarse.
option-arsenal_adds = Los arsenales dan más
    .help = Un arsenal da cada vez otra dotación completa, en vez de reponer lo que falta.

## Objetos

option-belongings = Hay objetos por el suelo
    .help = Las balas, las granadas y los cadáveres se pierden, se encuentran y se llevan.
option-throwing = Dejar y lanzar
    .help = Lo que pueden hacer los jugadores con lo que llevan.
option-throwing-none = ninguna de las dos cosas
option-throwing-leave = dejar en la misma casilla
option-throwing-throw = dejar, o lanzar a la casilla vecina
option-mines = Minas
    .help = Cada jugador empieza con una, para ponérsela a los demás.
option-mines_beside = Minas en casillas vecinas
    .help = Una mina se puede poner también a una casilla de distancia.
option-arsenal_mines = Minas del arsenal
    .help = El arsenal da también una mina nueva.

## Disparos y heridas

option-shots = Una bala vuela
    .help = Si se detiene en los primeros jugadores a los que da.
option-health = Una herida
    .help = Lo que supone recibir un disparo.
option-health-wounds = hiere; la segunda mata
option-health-lives = quita una vida
option-health-no-death = hiere; no muere nadie
option-lives = Vidas
    .help = Tantos disparos matan a un jugador, si cada uno quita una vida.
option-shots-through = a través de todos, hasta un muro
option-shots-first = hasta el primer obstáculo
option-point_blank = Disparos a la propia casilla
    .help = Una bala da también a los demás de esa casilla.
option-scream = Se oye un grito
    .help = A un disparo responde un grito o el silencio; a quién le ha dado se dice en el turno de ese jugador.
option-houses_stop_shots = Los edificios detienen balas
    .help = No se dispara desde hospitales y arsenales, ni a través de ellos.
option-hospital_safe = A salvo en el hospital
    .help = En un hospital nadie puede recibir una herida.
option-fall = Con una herida se cae al suelo
    .help = Quien cae no puede recibir otra herida antes de su próximo turno.
option-wounded_shoot = Con una herida se puede disparar
    .help = Si no, hay que curarse antes.
option-short_shots = Disparos cortos
    .help = Una bala vuela solo una casilla.
option-damp_powder = Pólvora mojada
    .help = En un río no se puede disparar.
option-named_targets = Los disparos nombran su blanco
    .help = Quien dispara dice a quién y a qué distancia; a nadie más le da.
option-orders = Casillas nuevas tras una herida
    .help = En el turno que sigue a una herida, un jugador puede seguir desde otra casilla, nombrada en secreto.
option-mine_orders = Casillas nuevas también tras las minas
    .help = También puede seguir desde otra casilla quien recibe una herida de mina.

## Criaturas

option-bear = Un oso
    .help = Hiere a quien comparte su casilla.
option-bear_moves = El oso va
    .help = Como van los jugadores, o por un recorrido dibujado con el laberinto.
option-bear_moves-repeats = adonde van los jugadores
option-bear_moves-trajectory = por un recorrido propio
option-bear_strikes_on_meeting = El oso solo ataca al encontrarse
    .help = Hiere a quien encuentra, no a quien sigue andando con él. Si no, hiere a ambos, jugada tras jugada. Un oso con recorrido propio lo hace siempre.
option-bear_can_be_shot = Se le puede dar al oso
    .help = El segundo disparo lo mata, salvo que tenga osera.
option-bear_cave = El oso tiene osera
    .help = Si le dan, vuelve al momento a su osera y empieza de nuevo su recorrido.
option-leprechaun = Un duende
    .help = Le dice a quien se lo encuentra a qué distancia está { prize.definite } más a mano.

## Dinero

option-money = Monedas
    .help = Con las que empieza cada jugador.
option-hint_price = Precio de una pista
    .help = Este número de monedas compra la respuesta a «¿Dónde estoy?».
option-hint_price-0 = sin pistas
option-hint_aloud = Pistas en voz alta
    .help = Todos oyen dónde está quien la compra, y no solo esa persona.
option-stake_limit = Apuesta máxima
    .help = En monedas.
option-stake_limit-0 = todas las que se tengan

## El final, y ayuda en la mesa

option-last_alive = El último con vida
    .help = Lo que supone sobrevivir a todos los demás.
option-goal = Con qué se gana
    .help = Lo que hay que encontrar y sacar.
option-goal-treasure = el tesoro verdadero
option-goal-key = una llave que abre la cerradura
option-last_alive-plays-on = sigue jugando
option-last_alive-wins = gana
option-last_alive-must-carry = aún tiene que sacar { true-prize }
option-last_moves = Jugadas del último con vida
    .help = Tantas para sacar el tesoro, si eso se pide.
option-last_moves-0 = tantas como casillas hay
option-quiet_rounds = Rondas hasta las tablas
    .help = Rondas sin ningún cambio duradero tras las que la partida queda en tablas.
option-quiet_rounds-0 = diez veces las casillas que hay
option-quiet_rounds--1 = tantas como casillas hay
option-help = Ayuda de la página
    .help = Lo máximo que la página apunta para cada jugador de la mesa. Cada uno puede tener menos en su propia página; los bots llevan siempre un cuaderno.
option-help-blank = una hoja en blanco
option-help-scribe = lo que se ha dicho
option-help-notebook = un cuaderno
option-help-proofs = todo lo que se puede demostrar
option-advice = Pistas de la página
    .help = Si se le pregunta una y otra vez, la página dice que hay algo que saber, dónde, qué y por qué, y al final una jugada. Todos se enteran de cada pista, y se cuenta.
option-advice-never = para nadie
option-advice-alone = sin otras personas
option-advice-always = para todos
option-memory_game = Partida de memoria
    .help = La página no muestra el diario de lo dicho; solo se pueden recordar las últimas jugadas.

## Parchís

option-safe_cells = Casillas coloreadas
    .help = La ficha que está en una de ellas está en seguro frente a las que vienen por el recorrido.
option-safe_cells-4 = las 4 salidas
option-safe_cells-12 = estas y 8 más
option-pairs = Parejas
    .help = Cuatro jugadores, dos contra dos. Las parejas se sientan frente a frente y ganan juntas.
option-partners_capture = Comer a la propia pareja
    .help = Si no, no se puede hacer un movimiento que se coma una ficha de la pareja.
option-help_partner = Ayudar a la pareja
    .help = Quien tiene todas sus fichas en la meta sigue tirando y mueve las de su pareja.
