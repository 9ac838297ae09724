# Lo que dice el director de juego. Los identificadores son las claves del motor. Donde difieren las
# palabras de los documentos decide `$preset`, la familia de las reglas; con `$goal` key se lleva una
# llave en vez de un tesoro; `$current` es cómo arrastran los ríos.

seat-unknown = Jugador { $number }

## Comienzo

opened = { $preset ->
    [classic] El laberinto está dibujado: { $rows } por { $cols }{ opened-floors }{ opened-holes }, y { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } ante sus muros. Elegid por turno dónde empezáis.{ opened-numbers }{ opened-heal }{ opened-limit }
    [grand] El laberinto está dibujado: { $rows } por { $cols }{ opened-floors }{ opened-holes }, y { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } ante sus muros.{ opened-numbers }{ opened-heal }{ opened-limit }
   *[other] El laberinto está dibujado: { $rows } por { $cols }{ opened-floors }{ opened-holes }. { $players ->
        [one] Un jugador sale
       *[other] { $players } jugadores salen
    } en busca { $goal ->
        [key] de la llave
       *[treasure] del tesoro verdadero
    }.{ opened-numbers }{ opened-heal }{ opened-limit }
}
opened-floors = { $floors ->
    [one] {""}
    [other] , en { $floors } pisos
   *[none] {""}
}
opened-holes = { $holes-count ->
    [one] , sin la casilla { $holes }
    [other] , sin las casillas { $holes }
   *[none] {""}
}
opened-numbers = { opened-exits }{ opened-closed-exits }{ opened-arsenals }{ opened-hospitals }{ opened-casinos }{ opened-encephalitis }{ opened-false-treasures }
opened-exits = { $exits ->
    [one] {" "}Tiene una salida.
    [other] {" "}Tiene { $exits } salidas.
   *[none] {""}
}
opened-closed-exits = { $closed_exits ->
    [0] {" "}Ninguna salida está cerrada.
    [one] {" "}Una salida está cerrada.
    [other] {" "}Salidas cerradas: { $closed_exits }.
   *[none] {""}
}
opened-arsenals = { $arsenals ->
    [one] {" "}Hay un arsenal.
    [other] {" "}Hay { $arsenals } arsenales.
   *[none] {""}
}
opened-hospitals = { $hospitals ->
    [one] {" "}Hay un hospital.
    [other] {" "}Hay { $hospitals } hospitales.
   *[none] {""}
}
opened-casinos = { $casinos ->
    [0] {" "}No hay casino.
    [one] {" "}Hay un casino.
    [other] {" "}Hay { $casinos } casinos.
   *[none] {""}
}
opened-encephalitis = { $encephalitis ->
    [0] {" "}No hay encefalitis.
    [one] {" "}Hay encefalitis en una casilla.
    [other] {" "}Hay encefalitis en { $encephalitis } casillas.
   *[none] {""}
}
opened-false-treasures = { $false_treasures ->
    [0] {" "}Ningún tesoro es falso.
    [one] {" "}Un tesoro es falso.
    [other] {" "}{ $false_treasures } tesoros son falsos.
   *[none] {""}
}
opened-heal = { $heal_moves ->
    [0] {" "}Tras un contagio no hay prisa por llegar a un hospital.
    [one] {" "}Tras un contagio queda una jugada para curarse.
    [other] {" "}Tras un contagio quedan { $heal_moves } jugadas para curarse.
   *[none] {""}
}
opened-limit = { $limit ->
    [one] {" "}Tras una ronda sin cambios, la partida queda en tablas.
    [other] {" "}Tras { $limit } rondas sin cambios, la partida queda en tablas.
   *[none] {""}
}
asks-start = { $name }, enséñame en secreto dónde empiezas.
chose-start = { $name } me ha enseñado una casilla.
start-at = Entre nosotros: { $name } empieza en { $at }.
asked-cell = { $name } me pregunta en secreto qué es una casilla.
told-cell = Entre nosotros: en { $at } hay { $cell ->
    [land] tierra
    [river] un río
    [delta] una { mouth }
    [pit] un { pit }
    [lift] un ascensor
    [arsenal] un arsenal
    [hospital] un hospital
    [encephalitis] encefalitis
    [casino] un casino
    [cave] la osera
   *[other] { $cell }
}.
starts-void = Estas elecciones no valen. Que cada cual elija otra casilla.
starts-together = Empezáis en una misma casilla, que he elegido yo, y sin munición.
starts-placed = { $preset ->
    [quest] He repartido a los jugadores al azar; dónde, tendréis que averiguarlo.
   *[other] He repartido a los jugadores al azar; dónde, no lo digo.
}
starts-land = { $preset ->
    [classic] Tierra.
   *[other] { $name } empieza en tierra.
}
starts-river = { $preset ->
    [classic] Un río.
   *[other] { $name } empieza en un río.
}
starts-delta = { $preset ->
    [classic] Una desembocadura.
   *[other] { $name } empieza en una { mouth }.
}
starts-pit = { $preset ->
    [classic] Un pozo.
   *[other] { $name } empieza en un { pit }.
}
starts-arsenal = { $preset ->
    [classic] El arsenal.
   *[other] { $name } empieza en un arsenal.
}
starts-hospital = { $preset ->
    [classic] El hospital.
   *[other] { $name } empieza en un hospital.
}
starts-encephalitis = { $name } empieza en una casilla con encefalitis.
starts-lift = { $name } empieza en un ascensor.
starts-casino = { $name } empieza en un casino.
starts-cave = { $name } empieza en la osera.

