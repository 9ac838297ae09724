# Las lecciones y el acompañante de la primera partida. `static/docs/lessons.md` dice dónde va cada frase.

lessons-title = Aprender a jugar
lessons-about = Lecciones cortas: cada una dura más o menos un minuto y se aprende haciendo. Empieza por la primera.
lessons-basics = El laberinto
lessons-further = Otros reglamentos, otros juegos
lessons-done = hecha
lessons-count = { $done } de { $all } hechas
lessons-step = { $title } · { $number } de { $tasks }
lessons-over = { $title } · hecha
lessons-again = Volver a empezar
lessons-leave = Todas las lecciones
lessons-next = Próxima lección: { $title }
lessons-on = Seguir
lessons-first-game = Mi primera partida
lessons-stuck = Desde aquí ya no se puede hacer. Vuelve a empezar.
lessons-missing = Las lecciones no han llegado. Mira si hay red y vuelve a intentarlo.
lessons-guide = Tu guía
lessons-companion = Tu acompañante
lessons-dismiss = Gracias, ya me apaño

## Un paso y un muro

lesson-walls = Un paso y un muro
lesson-walls-about = Pide un paso y oye lo que dice el director de juego.
task-walls-step = Estás en a2, y solo el director de juego ve los muros. Da un paso a la derecha: toca la casilla, toca la flecha o pulsa la tecla de flecha.
task-walls-step-done = «Tierra» es el suelo al que has llegado: nada especial. Tu mapa ya lo muestra.
task-walls-step-wall = «Muro»: ahí hay algo, así que te quedas donde estás. Prueba ahora hacia el otro lado, a la derecha.
task-walls-step-other = Te has movido, pero queremos llegar a b2, en el centro. Ve allí.
task-walls-wall = Otra vez a la derecha. Puede que haya un muro: nadie lo sabe hasta que alguien prueba.
task-walls-wall-done = «Muro»: no te has movido, y tu turno está gastado. La línea roja se queda en el mapa, así que no hace falta probarlo otra vez.
task-walls-wall-open = Por ahí no hay muro. Busca uno: prueba un lado que aún no esté dibujado.
task-walls-wall-house = Un edificio: eso viene después. Ahora busca un muro.
task-walls-wall-other = Eso no era un muro. Prueba otro lado.
task-walls-round = Los muros se pueden rodear. El hospital está arriba a la derecha, en c1: encuentra el camino.
task-walls-round-done = «Hospital»: ya sabes moverte. Para empezar, un laberinto solo pide pasos y muros.
task-walls-round-wall = Un muro o el borde: por ahí no se pasa. Busca otro camino.
task-walls-round-other = Bien, sigue: vas a c1, arriba a la derecha.

## Lo que dibuja el cuaderno

lesson-notebook = Lo que dibuja el cuaderno
lesson-notebook-about = El mapa solo dibuja lo seguro.
task-notebook-cell = Tu cuaderno conoce una casilla: a2, el arsenal. Ve hacia arriba y mira lo que dibuja.
task-notebook-cell-done = La casilla está dibujada, y el lado que has cruzado está abierto. No se adivina nada: lo dibujado es seguro.
task-notebook-cell-wall = Eso era un muro, y está dibujado en rojo. Ahora ve hacia arriba.
task-notebook-cell-other = Eso también está dibujado. Vamos hacia arriba desde a2.
task-notebook-walls = Un lado con la línea discontinua no lo ha probado nadie. Ve a la derecha, a b1, y encuentra los dos muros de esa casilla.
task-notebook-walls-done = Dos líneas rojas. Un muro encontrado ya no sorprende a nadie.
task-notebook-walls-one = Un muro. La casilla b1 tiene dos: mira los lados que aún son discontinuos.
task-notebook-walls-other = Los dos muros son de b1, junto a la esquina. Prueba sus lados discontinuos.
task-notebook-back = De vuelta al arsenal. El mapa muestra el camino: léelo en él.
task-notebook-back-done = De vuelta sin un paso en falso. De eso se acuerda el mapa; tú no tienes que hacerlo.
task-notebook-back-wall = El mapa te lo podía haber dicho: mira dónde la línea es roja o discontinua. El arsenal es la casilla con una A.
task-notebook-back-other = Vas de camino. El arsenal es la casilla con una A, en a2.

