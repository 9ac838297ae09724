# Las reglas en palabras: objetos, jugadores y criaturas. Véase rules.ftl.

rules-treasure = { $goal ->
    [key] La llave
   *[treasure] El tesoro
}
rules-treasure-1 = { $pick_up ->
    [after] A quien está donde { $goal ->
        [key] está la llave
       *[treasure] hay un tesoro
    } se le dice. Después de la acción, y sin gastar turno en ello, un jugador { $health ->
        [lives] con todas sus vidas
       *[other] sin heridas
    } puede { $goal ->
        [key] cogerla o dejarla
       *[treasure] cogerlo, dejarlo o cambiarlo por el que ya lleva
    }: el director de juego pregunta. Interpretación: se pregunta después de cada turno que acaba allí sin herida.
   *[at-once] A quien acaba una jugada donde { $goal ->
        [key] está la llave
       *[treasure] hay un tesoro
    } se le dice, y { $goal ->
        [key] la coge
       *[treasure] lo coge
    }, si no tiene herida{ $encephalitis ->
        [0] {""}
       *[other] {" "}ni infección
    }{ $goal ->
        [key] .
       *[treasure] {" "}y lleva las manos vacías{ $belongings ->
            [yes] .
           *[no] ; de varios, el de más arriba.
        }
    }
} { $throwing ->
    [none] Solo se suelta al recibir una herida.
   *[other] Se puede dejar, lanzar o perder por una herida.
}
rules-treasure-2 = { $false_treasures ->
    [0] {""}
   *[other] Un tesoro falso se deshace al sacarlo; todos lo oyen, y quien lo llevaba { $outside ->
        [yes] queda fuera, sin él.
       *[no] se queda en la casilla de delante de la salida.
    }
}
rules-treasure-3 = { $belongings ->
    [yes] { $goal ->
        [key] {""}
       *[treasure] Los tesoros de una casilla están en el orden en que llegaron, del de más abajo al de más arriba, y puedes coger cualquiera. { $pick_up ->
            [after] {""}
           *[at-once] A quien lleva uno y encuentra otro, o encuentra varios, se le pregunta cuál coge, y responde antes de que siga la partida. Interpretación: donde no se puede preguntar, como en una jugada a oscuras, se conserva el viejo, y de varios se coge el de más arriba.
        }
    }
   *[no] {""}
}
rules-treasure-4 = { $throwing ->
    [none] {""}
   *[other] Si { true-prize } sale del laberinto de otro modo que en manos de alguien, o cae donde no puede llegar nadie, hay tablas.
}

rules-treasure-5 = { $belongings ->
    [yes] {""}
   *[no] { $pick_up ->
        [after] {""}
       *[at-once] Interpretación: al final de un turno, un jugador sin herida y con las manos vacías coge también { $goal ->
        [key] la llave que ha llegado a esa casilla: la que soltó alguien allí, o la que estaba
       *[treasure] el tesoro que ha llegado a esa casilla: el que soltó alguien allí, o el que estaba
    } allí cuando se curó.
    }
}