## Movimiento

hit-wall = { $preset ->
    [classic] Muro.
    [school] Muro.
    [quest] Imposible, muro.
   *[other] No se puede pasar: hay un muro.
}
hit-monolith = { $preset ->
    [quest] Imposible, monolito.
    [grand] No se puede pasar: es el muro exterior.
   *[other] Muro exterior.
}
no-wall = Ningún muro en el camino.
hit-river = No se puede: de ahí viene un río.
drifted-river = { $preset ->
    [school] Otra vez al río, y la corriente sigue.
   *[other] La corriente arrastra hasta un río.
}
drifted-delta = { $preset ->
    [school] Otra vez al río, y la corriente lleva a la desembocadura.
   *[other] La corriente arrastra hasta una { mouth }.
}
drifted-pit = Otra vez al { pit }, y al siguiente de su ciclo.
drifted-lift = Otra vez al ascensor, y al piso siguiente.
arrived-land = { $preset ->
    [classic] Tierra.
    [school] Tierra.
    [quest] Hecho.
   *[other] Paso a tierra.
}
arrived-delta = { $preset ->
    [classic] Desembocadura.
    [school] Desembocadura.
    [quest] Hecho, boca de río.
   *[other] Entrada en una desembocadura.
}
arrived-arsenal = { $preset ->
    [classic] Arsenal.
    [school] Arsenal.
    [quest] Hecho, arsenal.
   *[other] Entrada en un arsenal.
}
arrived-hospital = { $preset ->
    [classic] Hospital.
    [school] Hospital.
    [quest] Hecho, hospital.
   *[other] Entrada en un hospital.
}
arrived-pit = { $preset ->
    [classic] Un pozo, y de él al siguiente de su ciclo.
    [school] Un pozo, y adelante por su ciclo.
    [quest] Hecho, agujero de gusano.
   *[other] Caída en un pozo, y de él al siguiente de su ciclo.
}
arrived-lift = { $preset ->
    [quest] Hecho, ascensor.
   *[other] Un ascensor, y al piso siguiente.
}
arrived-casino = { $preset ->
    [quest] Hecho, casino.
    [grand] Entrada en un casino.
   *[other] Casino.
}
arrived-cave = { $preset ->
    [quest] Hecho, osera.
    [grand] Entrada en la osera.
   *[other] La osera.
}
arrived-encephalitis = Una casilla con encefalitis.
carried-river = { $current ->
    [drift] { $preset ->
        [quest] Hecho, río.
       *[other] Río.
    }
   *[other] { $preset ->
        [classic] Río – río.
        [school] Río – río.
        [quest] Hecho, río, traslado a la casilla siguiente.
       *[other] Entrada en un río, la corriente arrastra.
    }
}
carried-delta = { $preset ->
    [classic] Río – desembocadura.
    [school] Río – la corriente lleva a la desembocadura.
    [quest] Hecho, río, boca de río.
   *[other] Entrada en un río, la corriente arrastra hasta una desembocadura.
}
flowed-river = { $preset ->
    [school] Sigue la corriente: río.
    [quest] Hecho, río, traslado a la casilla siguiente.
   *[other] Con la corriente, a un río.
}
flowed-delta = { $preset ->
    [school] Sigue la corriente: desembocadura.
    [quest] Hecho, río, boca de río.
   *[other] Con la corriente, a una desembocadura.
}
rowed-river = { $preset ->
    [quest] Hecho, río, contra la corriente.
   *[other] En barca río arriba, contra la corriente.
} La barca queda gastada.
waded-river = Por el río.
waded-delta = Por el río, a una { mouth }.
cannot-loop = Aquí no hay ningún { pit } por el que seguir.
cannot-lift = Aquí no hay ascensor para cambiar de piso.
cannot-flow = Aquí no hay río que seguir.
at-exit = { $goal ->
    [key] Salida, hace falta la llave.
   *[treasure] Salida.
}
went-outside = Salida: { $name } está fuera.
lost-outside = Por ahí no se vuelve a entrar. { $name } queda fuera de la partida.
healed = { $name } se cura.
rearmed = { $preset ->
    [grand] { $name } tiene ahora { $bullets ->
        [0] cero balas
        [one] una bala
       *[other] { $bullets } balas
    } y { $bombs ->
        [0] cero granadas
        [one] una granada
       *[other] { $bombs } granadas
    }{ stock-more }{ stock-big }.
    [quest] Equipo de { $name }: { stock-gun }, { stock-grenade }{ stock-more }{ stock-big }.
   *[other] { $name } tiene ahora { $bullets ->
        [0] cero balas
        [one] una bala
       *[other] { $bullets } balas
    } y { $bombs ->
        [0] cero bombas
        [one] una bomba
       *[other] { $bombs } bombas
    }{ stock-more }{ stock-big }.
}
stock-gun = { $bullets ->
    [0] sin pistola
    [1] una pistola
   *[other] { $bullets } pistolas
}
stock-grenade = { $bombs ->
    [0] sin granada
    [1] una granada
   *[other] { $bombs } granadas
}
stock-more = { stock-knives }{ stock-boats }{ stock-cement }
stock-knives = { $knives ->
    [0] , sin cuchillo
    [one] , un cuchillo
    [other] , { $knives } cuchillos
   *[none] {""}
}
stock-boats = { $boats ->
    [0] , sin barca
    [one] , una barca
    [other] , { $boats } barcas
   *[none] {""}
}
stock-cement = { $cement ->
    [0] , sin cemento
    [one] , un saco de cemento
    [other] , { $cement } sacos de cemento
   *[none] {""}
}
stock-big = { $treasures ->
    [1] , { $goal ->
        [key] la llave
       *[treasure] un tesoro
    }
   *[none] {""}
}{ $mines ->
    [1] , una mina
   *[none] {""}
}{ $corpses ->
    [1] , un cadáver
   *[none] {""}
}
armed-mine = { $name } recibe una mina.
skipped = { $name } pasa.
dark-done = Hecho.