## Río y desembocadura

lesson-river = Un río y su desembocadura
lesson-river-about = El agua te lleva una casilla más allá.
task-river-in = A tu derecha hay un río. Entra en él.
task-river-in-done = «Río – río»: has entrado en b1, y la corriente te ha llevado a c1. Las flechas muestran hacia dónde corre.
task-river-in-dry = Tierra seca. El río está en b1, a la derecha de la esquina donde has empezado.
task-river-in-wall = El borde del laberinto. El río está a tu derecha.
task-river-in-other = Por ahí no: el río está en b1.
task-river-out = Los ríos arrastran una vez por turno: puedes salir. Ve hacia abajo, a la orilla.
task-river-out-done = Otra vez en tierra. Aquí no tira de ti ninguna corriente.
task-river-out-wall = Un muro. La orilla está debajo de ti.
task-river-out-delta = Has llegado a la desembocadura, donde acaba el río. Desde aquí también puedes ir hacia abajo.
task-river-out-other = Sigues en el agua. Ve hacia abajo, fuera del río.
task-river-mouth = Ahora entra otra vez en el río, hacia arriba, en c1, y mira adónde te lleva.
task-river-mouth-done = «Río – desembocadura»: una casilla más allá está la desembocadura. Allí se para el agua, y no arrastra a nadie.
task-river-mouth-source = Eso estaba más arriba, así que sigues en el río. Ve a c2 y entra desde allí hacia arriba.
task-river-mouth-walked = «Desembocadura»: has ido directamente a ella. Queremos que te lleve el río: entra hacia arriba desde c2.
task-river-mouth-other = Entra en el río desde c2, justo debajo.
task-river-against = Estás en la desembocadura. Intenta subir por el río: ve a la izquierda.
task-river-against-done = Un paso contra la corriente, y te ha devuelto. Quien quiere subir por un río va por la orilla.
task-river-against-wall = Un muro. Río arriba es a la izquierda.
task-river-against-dry = Eso es tierra. Vuelve a la desembocadura, en d1, y prueba a la izquierda desde allí.
task-river-against-other = Aún no es río arriba: desde la desembocadura, en d1, ve a la izquierda.

## Un pozo y un fragmento

lesson-pit = Un pozo y un fragmento
lesson-pit-about = Caes, y no sabes por dónde has salido.
task-pit-fall = A tu derecha hay un pozo. Cae en él.
task-pit-fall-done = Has caído en b1 y has salido por otro pozo, pero ¿dónde? El cuaderno te empieza un segundo fragmento de mapa.
task-pit-fall-land = Tierra. El pozo está en b1, a la derecha de la esquina de arriba.
task-pit-fall-wall = El borde del laberinto. El pozo está a tu derecha.
task-pit-fall-other = El pozo está en b1. Ve allí.
task-pit-scrap = Sigue andando hasta que el nuevo fragmento tenga tres casillas. Volver a pisar el pozo no cuenta.
task-pit-scrap-done = El fragmento crece, aunque nadie sabe en qué parte del mapa está. Así se conoce un laberinto.
task-pit-scrap-pit = Has vuelto a pisar el pozo y has caído al siguiente del ciclo. Cae otra vez y ve hacia el otro lado.
task-pit-scrap-wall = Un muro: también se dibuja. Prueba otro lado.
task-pit-scrap-other = Bien. Sigue hasta que el fragmento tenga tres casillas.
task-pit-again = Los pozos forman un ciclo: del último se cae al primero. Vuelve al pozo por el que has salido.
task-pit-again-done = Del segundo pozo al primero: este ciclo tiene dos. Ahora sabes dónde estás.
task-pit-again-wall = Un muro. Vuelve por donde has venido.
task-pit-again-other = Vuelve al pozo por el camino dibujado.

## Unir fragmentos

