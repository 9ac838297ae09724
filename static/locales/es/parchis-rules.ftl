# Las reglas del parchís en palabras, tal como valen en esta mesa. Un párrafo que no se aplica con las
# opciones en vigor queda vacío; un capítulo sin párrafos se omite.

rules-part-round = Alrededor del tablero
rules-part-dice = Los dados

rules-figure-parchis-board = Se corre en sentido contrario a las agujas del reloj. Cada color tiene una casa, una casilla de salida, un pasillo y una meta; { $safe_cells ->
    [4] las cuatro salidas están coloreadas.
   *[other] hay doce casillas coloreadas.
}
rules-figure-parchis-entering = De casa a la salida. La ficha que esté allí sola es comida, incluso en esa casilla coloreada.
rules-figure-parchis-blockade = Dos juntas forman una barrera: nadie la pasa y nadie cae en ella.
rules-figure-parchis-sheltered = En una casilla coloreada, la ficha está en seguro frente a las que vienen por el recorrido.
rules-figure-parchis-lap = Cinco casillas más, dos caminos: por el pasillo (línea discontinua) o de largo, a otra vuelta (línea continua).

rules-parchis-goal = El objetivo
rules-parchis-goal-1 = Cada jugador tiene cuatro fichas. Hay que sacarlas de casa, llevarlas alrededor del tablero y meterlas en la meta. { $pairs ->
    [yes] Gana la pareja que antes tenga sus ocho fichas en la meta.
   *[no] Gana quien antes tenga sus cuatro fichas en la meta.
}
rules-parchis-goal-2 = En este juego no hay nada oculto. El director de juego tira los dados a la vista, enseña lo que se puede mover y lleva la cuenta.

rules-parchis-board = El tablero
rules-parchis-board-1 = El recorrido es una cruz de 68 casillas numeradas, y todas las fichas lo recorren en sentido contrario a las agujas del reloj; después de la 68 viene la 1. Cada color tiene al lado una casa, donde esperan sus fichas, y una casilla de salida: la 5, la 22, la 39 o la 56.
rules-parchis-board-2 = Justo antes de la salida, después de la casilla 68, 17, 34 o 51, se desvía el pasillo propio de cada color. Tiene siete casillas y acaba en la meta. Nadie más entra en él.
rules-parchis-board-3 = { $safe_cells ->
    [4] Interpretación: las casillas coloreadas de las que habla el documento son las cuatro salidas, porque solo allí puede atacar una ficha que sale de casa.
   *[other] Están coloreadas las cuatro salidas y, como en los tableros que se venden, ocho más: 12, 17, 29, 34, 46, 51, 63 y 68.
}
rules-parchis-board-4 = { $pairs ->
    [yes] {""}
   *[no] Interpretación: dos jugadores se sientan frente a frente; en una mesa de tres queda vacía una esquina.
}

rules-parchis-lots = Quién empieza
rules-parchis-lots-1 = Cada cual tira un dado y empieza el más bajo. Quienes empatan a lo más bajo vuelven a tirar. Después se juega por turnos en sentido contrario a las agujas del reloj, como corren las fichas.

rules-parchis-pairs = Parejas
rules-parchis-pairs-1 = { $pairs ->
    [yes] Juegan dos contra dos. Las parejas se sientan frente a frente: el primer jugador con el tercero, el segundo con el cuarto.
   *[no] {""}
}
rules-parchis-pairs-2 = { $pairs ->
    [yes] La pareja gana unida, pero cada cual mueve las fichas de su color. Interpretación: en el tablero, las fichas de tu pareja cuentan como ajenas. Nunca comparten casilla con las tuyas, y una barrera detiene también a tu pareja.
   *[no] {""}
}
rules-parchis-pairs-3 = { $pairs ->
    [yes] { $partners_capture ->
        [yes] En una pareja se puede comer la ficha de la otra parte, y el premio se gana igual.
       *[no] Interpretación: no se puede hacer un movimiento que se coma una ficha de la propia pareja.
    }
   *[no] {""}
}
rules-parchis-pairs-4 = { $pairs ->
    [yes] { $help_partner ->
        [yes] Quien tiene sus cuatro fichas en la meta sigue tirando y mueve las de su pareja. Interpretación: esto empieza con la siguiente tirada.
       *[no] Quien tiene sus cuatro fichas en la meta ya no tira; su pareja sigue por su cuenta.
    }
   *[no] {""}
}

rules-parchis-turn = Un turno
rules-parchis-turn-1 = Tiras dos dados. Cada uno mueve una ficha tantas casillas como marca: los dos la misma, o uno una y otro otra, en el orden que quieras.
rules-parchis-turn-2 = Interpretación: los dados son dos movimientos distintos, aunque sean de una misma ficha. Cuenta dónde cae entre uno y otro: tiene que poder estar allí, y allí come. Los dados solo se suman para salir de casa.
rules-parchis-turn-3 = Hasta que digas que has terminado, puedes deshacer tus movimientos, empezando por el último. Lo que han marcado los dados se queda.