rules-kit = { $kit ->
    [yes] El equipo
   *[no] Cuchillos y barcas
}
rules-kit-1 = { $kit ->
    [yes] Cada jugador empieza con un equipo: { $preset ->
        [quest] { stock-gun }, { stock-grenade }{ rules-kit-knives }{ rules-kit-boats }. Cada objeto se gasta al usarlo.
       *[other] { $bullets ->
            [one] una bala
           *[other] { $bullets } balas
        }, { $bombs ->
            [one] una { charge }
           *[other] { $bombs } { charges }
        }{ rules-kit-knives }{ rules-kit-boats }.
    }
   *[no] { $knives ->
        [0] { $boats ->
            [0] {""}
            [one] Cada jugador empieza con una barca.
           *[other] Cada jugador empieza con { $boats } barcas.
        }
       *[other] Cada jugador empieza con { $knives ->
            [one] un cuchillo
           *[other] { $knives } cuchillos
        }{ $boats ->
            [0] {""}
            [one] {" "}y una barca
           *[other] {" "}y { $boats } barcas
        }.
    }
}
rules-kit-2 = { $knives ->
    [0] {""}
   *[other] Un cuchillo les hace a todos los demás de tu propia casilla lo mismo que una bala. Se gasta, alcance a alguien o no.
}
rules-kit-3 = { $boats ->
    [0] {""}
   *[other] Una barca te lleva un paso río arriba, contra la corriente, y allí te quedas. Después está gastada. Interpretación: si el paso resulta no ir contra una corriente, es un paso como cualquier otro y la barca se conserva.
}
rules-kit-knives = { $knives ->
    [0] {""}
    [one] , un cuchillo
   *[other] , { $knives } cuchillos
}
rules-kit-boats = { $boats ->
    [0] {""}
    [one] , una barca
   *[other] , { $boats } barcas
}

rules-things = Objetos
rules-things-1 = { $belongings ->
    [yes] Con buena salud, un jugador lleva como mucho { $bullets } { $bullets ->
        [one] bala
       *[other] balas
    }, como mucho { $bombs } { $bombs ->
        [one] { charge }
       *[other] { charges }
    } y un objeto grande: { prize.indefinite }{ $mines ->
        [yes] , una mina
       *[no] {""}
    } o un cadáver. Lo que no lleva nadie está en su casilla hasta que alguien lo recoge.
   *[no] {""}
}
rules-things-2 = { $belongings ->
    [yes] A quien llega a un sitio se le dice qué hay allí y cuánto, y recoge todo lo que pueda llevar, salvo que pida no hacerlo. Un objeto grande se deja por otro de mayor rango ({ $mines ->
        [yes] un cadáver por una mina, una mina
       *[no] un cadáver
    } por { prize.indefinite }); los de igual rango no se cambian si no lo dices.
   *[no] {""}
}
rules-things-3 = { $belongings ->
    [yes] Con una herida o una infección solo se pueden llevar { charges }, y volar muros con ellas. De lo que hay en la casilla no se usa nada.
   *[no] {""}
}
rules-things-4 = { $throwing ->
    [leave] Puedes dejar en tu casilla lo que llevas.
    [throw] Puedes dejar en tu casilla lo que llevas, o lanzarlo a una vecina. Contra un muro cae a tus pies, y se te dice. Lo que se lanza a un río o a un pozo se queda donde cae; lo que se lanza fuera del laberinto desaparece.
   *[none] {""}
}
rules-things-5 = { $belongings ->
    [yes] { $compound ->
        [yes] Con «coger» recoges algo que hay en tu casilla y dejas en su lugar lo que llevabas.
       *[no] {""}
    }
   *[no] {""}
}

rules-mines = Minas
rules-mines-1 = { $mines ->
    [yes] Una mina se puede poner en tu propia casilla{ $mines_beside ->
        [yes] {" "}o en una vecina; si hay un muro en medio queda, sin decirlo, en la tuya
       *[no] {""}
    }. Una vez puesta es invisible, y no la recoge nadie.
   *[no] {""}
}
rules-mines-2 = { $mines ->
    [yes] Quien llega a ella desde otra casilla la hace explotar: todos los de esa casilla reciben una herida. Todas las balas y las demás minas que haya allí, en el suelo o en las manos, se destruyen; las { charges }, los cadáveres y los tesoros resisten. Ponerla no daña a quien ya está allí. También la hace explotar un cadáver que se lance encima. Interpretación: un jugador que vuelve arrastrado a la misma casilla que acaba de dejar no ha venido de otra, y la mina se queda.
   *[no] {""}
}
rules-mines-3 = { $mines ->
    [yes] En los hospitales, en los arsenales y fuera, una mina se desactiva al momento. Una mina sin poner es un objeto como otros: se puede llevar, dejar y recoger.
   *[no] {""}
}