lesson-joining = Unir fragmentos
lesson-joining-about = Dos fragmentos se hacen un mapa cuando solo pueden estar de una manera.
task-joining-fall = Estás en el arsenal. Encima de ti hay tierra, y a su derecha, un pozo. Cae en él.
task-joining-fall-done = Un nuevo fragmento. Podría estar en muchos sitios.
task-joining-fall-wall = El borde. El pozo está en b1: ve hacia arriba y después a la derecha.
task-joining-fall-other = Vas de camino: el pozo está en b1.
task-joining-join = Solo hay un arsenal. Encuéntralo otra vez desde este lado: ve a la izquierda todo lo que puedas.
task-joining-join-done = El arsenal está en los dos fragmentos, y solo hay uno: así que quedan unidos, y sabes dónde está todo.
task-joining-join-hospital = El hospital: el otro fragmento no lo conoce, así que no une nada. Busca el arsenal.
task-joining-join-pit = Otra vez el pozo, y estás de nuevo en el otro. Sigue desde el fragmento que conoces.
task-joining-join-wall = Un muro. El arsenal está a la izquierda, en la misma fila que el pozo por el que has salido.
task-joining-join-other = El fragmento crece. Sigue hacia la izquierda.

## Tesoro y salida

lesson-treasure = El tesoro y la salida
lesson-treasure-about = Encuéntralo, sácalo, gana.
task-treasure-exit = La salida es un hueco en el muro exterior: está en c1, a la derecha. Ve a mirar.
task-treasure-exit-done = «Salida»: por aquí se sale, pero con las manos vacías no hay nada que ganar fuera.
task-treasure-exit-wall = Un muro. Ve primero hacia arriba, a c1, y después a la derecha.
task-treasure-exit-land = Bien. La salida está a la derecha de c1.
task-treasure-exit-other = La salida está a la derecha de c1, la esquina de arriba.
task-treasure-take = En b1 hay un tesoro. Entre él y tú hay un muro: rodéalo.
task-treasure-take-done = Lo tienes en las manos. Con una herida se suelta, y uno de los dos tesoros que hay aquí es falso.
task-treasure-take-wall = El muro sigue ahí. Ve hacia abajo, a la izquierda y hacia arriba.
task-treasure-take-other = Vas de camino a b1.
task-treasure-out = Sácalo: vuelve a c1 y sal por la derecha. Solo fuera sabrás si es el verdadero.
task-treasure-out-done = El tesoro verdadero está fuera: has ganado una partida.
task-treasure-out-other = El camino de vuelta está dibujado en tu mapa.

## Armas, heridas, hospital

lesson-arms = Armas, heridas y el hospital
lesson-arms-about = Un disparo, una bomba, y dónde se curan las heridas.
task-arms-shoot = El instructor está en tu fila, en c1. Dispara a la derecha: las balas vuelan hasta el primer muro.
task-arms-shoot-done = Le has dado: el instructor tiene una herida y ha respondido con otro disparo. Una herida se cura; la segunda mata.
task-arms-shoot-missed = La bala ha volado, pero no había nadie. El instructor está a tu derecha.
task-arms-shoot-moved = Un paso también es un turno entero. El instructor sigue ahí: dispara a la derecha.
task-arms-shoot-other = Aún no hay disparo. Usa los botones de la bala, a la derecha.
task-arms-blow = Debajo de ti, en a1, hay un muro. Vuélalo: las bombas abren los muros interiores.
task-arms-blow-done = El muro ya no está, para nadie. Los muros exteriores no ceden nunca.
task-arms-blow-nothing = «No ha explotado»: ahí no había muro interior, y la bomba se ha gastado. El muro está debajo de a1.
task-arms-blow-wall = Eso es, ahí está el muro. Ahora vuélalo: los botones de la bomba, hacia abajo.
task-arms-blow-other = El muro está debajo de a1. Usa los botones de la bomba.
task-arms-heal = Tienes una herida. El hospital está en d2: pasa por el hueco y ve a la derecha.
task-arms-heal-done = Herida curada. El arsenal hace lo mismo con las balas y las bombas.
task-arms-heal-wall = Un muro. El hospital está en la segunda fila, al final, a la derecha.
task-arms-heal-arsenal = El arsenal repone balas y bombas. Las heridas se curan en d2, en el hospital.
task-arms-heal-other = Vas de camino: el hospital está en d2.