rules-parchis-entering = Salir de casa
rules-parchis-entering-1 = Una ficha sale de casa con un 5 en un dado, o con dos dados que sumen 5: 4 + 1 o 3 + 2. Con 5–5 pueden salir dos fichas.
rules-parchis-entering-2 = Se pone en la salida de su color. La ficha ajena que esté allí sola es comida. Si hay una barrera, sea de quien sea, no puede salir ninguna ficha.
rules-parchis-entering-3 = Interpretación: no es obligatorio sacar ficha; con el 5 se puede mover otra.

rules-parchis-moving = Moverse
rules-parchis-moving-1 = Las fichas solo se mueven en sentido contrario a las agujas del reloj. Las que están solas se adelantan sin problema.
rules-parchis-moving-2 = En una casilla nunca hay fichas de distinto color, y del mismo color no hay más de dos.

rules-parchis-blockades = Barreras
rules-parchis-blockades-1 = Dos fichas de un color en una casilla forman una barrera, sea la casilla que sea. Ninguna ficha la pasa ni cae en ella, de ningún color, ni siquiera del propio; y no se puede comer.
rules-parchis-blockades-2 = Con dobles no puedes mover las dos fichas de una barrera para formar otra en otro sitio. Interpretación: se refiere a esas mismas dos fichas, durante toda la tirada con sus premios. Una de ellas puede formar barrera con una tercera.

rules-parchis-capturing = Comer
rules-parchis-capturing-1 = Quien cae en una casilla con una sola ficha ajena se la come: la ficha vuelve a casa y hay que sacarla de nuevo. Quien come cuenta 20: un movimiento de 20 casillas.
rules-parchis-capturing-2 = En una casilla coloreada, la ficha está en seguro. Solo puede atacarla una ficha que sale de casa justo a esa casilla; ningún otro movimiento puede acabar allí.{ $safe_cells ->
    [4] {""}
   *[other] {" "}Así que en las ocho casillas que no son salidas no se come nunca.
}

rules-parchis-doubles = Dobles
rules-parchis-doubles-1 = Quien saca dobles los juega y vuelve a tirar.
rules-parchis-doubles-2 = Con los terceros dobles seguidos no se mueve nada. En cambio, la ficha más cercana a la meta vuelve a casa y se acaba el turno. Si las dos más cercanas están juntas, se va una de ellas.
rules-parchis-doubles-3 = Interpretación: la ficha más cercana es aquella a la que le faltan menos casillas yendo por su pasillo. En el pasillo no está a salvo de esto; en la meta, sí. Si no hay ninguna ficha en el tablero, no se va ninguna.

rules-parchis-lap = Otra vuelta
rules-parchis-lap-1 = Una ficha que ha llegado a su pasillo puede entrar en él o pasar de largo y dar otra vuelta, si es lo más sensato. Cuando se puede hacer lo uno y lo otro, se ofrecen los dos movimientos.
rules-parchis-lap-2 = Interpretación: quien pasa de largo tiene por delante la vuelta entera. Del pasillo no se sale hacia atrás.

rules-parchis-home = La meta
rules-parchis-home-1 = A la meta solo se llega con el número exacto: con un dado, con los dos uno tras otro o con un premio. Por cada ficha que llega a la meta se cuenta 10: un movimiento de 10 casillas.

rules-parchis-bonuses = Premios
rules-parchis-bonuses-1 = Un premio de 20 o de 10 es un movimiento entero de la ficha que quieras. Varios pueden ir a la misma ficha, uno puede ganar otro, y lo que queda de los dados puede ir antes o después.
rules-parchis-bonuses-2 = Interpretación: un premio mueve fichas por el recorrido y por el pasillo, pero no saca ninguna de casa.
rules-parchis-bonuses-3 = Lo que no se usa en el turno se pierde. Interpretación: se pierde cuando se vuelve a tirar, así que la tirada que sigue a unos dobles empieza sin ello.

rules-parchis-passing = Lo obligatorio y lo libre
rules-parchis-passing-1 = Si se puede mover algo, hay que mover algo. Después de ese movimiento puedes pasar: dejar sin usar el segundo dado o un premio.
rules-parchis-passing-2 = Lo que ninguna ficha puede usar se pierde. Si no se puede mover nada, la tirada acaba sin más; tras unos dobles se vuelve a tirar igualmente.

rules-parchis-end = El final
rules-parchis-end-1 = { $pairs ->
    [yes] La partida acaba en el momento en que las ocho fichas de una pareja están en la meta.
   *[no] La partida acaba en el momento en que alguien mete su cuarta ficha en la meta.
} Los dados y premios que quedan ya no cuentan.
rules-parchis-end-2 = Después, el director de juego dice cuánta suerte ha tenido cada cual con los dados, y se puede volver a ver toda la partida.
rules-parchis-end-3 = Donde juegan varias personas{ $break_minutes ->
    [0] , no hay pausas.
   *[other] , se puede hacer una pausa de { $break_minutes ->
        [one] un minuto
       *[other] { $break_minutes } minutos
    } antes de una jugada, y una segunda solo cuando al menos la mitad de los jugadores ha hecho la suya. Una pausa para todos requiere mayoría.
}{ $clock_minutes ->
    [0] {""}
   *[other] { " " }Cualquiera puede poner el reloj a quien tarda mucho: { $clock_minutes ->
        [one] pasado un minuto
       *[other] pasados { $clock_minutes } minutos
    }, ese jugador queda fuera de la partida.
}