## Enfermedad

woke-mite = ¡La garrapata se ha despertado!
infected = { $name } se contagia; para curarse: { heal-time }.
heal-time = { $moves ->
    [0] las jugadas que hagan falta
    [one] una jugada
   *[other] { $moves } jugadas
}
heal-moves = { $moves ->
    [0] No queda ninguna jugada
    [one] Queda una jugada
   *[other] Quedan { $moves } jugadas
} para curarse.
immune = { $name } tiene inmunidad desde ahora.
died-infected = { $name } no llega a tiempo a un hospital y muere de la infección.

## Tesoro

found-treasure = { $goal ->
    [key] ¡La llave!
   *[treasure] { $preset ->
        [grand] { $count ->
            [one] ¡Hallazgo: un tesoro!
           *[other] ¡Hallazgo: { $count } tesoros!
        }
       *[other] { $count ->
            [one] ¡Aquí hay un tesoro!
           *[other] ¡Aquí hay { $count } tesoros!
        }
    }
}
advised = { $name } pide una pista.
took-treasure = { $goal ->
    [key] { $name } coge la llave.
   *[treasure] { $preset ->
        [grand] { $name } coge un tesoro.
       *[other] { $name } lo coge.
    }
}
treasure-too-hurt = { $preset ->
    [grand] { $name } no puede cargar con { prize.definite }: lo impide la herida o la infección.
    [school] { $name } no está en condiciones de cargar con { prize.definite }.
   *[other] { $name } no puede cargar con { prize.definite }: lo impide la herida.
}
treasure-hands-full = { $name } ya lleva { $goal ->
    [key] una y la deja
   *[treasure] uno y lo deja
} donde está.
treasure-false = { $preset ->
    [grand] Fuera, el tesoro se deshace en cenizas: era falso.
   *[other] Tras la salida, el tesoro se deshace: era falso.
}
dropped-treasure = { $name } suelta { prize.definite }.
asks-treasure = { $carrying ->
    [yes] { $name }, ¿qué { prize } quieres: { $goal ->
        [key] la tuya o { $count ->
            [1] la de aquí?
           *[other] una de las { $count } de aquí, de la de más abajo (1) a la de más arriba ({ $count })?
        }
       *[treasure] el tuyo o { $count ->
            [1] el de aquí?
           *[other] uno de los { $count } de aquí, del de más abajo (1) al de más arriba ({ $count })?
        }
    }
   *[no] { $count ->
        [1] { $name }, ¿coges { prize.definite } que hay aquí?
       *[other] { $name }, ¿qué { prize } quieres: { $goal ->
            [key] cuál de las { $count } de aquí, de la de más abajo (1) a la de más arriba ({ $count })?
           *[treasure] cuál de los { $count } de aquí, del de más abajo (1) al de más arriba ({ $count })?
        }
    }
}
kept-treasure = { $name } deja las cosas como están.
chose-treasure = { $count ->
    [1] { $name } coge { prize.definite } de aquí.
   *[other] { $name } coge { prize.definite } número { $number } de { $count }, contando desde abajo.
}
won = { $goal ->
    [key] ¡Salida, fin de la partida! { $name } abre la cerradura con la llave.
   *[treasure] ¡{ $name } saca el tesoro verdadero! Fin de la partida.
}