## El oso

lesson-bear = El oso
lesson-bear-about = Repite tus pasos sin que se le vea.
task-bear-meet = En alguna parte del laberinto hay un oso que da los mismos pasos que tú. Ve dos veces a la derecha, junto al muro de arriba.
task-bear-meet-done = Estaba en la esquina y no podía seguir, así que has chocado con él: una herida. A un oso no se le puede disparar.
task-bear-meet-wall = Te has quedado donde estabas, pero el oso quizá se ha movido: prueba todas las direcciones que pides.
task-bear-meet-land = Si tú andas, él también. Otra vez a la derecha, junto al muro de arriba.
task-bear-meet-other = Está cerca. Ve a la derecha, junto al muro de arriba.
task-bear-heal = Desde ahora va a tu lado, y mientras lo haga no vuelve a atacar. Ve al hospital: dos pasos hacia abajo.
task-bear-heal-done = Herida curada. El oso no roba tesoros, pero ya sabes por qué los demás dan un rodeo.
task-bear-heal-wall = Un muro. El hospital está en c3, abajo.
task-bear-heal-other = Sigue: el hospital está en c3.

## Una pequeña partida entera

lesson-game = Una pequeña partida entera
lesson-game-about = Todo a la vez: empieza donde quieras, encuentra el tesoro, sal.
task-game-start = Juega ahora una partida tuya. Hay un tesoro, una salida, un río y dos pozos. Elige dónde empiezas.
task-game-start-done = El director de juego te dice sobre qué empiezas.
task-game-start-other = Elige una casilla donde empezar.
task-game-treasure = Encuentra el tesoro. Prueba los lados que aún son discontinuos: cada respuesta te dice algo.
task-game-treasure-done = ¡Ahí está! Va contigo.
task-game-treasure-river = Agua: te ha arrastrado. El mapa muestra dónde estás ahora.
task-game-treasure-pit = Un pozo: ahora estás en otro sitio, quizá en un fragmento aparte.
task-game-treasure-other = Sigue: ¿dónde no has estado todavía?
task-game-won = Ahora encuentra la salida: un hueco en el muro exterior. Prueba los bordes del mapa que no están dibujados como muros.
task-game-won-done = Fuera, con el tesoro: ¡has ganado tu primer laberinto!
task-game-won-wall = Un muro. Un borde menos que probar.
task-game-won-other = Aún no estás fuera. Busca un lado discontinuo en el borde.

## Escolar

lesson-school = Escolar: dinero y ascensores
lesson-school-about = Compra una pista, pon una moneda al rojo, toma el ascensor.
task-school-hint = Aquí no eliges dónde empiezas, y hay dos pisos. Tienes diez monedas: compra una pista.
task-school-hint-done = El director de juego te ha dicho dónde estás, y solo a ti. Ya sabes dónde encaja tu mapa.
task-school-hint-step = Te has movido, pero ¿en qué piso, en qué esquina? Compra una pista: cuesta cinco monedas.
task-school-hint-other = Compra primero una pista.
task-school-casino = A la derecha de la esquina a1 de este piso hay un casino. Entra.
task-school-casino-done = En el casino puedes jugar una ronda en vez de dar un paso.
task-school-casino-wall = Un muro. Desde a1, el casino está a la derecha.
task-school-casino-other = El casino está en b1, en el primer piso.
task-school-bet = Pon una moneda al rojo, o a lo que quieras.
task-school-bet-done = Decide la ruleta. Las apuestas sencillas pagan otro tanto; un número, treinta y cinco veces.
task-school-bet-left = Has dejado el casino. Está en b1, en el primer piso: vuelve y apuesta.
task-school-bet-wall = Un muro. Estás en el casino: apuesta.
task-school-bet-other = Apuesta: abre la mesa del casino, elige y pon una moneda.
task-school-lift = Debajo del casino, en b2, hay un ascensor. Entra.
task-school-lift-done = El ascensor te ha llevado al otro piso, a la casilla justo encima o debajo. Los ascensores unen pisos como los pozos unen casillas.
task-school-lift-bet = Basta de apuestas: el ascensor está debajo.
task-school-lift-wall = Un muro. Desde el casino, el ascensor está debajo de ti.
task-school-lift-other = El ascensor está en b2, debajo del casino.