rules-shooting = Disparar
rules-shooting-1 = { $start ->
    [together] {""}
   *[other] { $preset ->
        [quest] Cada pistola da un disparo.{" "}
       *[other] Cada jugador empieza { $bullets ->
            [0] sin balas
            [one] con una bala
           *[other] con { $bullets } balas
        }.{" "}
    }
}{ $shots ->
    [first] Una bala vuela en línea recta hasta el primer obstáculo: un muro{ $houses_stop_shots ->
        [yes] , un hospital, un arsenal
       *[no] {""}
    } o la primera casilla con jugadores, y les da a todos ellos.
   *[through] Una bala vuela hasta el primer muro y hiere a todos los que encuentra{ $scream ->
        [yes] .
       *[no] ;
    }
}{ $scream ->
    [yes] {" "}La respuesta es solo «se oye un grito», si le ha dado a alguien, o «no se oye ningún grito»; a quién le ha dado se dice al comienzo del próximo turno de ese jugador.
   *[no] {" "}{ $shots ->
        [first] El
       *[through] el
    } director de juego los nombra a todos, o dice que no le ha dado a nadie.
}
rules-shooting-2 = { $point_blank ->
    [yes] { $preset ->
        [classic] Interpretación: a quienes
        [school] Interpretación: a quienes
       *[other] A quienes
    } están en la misma casilla que quien dispara también les da, en cualquier dirección{ $shots ->
        [first] , y detienen la bala
       *[through] {""}
    }; a quien dispara, nunca.
   *[no] Interpretación: a quienes están en la misma casilla que quien dispara no les da{ $knives ->
        [0] .
       *[other] ; para eso está el cuchillo.
    }
}
rules-shooting-3 = { $outside ->
    [yes] Una salida deja pasar la bala, y le puede dar a un jugador que esté justo fuera.
   *[no] {""}
}
rules-shooting-4 = { $short_shots ->
    [yes] Una bala vuela solo una casilla.
   *[no] {""}
}
rules-shooting-5 = { $damp_powder ->
    [yes] En un río la pólvora está mojada: allí no se puede disparar.
   *[no] {""}
}
rules-shooting-6 = { $named_targets ->
    [yes] Quien dispara tiene que nombrar el blanco: a cuántas casillas y qué jugador. La bala le da solo a ese jugador, y solo allí.
   *[no] {""}
}
rules-shooting-7 = { $belongings ->
    [yes] Quien no tiene balas dispara una de las que haya en su casilla, si hay alguna; lo mismo vale para las { charges }.
   *[no] {""}
}

