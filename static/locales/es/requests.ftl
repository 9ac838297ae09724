# Lo que piden los jugadores, repetido por el director de juego. Los identificadores son los de las acciones y condiciones.

## Peticiones

requested = { $name }: { $actions }.
acts = – { $action }:
action-go = { $side ->
    [left] izquierda
    [right] derecha
    [up] arriba
   *[down] abajo
}
action-shoot = { $side ->
    [left] disparo a la izquierda
    [right] disparo a la derecha
    [up] disparo hacia arriba
   *[down] disparo hacia abajo
}{ $aimed ->
    [yes] , a { $name }, { $far ->
        [0] en la misma casilla
        [one] a una casilla
       *[other] a { $far } casillas
    }
   *[no] {""}
}
action-stab = usar el cuchillo
action-blow = { $preset ->
    [classic] { action-bomb }
    [school] { action-bomb }
   *[other] { $side ->
        [left] volar el muro de la izquierda
        [right] volar el muro de la derecha
        [up] volar el muro de arriba
       *[down] volar el muro de abajo
    }
}
action-bomb = { $side ->
    [left] bomba a la izquierda
    [right] bomba a la derecha
    [up] bomba hacia arriba
   *[down] bomba hacia abajo
}
action-cement = { $side ->
    [left] levantar un muro a la izquierda
    [right] levantar un muro a la derecha
    [up] levantar un muro arriba
   *[down] levantar un muro abajo
}
action-loop = al siguiente { pit }
action-lift = al piso siguiente
action-flow = con la corriente
action-skip = { $preset ->
    [quest] pasar el paso
   *[other] pasar
}
action-bet = { $number ->
    [one] una moneda
   *[other] { $number } monedas
} { bet-on }
bet-on = { $thing ->
    [red] al rojo
    [black] al negro
    [odd] a impar
    [even] a par
    [low] a 1–18
    [high] a 19–36
   *[other] al número { $thing }
}
action-hint = una pista, por favor
action-start = empieza en { $at }
action-order = sigue desde { $at }
action-ask = ¿qué hay en { $at }?
action-mine = { $side ->
    [left] poner una mina a la izquierda
    [right] poner una mina a la derecha
    [up] poner una mina arriba
    [down] poner una mina abajo
   *[here] poner una mina aquí
}
action-leave = dejar { thing }
action-throw = lanzar { thing } { side-to }
action-take = coger { thing }
action-status = mi estado, por favor
action-count = contar las rondas sin cambios
action-keep = dejar las cosas como están
# Una petición no dice cuántos hay: el único también es el primero.
action-choose = { $number ->
    [1] { $goal ->
        [key] la de aquí
       *[treasure] el de aquí
    }
   *[other] número { $number } desde abajo
}

# Cómo se marca una acción y cómo depende de lo anterior en la misma jugada.
action-hands-off = { $action }, sin recoger nada
action-by-boat = { $action }, en barca
action-dark = { $action }, sin decir nada
action-tell = { $action }, dime solo { $facts }
action-if = si { $condition }: { $then }
action-if-else = si { $condition }: { $then }; de lo contrario: { $otherwise }
fact-wall = si hay un muro
fact-cell = qué casilla es
fact-found = qué encuentro
fact-health = cómo queda mi salud
cond-land = estoy en tierra
    .not = no estoy en tierra
cond-river = estoy en un río
    .not = no estoy en un río
cond-delta = estoy en una { mouth }
    .not = no estoy en una { mouth }
cond-pit = estoy en un { pit }
    .not = no estoy en un { pit }
cond-lift = estoy en un ascensor
    .not = no estoy en un ascensor
cond-arsenal = estoy en un arsenal
    .not = no estoy en un arsenal
cond-hospital = estoy en un hospital
    .not = no estoy en un hospital
cond-encephalitis = hay encefalitis
    .not = no hay encefalitis
cond-casino = estoy en un casino
    .not = no estoy en un casino
cond-cave = estoy en la osera
    .not = no estoy en la osera
cond-outside = estoy fuera
    .not = no estoy fuera