## Búsqueda

lesson-quest = Búsqueda: llave, equipo y una criatura
lesson-quest-about = Pregunta al duende, coge la llave, vuela un muro, abre la cerradura.
task-quest-ask = En una búsqueda se busca una llave y se sale por una cerradura. Un duende va y viene entre b1 y b2, y sabe dónde está la llave. Ve a la derecha, a b2.
task-quest-ask-done = Susurra a qué distancia está la llave: tantas casillas a un lado, tantas hacia arriba o hacia abajo. No dice el camino.
task-quest-ask-land = Aquí no. Va y viene entre b1 y b2: espéralo allí. Puedes pasar un turno.
task-quest-ask-wall = Un muro. El duende va y viene entre b1 y b2, a tu derecha.
task-quest-ask-other = Va y viene entre b1 y b2. Espéralo allí.
task-quest-key = Una casilla más arriba: ve a por la llave.
task-quest-key-done = Tienes la llave. La cerradura está tras este muro, en c1.
task-quest-key-wall = Un muro. La llave está en b1.
task-quest-key-other = La llave está en b1.
task-quest-blow = Vuela el muro y pasa, todo en un turno: «{ compose-move }», granada a la derecha, paso a la derecha, «{ say-move }».
task-quest-blow-done = El muro ya no está, y la granada tampoco. Cada objeto del equipo se usa una vez; un arsenal da otros nuevos.
task-quest-blow-wall = Sí, ese es el muro. Usa con él la granada: a la derecha, desde b1.
task-quest-blow-other = Aún no falta ningún muro. Desde b1: «{ compose-move }», la granada a la derecha, el paso a la derecha, «{ say-move }».
task-quest-out = La cerradura está a la derecha de c1. Pasa: tienes la llave.
task-quest-out-done = La cerradura se abre: has ganado una búsqueda.
task-quest-out-wall = Un muro. La cerradura está a la derecha de c1.
task-quest-out-other = La cerradura está a la derecha de c1.

## Grande

lesson-grand = Grande: componer, condiciones, a oscuras
lesson-grand-about = Jugadas enteras, jugadas con un «si» y jugadas que no oye nadie.
task-grand-two = Aquí una jugada puede tener varias partes: disparos, lanzamientos y un paso. Pulsa «{ compose-move }», elige un disparo y un paso, y después «{ say-move }».
task-grand-two-done = El director de juego responde parte a parte, en tu orden. Todo ha sido un turno.
task-grand-two-one = Eso era una sola parte. Pulsa «{ compose-move }» y elige dos antes de decir la jugada.
task-grand-two-other = Pulsa «{ compose-move }», elige dos partes y después «{ say-move }».
task-grand-if = Una jugada puede depender de lo que oyes por el camino. Compón un paso y una granada a la derecha; toca la granada y ponla tras «{ details-if }»: muro.
task-grand-if-done = Lo has dicho todo de antemano, como pide el juego: a medio camino no se puede cambiar nada.
task-grand-if-plain = Esa jugada no tenía condición. Componla, toca una parte y ponla tras «{ details-if }».
task-grand-if-other = Toca una parte de la jugada y ponla tras «{ details-if }»; después, dila.
task-grand-dark = Ahora un paso del que nadie oiga nada: componlo, tócalo, elige «{ details-dark }» y dilo.
task-grand-dark-done = «Hecho», y nada más: los demás no saben nada. Pero tú tampoco.
task-grand-dark-told = Eso se ha dicho en voz alta. Compón un paso, tócalo y elige «{ details-dark }».
task-grand-dark-other = Compón un paso, tócalo y elige «{ details-dark }».
task-grand-out = El tesoro está en d2, y la salida, a su derecha. Ve a por él y sácalo.
task-grand-out-done = Fuera, con el tesoro verdadero: has ganado con el reglamento completo.
task-grand-out-wall = Un muro: apunta lo que sabes. El tesoro está en d2.
task-grand-out-other = Aún no estás fuera. El tesoro está en d2, y la salida, a su derecha.