rules-wounds = { $health ->
    [lives] Vidas
    [no-death] Heridas
   *[wounds] Heridas y muerte
}
rules-wounds-1 = { $health ->
    [lives] Quien recibe un disparo pierde una vida{ $belongings ->
        [yes] {" "}y suelta todas las balas y el objeto grande que lleve
       *[no] {" "}y deja { prize.definite } allí mismo
    }. { $goal ->
        [key] Solo un jugador con todas sus vidas puede llevar la llave.
       *[treasure] Solo un jugador con todas sus vidas puede llevar un tesoro.
    } Quien se queda sin vidas muere y queda fuera de la partida{ $belongings ->
        [yes] ; todo lo suyo, y un cadáver, se queda en la casilla.
       *[no] ; { prize.definite } se queda en la casilla.
    }
    [no-death] Con una herida, un jugador suelta { $belongings ->
        [yes] todas las balas y el objeto grande que lleve
       *[no] { prize.definite } allí mismo
    } y no puede { $goal ->
        [key] { $belongings ->
            [yes] llevar la llave
           *[no] llevarla
        }
       *[treasure] llevar ningún tesoro
    } hasta curarse. No muere nadie: otra herida no cambia nada.
   *[wounds] { $belongings ->
        [yes] Con una herida, un jugador suelta al momento todas las balas y el objeto grande que lleve, y solo puede llevar { charges } hasta curarse. La segunda herida mata; quien muere deja todo lo suyo y un cadáver.
       *[no] Con una herida, un jugador suelta { prize.definite } y no puede llevar { $goal ->
            [key] ninguna.
           *[treasure] ninguno.
        } La segunda herida mata, y la partida sigue sin ese jugador.
    }
}
rules-wounds-2 = { $kit ->
    [yes] Con una herida se pierde todo el equipo. Para conseguir otro, ve a un hospital y después a un arsenal.
   *[no] {""}
}
rules-wounds-3 = { $belongings ->
    [yes] Quien dispara desde la misma casilla coge al vuelo lo que cae, y puede usarlo en la misma jugada.
   *[no] {""}
}
rules-wounds-4 = { $fall ->
    [yes] Quien recibe una herida cae al suelo y no puede recibir otro daño, de bala o de mina, hasta que empiece su próximo turno. Interpretación: las balas siguen por encima de quien está en el suelo, y pueden darle a alguien detrás.
   *[no] {""}
}
rules-wounds-5 = { $wounded_shoot ->
    [yes] { $belongings ->
        [yes] Con una herida se puede disparar, si aún se consiguen balas.
       *[no] {""}
    }
   *[no] Con una herida no se pueden usar { $knives ->
        [0] balas
       *[other] armas
    }.
}
rules-wounds-6 = { $belongings ->
    [yes] Un cadáver es un objeto: se puede encontrar, llevar, dejar y lanzar. En un hospital se lo llevan y lo incineran.
   *[no] {""}
}

rules-orders = Otra casilla
rules-orders-1 = { $orders ->
    [yes] En el turno que sigue a una herida, un jugador puede enseñarle en secreto al director de juego una casilla desde la que seguir, o quedarse. Cada cual puede hacerlo tantas veces por partida como otros jugadores hay.
   *[no] {""}
}
rules-orders-2 = { $orders ->
    [yes] { $mines ->
        [yes] { $mine_orders ->
            [yes] También da ese derecho una herida de mina.
           *[no] Una herida de mina no da ese derecho.
        }
       *[no] {""}
    }
   *[no] {""}
}
rules-orders-3 = { $orders ->
    [yes] Interpretación: seguir desde otra casilla no es llegar a ella. La casilla no te hace nada, y no se dice nada de ella.
   *[no] {""}
}

