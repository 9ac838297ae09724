# Las palabras para componer una jugada, su forma de texto y las preguntas del director de juego.

## Componer una jugada

builder = La jugada que compones
builder-empty = Toca o pulsa las partes de la jugada en orden, o escríbela aquí (C).
builder-unfinished = Sigue escribiendo; la flecha abajo enseña lo que podría seguir.
typed-next = Podría seguir «{ $word }»: la flecha derecha lo pone.
move-text = shoot left; go up
move-told = «{ $actions }»
say-move = Decirla
discard-move = Descartar esta jugada
compose-move = Componer
more-things = Más cosas que se pueden hacer
part-mine = Mina
part-stab = Cuchillo
part-cement = Muro
part-leave = Dejar
part-throw = Lanzar
part-take = Coger
which = { $key ->
    [thing] { $do ->
        [leave] ¿Qué dejas?
        [throw] ¿Qué lanzas?
       *[take] ¿Qué coges?
    }
    [number] ¿Qué { prize }?
    [side] ¿Hacia dónde?
    [far] ¿A qué distancia?
   *[seat] ¿A quién?
}
which-side = { $value ->
    [left] izquierda
    [right] derecha
    [up] arriba
    [down] abajo
   *[here] en mi propia casilla
}
which-thing = { $value ->
    [bullet] una bala
    [bullets] todas las balas
    [bomb] una { charge }
    [bombs] todas las { charges }
    [mine] la mina
    [corpse] el cadáver
   *[treasure] { prize.definite }
}
which-number = { $value ->
    [1] { prize.definite } de más abajo
   *[other] número { $value } desde abajo
}
which-far = { $value ->
    [0] en mi casilla
    [1] a una casilla
   *[other] a { $value } casillas
}
which-anybody = a cualquiera
which-back = Atrás
strip = Las partes en orden
strip-before = primero
strip-after = después
strip-if = si { $condition }
strip-then = entonces
strip-else = si no
strip-help = { $can ->
    [if-dark] Toca una parte para ponerla tras un «si» o hacerla a oscuras.
    [if] Toca una parte para ponerla tras un «si».
    [dark] Toca una parte para hacerla a oscuras.
   *[other] Toca una parte para moverla o quitarla.
}
slot-end = Añadir la próxima parte al final
slot-then = Añadir la próxima parte aquí: entonces
slot-else = Añadir la próxima parte aquí: si no
chip-help = Abre los detalles; arrástrala, o pulsa Alt y una flecha, para cambiar el orden
chip-faulty = { $action }, aquí hay algo mal
details = Detalles de: { $action }
details-condition = Si …
details-earlier = antes
details-later = después
details-remove = quitar
details-dark = a oscuras
details-hands-off = sin recoger
details-by-boat = en barca
details-if = si …
details-unwrap = sin «si»
details-tell = Decir solo:
condition-text = wall or found treasure
tell-wall = muro
tell-cell = casilla
tell-found = hallazgos
tell-health = salud

## Respuestas al director de juego

question-treasure = { $goal ->
    [key] { $carrying ->
        [yes] Aquí hay otra llave. ¿Cuál quieres?
       *[no] Aquí está la llave. ¿La coges?
    }
   *[treasure] { $carrying ->
        [yes] { $count ->
            [one] Aquí hay un tesoro. ¿Cambias el tuyo por él?
           *[other] Aquí hay { $count } tesoros. ¿Cambias el tuyo por uno de ellos?
        }
       *[no] { $count ->
            [one] Aquí hay un tesoro. ¿Lo coges?
           *[other] Aquí hay { $count } tesoros. ¿Cuál coges?
        }
    }
}
question-hint = { $goal ->
    [key] La de más arriba es la última que llegó.
   *[treasure] El de más arriba es el último que llegó.
}
answer-keep = { $carrying ->
    [yes] { $goal ->
        [key] Quedarme con la mía
       *[treasure] Quedarme con el mío
    }
   *[no] { $count ->
        [1] { $goal ->
            [key] Dejarla
           *[treasure] Dejarlo
        }
       *[other] No coger nada
    }
}
answer-choose = { $count ->
    [1] { $carrying ->
        [yes] Cambiar
       *[no] { $goal ->
            [key] Cogerla
           *[treasure] Cogerlo
        }
    }
   *[other] { $number ->
        [1] { $goal ->
            [key] La de más abajo
           *[treasure] El de más abajo
        }
       *[other] { $last ->
            [yes] { $goal ->
                [key] La de más arriba
               *[treasure] El de más arriba
            }
           *[no] Número { $number } desde abajo
        }
    }
}

## Palabras de la forma de texto, para la lista que las completa

token-go = un paso
token-shoot = un disparo
token-blow = volar un muro
token-mine = una mina
token-leave = dejar aquí
token-throw = a una casilla vecina
token-take = recoger
token-flow = con el río
token-loop = al siguiente { pit }
token-skip = ninguna jugada
token-lift = al piso siguiente
token-stab = a quien esté en mi casilla
token-cement = levantar un muro
token-bet = en el casino
token-hint = ¿dónde estoy?
token-by-boat = contra la corriente
token-dark = no se dice nada
token-tell = solo se dice esto
token-hands-off = sin recoger nada
token-if = con una condición
token-else = si no
token-and = las dos cosas
token-or = una de las dos o ambas
token-not = lo contrario
token-here = en mi propia casilla
token-found = estaba donde llegué
token-have = lo llevo
token-wall = encontré un muro
token-carried = por un río
token-scream = respuesta a un disparo
token-land = una casilla
token-river = una casilla
token-delta = una casilla
token-pit = una casilla
token-arsenal = una casilla
token-hospital = una casilla
token-encephalitis = una casilla
token-casino = una casilla
token-cave = una casilla
token-outside = más allá de una salida
token-healthy = no tengo nada
token-wounded = una herida
token-infected = por la garrapata
token-immune = tras curarme
token-treasure = un objeto
token-bullet = una
token-bullets = todas
token-bomb = una { charge }
token-bombs = todas las { charges }
token-corpse = un objeto
token-knives = en mi equipo
token-boats = en mi equipo
token-cell = qué casilla es
token-health = cómo queda mi salud
token-left = hacia la columna a
token-right = alejándose de la columna a
token-up = hacia la fila 1
token-down = alejándose de la fila 1
token-red = 18 de 37
token-black = 18 de 37
token-odd = 18 de 37
token-even = 18 de 37
token-low = 1 a 18
token-high = 19 a 36
token-status = lo que tengo