## Objetos

found-things = En el suelo: { things }.
took-things = { $name } recoge { things }.
put-down = { $thing ->
    [mine] La mina
    [corpse] El cadáver
   *[treasure] { $goal ->
        [key] La llave
       *[treasure] El tesoro
    }
} se queda aquí a cambio.
cremated = Se llevan el cadáver y lo incineran.
left = { $name } deja aquí { thing-count }.
threw = { $name } lanza { thing-count } { side-to }.
threw-at-feet = { $name } lanza { thing-count } { side-to }, y todo cae a sus pies.
lacks-bullets = { $preset ->
    [quest] No hay pistola.
   *[other] No quedan balas.
}
lacks-bombs = { $preset ->
    [quest] No hay granada.
   *[other] No quedan { charges }.
}
lacks-knives = No hay cuchillo.
lacks-boats = No hay barca.
lacks-cement = No hay cemento.
lacks-mine = No hay ninguna mina que poner.
lacks-corpse = No hay ningún cadáver a mano.
lacks-treasure = { $goal ->
    [key] No hay llave a mano.
   *[treasure] No hay tesoro a mano.
}
not-here = { $thing ->
    [bullet] Aquí no hay ninguna bala.
    [bullets] Aquí no hay balas.
    [bomb] Aquí no hay ninguna { charge }.
    [bombs] Aquí no hay { charges }.
    [mine] Aquí no hay ninguna mina.
    [corpse] Aquí no hay ningún cadáver.
   *[treasure] Aquí no hay { $goal ->
        [key] esa llave
       *[treasure] ese tesoro
    }.
}
too-hurt = { $name } no puede { $do ->
    [shoot] disparar
    [stab] usar el cuchillo
    [blow] volar nada
    [cement] levantar muros
    [go] ir en barca
    [throw] lanzar nada
    [leave] dejar nada
    [take] coger nada
    [mine] poner minas
    [order] pedir otra casilla
   *[other] hacer eso
}: lo impide la herida{ $preset ->
    [school] {""}
    [quest] {""}
   *[other] {" "}o la infección
}.
kit-lost = { $name } pierde el equipo.
cement-built = Ahora hay un muro ahí.
cement-refused = Ahí no se puede levantar un muro. El cemento no se gasta.
cannot-take = { $name } no puede llevarse eso.
mine-set = La mina está puesta.
mine-exploded = ¡A { $name } le explota una mina!
mine-heard = ¡Explota una mina!