rules-bear = El oso
rules-bear-1 = { $bear ->
    [yes] { $bear_moves ->
        [trajectory] En el laberinto vive un oso. Hace una y otra vez un recorrido que se fijó al dibujar el laberinto: un paso al final de cada ronda. Los ríos lo arrastran y los { pit.plural }{ $lifts ->
            [yes] {" "}y ascensores
           *[no] {""}
        } lo trasladan, como a un jugador. El paso que detiene un muro se vuelve a intentar en la ronda siguiente.
       *[repeats] En el laberinto vive un oso. Cada vez que un jugador va en una dirección, aunque sea contra un muro, el oso va en la misma. Los muros y las salidas lo detienen; los ríos lo arrastran y los { pit.plural } lo trasladan, como a un jugador.
    }
   *[no] { $preset ->
        [classic] En este laberinto no vive ningún oso.
       *[other] {""}
    }
}
rules-bear-2 = { $bear ->
    [yes] { $bear_moves ->
        [trajectory] Quien está en la casilla del oso después de su paso recibe una herida. Interpretación: también quien acaba un movimiento en su casilla, pero nadie más de una vez por turno.
       *[repeats] { $bear_strikes_on_meeting ->
            [yes] Quien está en la casilla del oso después de una jugada así recibe una herida, como mucho una por turno. Interpretación: el oso solo ataca al encontrarse. Un jugador que estaba con él antes de la jugada y sigue con él no recibe otra herida hasta que se separen y se vuelvan a encontrar. Cuando nadie va a ninguna parte, el oso se queda y no hiere a nadie.
           *[no] Quien está en la casilla del oso después de una jugada así recibe una herida, como mucho una por turno. Cuando nadie va a ninguna parte, el oso se queda y no hiere a nadie.
        }
    }
   *[no] {""}
}
rules-bear-3 = { $bear ->
    [yes] { $bear_can_be_shot ->
        [yes] { $bear_cave ->
            [yes] Las balas{ $knives ->
                [0] {""}
               *[other] {" "}y los cuchillos
            } alcanzan al oso como a un jugador. No muere nunca: vuelve al momento a su osera{ $bear_moves ->
                [trajectory] {" "}y empieza de nuevo su recorrido
               *[repeats] {""}
            }. La osera es una casilla como la tierra.
           *[no] Las balas{ $knives ->
                [0] {""}
               *[other] {" "}y los cuchillos
            } alcanzan al oso como a un jugador: la primera vez lo hieren, la segunda lo matan. No se cura en ninguna parte.
        }
       *[no] Al oso no se le puede disparar, y no se cura en ninguna parte.
    }
   *[no] {""}
}
rules-bear-4 = { $bear ->
    [yes] { $bear_moves ->
        [trajectory] {""}
       *[repeats] { $bear_strikes_on_meeting ->
            [yes] {""}
           *[no] Consejo: quien comparte casilla con el oso y se va, se lo lleva consigo. Dispara, { $preset ->
                [classic] pon una bomba a
                [school] pon una bomba a
               *[other] vuela
            } un muro o sigue por un { pit }, y deja que se lo lleven los demás.
        }
    }
   *[no] {""}
}
rules-bear-5 = { $bear ->
    [yes] { $current ->
        [drift] Interpretación: un río arrastra al oso justo una casilla.
       *[other] {""}
    }
   *[no] {""}
}

rules-leprechaun = El duende
rules-leprechaun-1 = { $leprechaun ->
    [yes] Un duende hace su propio recorrido, un paso al final de cada ronda. No daña a nadie. A quien se lo encuentra le dice, en voz alta, a qué distancia está { prize.definite } más a mano: tantas casillas a la izquierda o a la derecha, hacia arriba o hacia abajo{ $floors ->
        [1] {""}
       *[other] , tantos pisos más arriba o más abajo
    }. No dice el camino.
   *[no] {""}
}
rules-leprechaun-2 = { $leprechaun ->
    [yes] Interpretación: sabe lo que hay en el suelo del laberinto, no lo que lleva alguien ni lo que está a tus propios pies.
   *[no] {""}
}
rules-leprechaun-3 = { $leprechaun ->
    [yes] Una bala{ $knives ->
        [0] {""}
       *[other] {" "}o un cuchillo
    } lo mata, y entonces ya no dice nada más.
   *[no] {""}
}
rules-leprechaun-4 = { $leprechaun ->
    [yes] { $current ->
        [drift] Interpretación: un río arrastra al duende justo una casilla.
       *[other] {""}
    }
   *[no] {""}
}

rules-money = Dinero y pistas
rules-money-1 = { $money ->
    [0] {""}
   *[other] { $hint_price ->
        [0] {""}
       *[other] Quien no sabe nada de dónde está puede, en vez de jugar su turno, comprar una pista por { $hint_price ->
            [one] una moneda
           *[other] { $hint_price } monedas
        }: el director de juego le dice en qué casilla está. { $hint_aloud ->
            [yes] Lo oyen todos.
           *[no] Interpretación: todos oyen que alguien pregunta, y solo quien la compra oye la respuesta.
        }
    }
}
rules-money-2 = { $money ->
    [0] {""}
   *[other] Interpretación: todos saben cuántas monedas tiene cada jugador.{ $casinos ->
        [0] {""}
       *[other] {" "}En el casino se pueden ganar más, o perder.
    }
}
