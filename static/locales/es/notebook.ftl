# El cuaderno y el mapa del director de juego, en el dibujo y en palabras.

notebook-letter-land = T
notebook-letter-river = R
notebook-letter-delta = D
notebook-letter-pit = P
notebook-letter-arsenal = A
notebook-letter-hospital = H
notebook-letter-encephalitis = E
notebook-letter-lift = S
notebook-letter-casino = C
notebook-letter-cave = O
notebook-fits = { $places ->
    [one] cabe en un sitio
   *[other] cabe en { $places } sitios
}
notebook-start = Una hoja en blanco, de { $rows } por { $cols }.
notebook-start-taken = { $name } empieza en { $at }.
notebook-empty = Aún no hay nada seguro.
notebook-without = No forma parte: { $at }.
notebook-row = { $count ->
    [0] Falta la fila { $row }.
   *[other] La fila { $row } tiene { $at }.
}
notebook-map = Mapa: { $count ->
    [one] una casilla
   *[other] { $count } casillas
} con lugar conocido.
notebook-scrap = Fragmento { $number }: { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, cabe en { $places ->
    [one] un sitio
   *[other] { $places } sitios
}.
notebook-at = fila { $row }, columna { $col }
notebook-floor = Piso { $floor }
notebook-floor-who = Piso { $floor }: { $names }
notebook-floor-you = tú
notebook-floor-choice = Pisos (Re Pág, Av Pág)
notebook-floors = { $floors } pisos de la misma forma, uno encima de otro.
notebook-level = { $level ->
    [0] piso de abajo
    [1] un piso más arriba
   *[other] { $level } pisos más arriba
}
notebook-at-level = { notebook-level }, fila { $row }, columna { $col }
notebook-on-scrap = { $at } del fragmento { $number }
notebook-square = { $at }: { $what }.
notebook-type-land = tierra
notebook-type-river = río
notebook-type-delta = { mouth }
notebook-type-pit = { pit }
notebook-type-arsenal = arsenal
notebook-type-hospital = hospital
notebook-type-encephalitis = encefalitis
notebook-type-lift = ascensor
notebook-type-casino = casino
notebook-type-cave = osera
notebook-type-unknown = sin conocer
notebook-flow = corre { $side ->
    [left] hacia la izquierda
    [right] hacia la derecha
    [up] hacia arriba
   *[down] hacia abajo
}
notebook-flow-unknown = no se sabe hacia dónde corre
notebook-told = según el duende
notebook-drift = 1–2
notebook-where = { $side ->
    [left] a la izquierda
    [right] a la derecha
    [up] arriba
   *[down] abajo
}
notebook-side-open = paso { notebook-where }
notebook-side-wall = muro { notebook-where }
notebook-side-doubtful = muro { notebook-where }, quizá volado después
notebook-side-exit = { $goal ->
    [key] salida con cerradura { notebook-where }
   *[treasure] salida { notebook-where }
}
notebook-side-edge = borde { notebook-where }
notebook-side-monolith = muro exterior { notebook-where }
notebook-side-closed = salida cerrada { notebook-where }
notebook-side-opened = { $goal ->
    [key] salida con cerradura abierta con explosivo { notebook-where }
   *[treasure] salida abierta con explosivo { notebook-where }
}
notebook-side-blown = muro volado { notebook-where }
notebook-side-built = muro de cemento { notebook-where }
notebook-treasures = { $goal ->
    [key] aquí está la llave
   *[treasure] { $count ->
        [one] aquí hay un tesoro
       *[other] aquí hay { $count } tesoros
    }
}
notebook-bullets = { $count ->
    [one] aquí hay una bala
   *[other] aquí hay { $count } balas
}
notebook-bombs = { $count ->
    [one] aquí hay una { charge }
   *[other] aquí hay { $count } { charges }
}
notebook-stores = guarda { $what }
notebook-store = { $kind ->
    [bullets] { $preset ->
        [quest] una pistola
       *[other] balas
    }
    [bombs] { $preset ->
        [classic] bombas
        [school] bombas
        [quest] una granada
       *[other] granadas
    }
    [knives] { $preset ->
        [quest] un cuchillo
       *[other] cuchillos
    }
    [boats] { $preset ->
        [quest] una barca
       *[other] barcas
    }
   *[cement] cemento
}
notebook-mines = { $count ->
    [one] aquí hay una mina
   *[other] aquí hay { $count } minas
}
notebook-active = { $count ->
    [one] aquí hay una mina activada
   *[other] aquí hay { $count } minas activadas
}
notebook-corpses = { $count ->
    [one] aquí hay un cadáver
   *[other] aquí hay { $count } cadáveres
}
notebook-corpse-of = aquí está el cadáver de { $name }
notebook-contagious-corpse-of = aquí está el cadáver contagioso de { $name }
notebook-mite-asleep = su garrapata duerme
notebook-mite-awake = su garrapata está despierta
notebook-mite-contagious = contagia
notebook-own = tú estás aquí
notebook-pawn = { $name } está aquí
notebook-is-wounded = con una herida
notebook-is-infected = con una infección
notebook-is-immune = con inmunidad
notebook-is-fallen = en el suelo
notebook-is-unsure = la salud y los objetos pueden haber cambiado
notebook-moves = { $count ->
    [one] queda una jugada para curarse
   *[other] quedan { $count } jugadas para curarse
}
notebook-has-treasure = { $goal ->
    [key] con la llave
   *[treasure] con un tesoro
}
notebook-has-mine = con una mina
notebook-has-corpse = con un cadáver
notebook-has-corpse-of = con el cadáver de { $name }
notebook-link-river = El río lleva de { $from } a { $to }.
notebook-link-pit = El { pit } lleva de { $from } a { $to }.
notebook-link-lift = El ascensor lleva de { $from } a { $to }.
notebook-link-drift = El río arrastra una o dos casillas, de { $from } a { $to }.
notebook-you = Estás en { $at }.
notebook-you-nowhere = No estás en ninguna casilla del cuaderno.
notebook-truth = El laberinto entero, de { $rows } por { $cols }.
notebook-pit = número { $number } del ciclo { $loop }
notebook-treasure = { $goal ->
    [key] La llave está en { $at }.
   *[treasure] { $kind ->
        [true] El tesoro verdadero está en { $at }.
       *[false] Hay un tesoro falso en { $at }.
    }
}
notebook-treasure-carried = { $goal ->
    [key] { $name } lleva la llave.
   *[treasure] { $kind ->
        [true] { $name } lleva el tesoro verdadero.
       *[false] { $name } lleva un tesoro falso.
    }
}
notebook-bear = El oso está en { $at }.
notebook-leprechaun = El duende está en { $at }.
notebook-path-bear = El oso hace este recorrido una y otra vez: { $at }.
notebook-path-leprechaun = El duende hace este recorrido una y otra vez: { $at }.
notebook-stands = { $name } está en { $at }.
notebook-state = { $name }: { $what }.
notebook-stock = { $preset ->
    [quest] pistolas
   *[other] balas
} { $bullets }, { charges } { $bombs }
notebook-lives = { $count ->
    [one] una vida
   *[other] { $count } vidas
}
notebook-knives = { $count ->
    [one] un cuchillo
   *[other] { $count } cuchillos
}
notebook-boats = { $count ->
    [one] una barca
   *[other] { $count } barcas
}
notebook-cement = { $count ->
    [one] un saco de cemento
   *[other] { $count } sacos de cemento
}
notebook-proved = { $what } (demostrado)
notebook-scrap-said = Fragmento { $number }: { $count ->
    [one] una casilla
   *[other] { $count } casillas
}.
help-told-blank = Una hoja en blanco: en esta mesa no se dibuja nada por ti.
help-told-scribe = Solo se dibuja lo que se ha dicho.
help-told-thinking = Pensándolo a fondo…
help-told-known = ∴ Está dibujado todo lo que se puede demostrar.
help-told-partly = ∴ Aquí no todo se puede pensar a fondo: puede quedar algo por demostrar.
help-told-lost = Pensarlo a fondo lleva aquí demasiado tiempo: puede quedar algo por demostrar.
help-chosen-notebook = Un cuaderno sin demostraciones: así lo elegiste en los ajustes.
help-chosen-blank = Una hoja en blanco: así lo elegiste en los ajustes.