## Disparos, bombas y el oso

cannot-shoot-house = No se puede disparar desde un hospital ni desde un arsenal.
cannot-shoot-river = En el río, la pólvora está mojada: no hay disparo.
scream = ¡Se oye un grito!
silence = No se oye ningún grito.
shot-hit = { $preset ->
    [classic] { $bear ->
        [yes] { $hit-count ->
            [0] La bala atraviesa al oso.
           *[other] La bala atraviesa a { $hit } y al oso.
        }
       *[no] La bala atraviesa a { $hit }.
    }
   *[other] { $bear ->
        [yes] { $hit-count ->
            [0] La bala le da al oso.
           *[other] La bala le da a { $hit } y al oso.
        }
       *[no] La bala le da a { $hit }.
    }
}
shot-nobody = La bala no le da a nadie.
stabbed = { $bear ->
    [yes] { $hit-count ->
        [0] El cuchillo alcanza al oso.
       *[other] El cuchillo alcanza a { $hit } y al oso.
    }
   *[no] El cuchillo alcanza a { $hit }.
}
stabbed-nobody = El cuchillo no alcanza a nadie.
mauled = ¡El oso! { $name } se lleva un zarpazo.
wounded = { $name } recibe una herida.
died = { $name } muere.
lost-life = { $name } pierde una vida; { $lives ->
    [0] no le queda ninguna
    [one] le queda una
   *[other] le quedan { $lives }
}.
told-wounded = Mientras tanto, { $name } recibe una herida.
told-lost-life = Mientras tanto, { $name } pierde una vida; { $lives ->
    [0] no le queda ninguna
    [one] le queda una
   *[other] le quedan { $lives }
}.
told-infected = Mientras tanto, { $name } se contagia; para curarse: { heal-time }.
told-died = Mientras tanto, { $name } muere.
may-order = { $name } puede pedir ahora otra casilla ({ $left ->
    [one] queda una vez
   *[other] quedan { $left } veces
}).
ordered = { $name } sigue desde una casilla que me ha enseñado en secreto.
ordered-at = Entre nosotros: { $name } sigue desde { $at }.
bear-wounded = El oso recibe una herida.
bear-died = El oso ha muerto.
bear-fled = El oso huye a su osera.
leprechaun-met = ¡Un duende! Le susurra a { $name }: { prize.definite } más cercan{ $goal ->
    [key] a
   *[treasure] o
} está { $where }.
leprechaun-silent = ¡Un duende! Pero a { $name } no le cuenta nada: no sabe de { $goal ->
    [key] ninguna otra llave
   *[treasure] ningún otro tesoro
}.
leprechaun-died = El duende ha muerto.
way-right = { $back ->
    [yes] { $count } a la izquierda
   *[no] { $count } a la derecha
}
way-down = { $back ->
    [yes] { $count } hacia arriba
   *[no] { $count } hacia abajo
}
way-floors = { $back ->
    [yes] { $count ->
        [one] un piso más abajo
       *[other] { $count } pisos más abajo
    }
   *[no] { $count ->
        [one] un piso más arriba
       *[other] { $count } pisos más arriba
    }
}
blast-done = Ha explotado.
blast-nothing = No ha explotado.
blast-told = Hecho.
blast-stands = Ahí sigue habiendo un muro.
blast-clear = Ahí no hay ningún muro.