cond-wall = hubo un muro
    .not = no hubo muro
cond-carried = me arrastró la corriente
    .not = no me arrastró la corriente
cond-scream = se oyó un grito
    .not = no se oyó ningún grito
cond-found-treasure = había { prize.indefinite }
    .not = no había { $goal ->
        [key] ninguna llave
       *[treasure] ningún tesoro
    }
cond-found-bullets = había balas
    .not = no había balas
cond-found-bombs = había { charges }
    .not = no había { charges }
cond-found-mine = había una mina
    .not = no había ninguna mina
cond-found-corpse = había un cadáver
    .not = no había ningún cadáver
cond-have-treasure = llevo { $goal ->
        [key] la llave
       *[treasure] un tesoro
    }
    .not = no llevo { $goal ->
        [key] la llave
       *[treasure] ningún tesoro
    }
cond-have-bullets = { $preset ->
        [quest] queda una pistola
       *[other] quedan balas
    }
    .not = { $preset ->
        [quest] no queda ninguna pistola
       *[other] no quedan balas
    }
cond-have-bombs = quedan { charges }
    .not = no quedan { charges }
cond-have-mine = llevo una mina
    .not = no llevo ninguna mina
cond-have-corpse = llevo un cadáver
    .not = no llevo ningún cadáver
cond-have-knives = queda un cuchillo
    .not = no queda ningún cuchillo
cond-have-boats = queda una barca
    .not = no queda ninguna barca
cond-have-cement = queda cemento
    .not = no queda cemento
cond-healthy = tengo buena salud
    .not = no tengo buena salud
cond-wounded = tengo una herida
    .not = no tengo ninguna herida
cond-infected = tengo una infección
    .not = no tengo ninguna infección
cond-immune = tengo inmunidad
    .not = no tengo inmunidad
cond-not = no ({ $condition })
cond-and = { $first } y { $next }
cond-or = { $first } o { $next }

## Partes de frases

thing = { $thing ->
    [bullet] una bala
    [bullets] todas las balas
    [bomb] una { charge }
    [bombs] todas las { charges }
    [mine] la mina
    [corpse] el cadáver
   *[treasure] { $number ->
        [0] { prize.definite }
        [1] { prize.definite } de más abajo
       *[other] { prize.definite } número { $number } desde abajo
    }
}
side-to = { $side ->
    [left] a la izquierda
    [right] a la derecha
    [up] hacia arriba
   *[down] hacia abajo
}
thing-count = { $thing ->
    [bullet] { $count ->
        [1] una bala
       *[other] { $count } balas
    }
    [bomb] { $count ->
        [1] una { charge }
       *[other] { $count } { charges }
    }
    [mine] { $count ->
        [1] una mina
       *[other] { $count } minas
    }
    [corpse] { $count ->
        [1] un cadáver
       *[other] { $count } cadáveres
    }
   *[treasure] { $goal ->
        [key] la llave
       *[treasure] { $count ->
            [1] un tesoro
           *[other] { $count } tesoros
        }
    }
}
things = { things-bullets }{ things-bombs }{ things-mines }{ things-corpses }
things-bullets = { $bullets ->
    [0] {""}
    [1] una bala
   *[other] { $bullets } balas
}
things-bombs = { $bombs ->
    [0] {""}
    [1] { things-comma-2 }una { charge }
   *[other] { things-comma-2 }{ $bombs } { charges }
}
things-mines = { $mines ->
    [0] {""}
    [1] { things-comma-3 }una mina
   *[other] { things-comma-3 }{ $mines } minas
}
things-corpses = { $corpses ->
    [0] {""}
    [1] { things-comma-4 }un cadáver
   *[other] { things-comma-4 }{ $corpses } cadáveres
}
things-comma-2 = { $bullets ->
    [0] {""}
   *[other] {", "}
}
things-comma-3 = { $bombs ->
    [0] { things-comma-2 }
   *[other] {", "}
}
things-comma-4 = { $mines ->
    [0] { things-comma-3 }
   *[other] {", "}
}