## Parchís

lesson-parchis = Parchís: de casa a la meta
lesson-parchis-about = Sal de casa, haz una barrera, come, llega a la meta.
task-parchis-base = Con un cinco sale una ficha de casa. Te ha salido uno: toca la ficha o elige el movimiento.
task-parchis-base-done = Está en tu casilla de salida.
task-parchis-base-other = Saca una ficha de casa con el cinco.
task-parchis-three = El otro dado dice tres. Mueve la misma ficha.
task-parchis-three-done = Cada dado mueve una ficha: la misma u otra.
task-parchis-three-other = Mueve la ficha tres casillas.
task-parchis-pair = Dos fichas tuyas en una casilla forman una barrera, que no puede pasar nadie. Haz una: tres casillas con la ficha de atrás.
task-parchis-pair-done = Una barrera: nadie entra en esta casilla y nadie la pasa, ni siquiera tú.
task-parchis-pair-other-piece = Ese era otro movimiento. Tres casillas con la ficha de la 20 la habrían llevado junto a la otra.
task-parchis-pair-other = Aún no. Lleva las dos fichas a la misma casilla.
task-parchis-capture = Cuatro casillas por delante de ti hay una ficha rival. Cae en ella.
task-parchis-capture-done = Comida: vuelve a su casa, y tú cuentas veinte de premio.
task-parchis-capture-short = Ese era otro movimiento. Cuatro casillas te llevan justo a la ficha rival.
task-parchis-capture-other = La ficha rival sigue ahí: cuatro casillas con la ficha de la 20.
task-parchis-bonus = Usa el premio: cuenta veinte con una ficha.
task-parchis-bonus-done = Veinte casillas de una vez. Una ficha que llega a la meta cuenta diez.
task-parchis-bonus-die = Eso era el dado. El premio también espera: veinte casillas.
task-parchis-bonus-other = Te esperan veinte casillas. Cuéntalas.
task-parchis-home = Tu última ficha está en el pasillo. Hace falta un tres exacto para llegar a la meta.
task-parchis-home-done = Las cuatro están en la meta: has ganado.
task-parchis-home-short = Ahora falta una casilla, y no queda ningún uno: a la meta se llega con el número exacto. Prueba otra vez con el tres.
task-parchis-home-other = Tres casillas la llevan justo a la meta.

## El acompañante de la primera partida

companion-land = Tierra: has llegado. Cada respuesta se dibuja en tu mapa.
companion-wall = Un muro: te quedas donde estás, y la línea roja te lo recuerda.
companion-river = El río te ha llevado una casilla más allá; las flechas muestran su corriente.
companion-delta = En una { mouth } acaba un río: desde aquí no arrastra a nadie.
companion-pit = Has caído por un { pit }, y sigues dibujando en un fragmento aparte hasta que esté claro dónde está.
companion-joined = Ahora es seguro dónde está el fragmento, así que los dos son un solo mapa.
companion-hospital = El hospital cura las heridas de quien acaba en él su turno.
companion-arsenal = El arsenal devuelve lo que has gastado.
companion-treasure = Llevas { prize.indefinite }: busca la salida, un hueco en el muro exterior.
companion-other-treasure = Alguien más tiene ahora { prize.indefinite }: merece la pena vigilar una salida que conozcas.
companion-false = Un tesoro falso ha desaparecido, así que el verdadero sigue en alguna parte.
companion-exit = Esta es la salida: vuelve con { prize.indefinite }.
companion-wound = Tienes una herida, y no puedes llevar { $goal ->
    [key] ninguna llave
   *[treasure] ningún tesoro
} hasta que te cure un hospital.
companion-life = Has perdido una vida; un hospital te la devuelve.
companion-bear = El oso da los pasos que dan los jugadores, y ataca a quien se encuentra.