## Pistas y casino

bought-hint = { $name } compra una pista por { $price ->
    [one] una moneda
   *[other] { $price } monedas
}; le quedan { $money }.
hint = La pista: { $name } está { $outside ->
    [left] fuera, a la izquierda de { $at }
    [right] fuera, a la derecha de { $at }
    [up] fuera, encima de { $at }
    [down] fuera, debajo de { $at }
   *[none] en { $at }
}.
wheel = La ruleta se para en el { $number }{ $colour ->
    [red] , rojo
    [black] , negro
   *[green] , el cero
}.
bet-won = { $name } gana { $won ->
    [one] una moneda
   *[other] { $won } monedas
}; ahora tiene { $money }.
bet-lost = { $name } pierde { $stake ->
    [one] una moneda
   *[other] { $stake } monedas
}; le quedan { $money }.
cannot-bet = Aquí no hay casino en el que jugar.

## Lo que pregunta un jugador

status = { $name }: { $health ->
    [healthy] en plena forma
    [wounded] con una herida
    [infected] con una infección
    [dead] sin vida
    [lost] fuera de la partida
   *[other] aún sin casilla
}{ status-lives }{ $immune ->
    [yes] , con inmunidad
   *[no] {""}
}{ $moves ->
    [0] {""}
    [one] , una jugada para curarse
    [other] , { $moves } jugadas para curarse
   *[none] {""}
}; { $preset ->
    [quest] { stock-gun }, { stock-grenade }
   *[other] { $bullets ->
        [0] sin balas
        [1] una bala
       *[other] { $bullets } balas
    }, { $bombs ->
        [0] sin { charges }
        [1] una { charge }
       *[other] { $bombs } { charges }
    }
}{ stock-more }{ stock-big }{ status-money }.
status-lives = { $lives ->
    [one] , una vida
    [other] , { $lives } vidas
   *[none] {""}
}
status-money = { $money ->
    [0] , sin monedas
    [one] , una moneda
    [other] , { $money } monedas
   *[none] {""}
}
counting = { $name } empieza a contar: desde ahora se anuncian las rondas sin cambios.

## Final

quiet-rounds = { $preset ->
    [classic] { $rounds ->
        [0] En esta ronda ha cambiado algo, así que vuelvo a contar;
        [one] Una ronda sin cambios;
       *[other] { $rounds } rondas sin cambios;
    } { $limit ->
        [one] con una
       *[other] con { $limit }
    } declaro tablas.
   *[other] { $rounds ->
        [0] En esta ronda ha cambiado algo, así que la cuenta vuelve a empezar;
        [one] Una ronda sin cambios;
       *[other] { $rounds } rondas sin cambios;
    } { $limit ->
        [one] con una
       *[other] con { $limit }
    } la partida queda en tablas.
}
draw = { $preset ->
    [classic] { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    } sin cambios. Declaro tablas.
   *[other] { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    } sin cambios: ¡la partida queda en tablas!
}
draw-skips = En una ronda no ha jugado nadie: la partida queda en tablas.
draw-treasure = { $goal ->
    [key] La llave se ha perdido para siempre: la partida queda en tablas.
   *[treasure] El tesoro verdadero se ha perdido para siempre: la partida queda en tablas.
}
last-alive = { $preset ->
    [school] Solo { $name } sigue con vida: ¡victoria! Fin de la partida.
   *[other] Solo { $name } sigue con vida: una victoria, aunque menor. Fin de la partida.
}
last-chance = Solo { $name } sigue con vida. Para sacar { true-prize } le { $moves ->
    [one] queda una jugada
   *[other] quedan { $moves } jugadas
}.
last-failed = { $name } no ha sacado { true-prize } a tiempo. Fin de la partida.
all-dead = No queda nadie con vida. El laberinto se queda con { $goal ->
    [key] la llave
   *[treasure] el tesoro
}.
