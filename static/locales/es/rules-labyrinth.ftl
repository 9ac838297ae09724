# Las reglas en palabras: el laberinto y lo que hacen sus casillas. Véase rules.ftl.

rules-moving = Ir
rules-moving-1 = { $preset ->
    [classic] La respuesta es el tipo de casilla en la que estás ahora, o «muro»: entonces te quedas donde estás, y { $compound ->
        [yes] el movimiento se pierde.
       *[no] el turno termina.
    }
    [school] La respuesta es el tipo de casilla en la que estás ahora, o «muro»: entonces no has llegado a ninguna parte, y { $compound ->
        [yes] el movimiento se pierde.
       *[no] el turno termina.
    }
    [quest] La respuesta es «hecho» y lo que te has encontrado: «hecho, agujero de gusano», «hecho, arsenal», «hecho, hospital», «hecho, río, traslado a la casilla siguiente», «hecho, boca de río». En tierra es solo «hecho». «Imposible, muro» quiere decir que te quedas donde estás.
   *[other] La respuesta es el tipo de casilla en la que estás ahora, lo que encuentras allí y lo que te hace; o «no se puede pasar: hay un muro»: entonces te quedas donde estás, y el movimiento se pierde. Si ese muro se puede volar, no se dice.
}
rules-moving-2 = { $outside ->
    [yes] Por una salida llegas fuera. Tu próximo movimiento tiene que volver a entrar por la misma salida; cualquier otro te deja fuera de la partida.
   *[no] { $goal ->
        [key] A quien llega a la cerradura sin la llave se le dice «salida, hace falta la llave», y se queda en la casilla de delante.
       *[treasure] Interpretación: a quien da con una salida sin un tesoro se le dice «salida», y se queda en la casilla de delante.
    }
}
rules-moving-3 = A nadie se le dicen coordenadas{ $hint_price ->
    [0] {""}
   *[other] , salvo por una pista
}, y a nadie se le dice quién más está en la misma casilla.
rules-moving-4 = { $outside ->
    [yes] { $belongings ->
        [yes] Lo que se suelta o está fuera, o se lanza fuera del laberinto, desaparece sin dejar rastro. Interpretación: pasar cuando se está fuera cuenta como cualquier otro movimiento.
       *[no] {""}
    }
   *[no] {""}
}
rules-moving-5 = Una casilla solo actúa sobre quien acaba allí una jugada: el hospital, el arsenal y { prize.definite } vienen después de todos los arrastres.
rules-moving-6 = { $tells_monolith ->
    [yes] { $preset ->
        [quest] El muro exterior se distingue de los interiores: es el monolito, y la respuesta es «imposible, monolito».
       *[other] El muro exterior se distingue de los interiores.
    }
   *[no] {""}
}

rules-water = Ríos
rules-water-1 = { $current ->
    [turbulent] Los ríos son bravos: a quien entra en uno lo arrastra al momento hasta su { mouth }. Ir directamente a la { mouth } es solo eso; no arrastra a nadie.
    [drift] A quien entra en un río lo arrastra la corriente, una casilla o dos, según el azar, pero nunca más allá de su { mouth }. Se te dice «río», y ni hacia dónde ni hasta dónde; solo si te ha llevado a la { mouth } se te dice. Ir directamente a la { mouth } no arrastra a nadie.
   *[once] { $preset ->
        [classic] A quien entra en un río lo arrastra la corriente una casilla: «río – río» mientras siga en el río, «río – desembocadura» si lo ha llevado a la desembocadura. Ir directamente a la desembocadura es solo «desembocadura»; no arrastra a nadie.
        [quest] Quien entra en un río pasa al momento a la casilla siguiente, o a la boca de río. Ir directamente a la boca de río es solo «hecho, boca de río»; no arrastra a nadie.
       *[other] A quien entra en un río lo arrastra al momento la corriente, una casilla: a la siguiente del río o a su { mouth }. Ir directamente a la { mouth } es solo eso; la { mouth } no arrastra a nadie.
    }
}
rules-water-2 = { $current ->
    [shallow] Los ríos son poco profundos: te arrastran una vez, al entrar. Desde entonces haces pie y vas por el río, arriba y abajo, como por tierra; la respuesta es «por el río», y no hacia dónde. A quien deja el río y vuelve a entrar lo arrastra de nuevo, y también a quien cruza a una casilla de río que la corriente no une a la que acaba de dejar. Desde la { mouth } nadie puede subir a un río: «no se puede: de ahí viene un río».
    [drift] Yendo con la corriente o contra ella llegas justo a la casilla que querías; la respuesta también es «río». Interpretación: lo mismo vale al salir de la { mouth }. A quien cruza a una casilla de río que la corriente no une a la que acaba de dejar lo arrastra como en cualquier entrada.
   *[once] Te arrastra una vez por { $compound ->
        [yes] jugada
       *[no] turno
    }, y no otra desde la casilla a la que has llegado. Pasar de una casilla de río a otra te arrastra como cualquier entrada.
}
rules-water-3 = { $current ->
    [once] { $preset ->
        [classic] {""}
       *[other] Así que un paso contra la corriente te devuelve a la casilla donde estabas, y un paso a favor te lleva dos casillas más allá. La respuesta es la misma en los dos casos.
    }
   *[other] {""}
}
rules-water-4 = { $wall_drift ->
    [yes] { $current ->
        [shallow] Si topas con un muro desde un río poco profundo, te quedas donde estás: haces pie en su lecho.
        [turbulent] Si topas con un muro desde un río, quedas a merced de la corriente: te arrastra hasta la { mouth }.
        [drift] Quien topa con un muro desde un río vuelve a caer en él, y la corriente lo arrastra, otra vez una casilla o dos.
       *[other] Si topas con un muro desde un río, quedas a merced de la corriente: te arrastra una casilla.
    }
   *[no] Si topas con un muro desde un río, te quedas donde estás.
}
rules-water-5 = { $flow_moves ->
    [yes] Desde un río también puedes ir con la corriente: { $current ->
        [turbulent] Interpretación: donde los ríos son bravos, también eso te lleva a la { mouth }.
        [drift] te lleva otra vez una casilla o dos.
       *[other] exactamente una casilla río abajo.
    }
   *[no] {""}
}
rules-water-6 = { $preset ->
    [school] Puede haber varios ríos. Pueden
   *[other] Los ríos pueden
} juntarse, pero nunca dividirse; cada uno { $preset ->
    [quest] tiene una boca de río
   *[other] acaba en una { mouth }
}, y ningún muro corta una corriente.
rules-water-7 = { $belongings ->
    [yes] Los ríos arrastran a los jugadores, no los objetos. Lo que cae en la fuente de un río, donde nadie puede acabar una jugada, se pierde para todos; si es el tesoro verdadero, hay tablas.
   *[no] {""}
}

rules-pits = { $preset ->
    [quest] Agujeros de gusano
   *[other] Pozos
}
rules-pits-1 = { $preset ->
    [quest] Quien entra en un agujero de gusano está al momento en el siguiente de su ciclo.
   *[other] Quien cae en un pozo está al momento en el siguiente de su ciclo.
} Desde allí puedes irte andando, o pedir seguir al próximo.
rules-pits-2 = { $preset ->
    [quest] El último agujero de gusano de un ciclo lleva al primero.
    [school] El último pozo de un ciclo lleva al primero; dónde está el siguiente, y cuántos hay, no te lo dice nadie.
   *[other] Interpretación: el último pozo de un ciclo lleva al primero.
} { $wall_fall ->
    [yes] Quien topa con un muro desde un { pit } vuelve a caer y va al siguiente del ciclo.
   *[no] Si topas con un muro desde un { pit }, te quedas donde estás.
}
rules-pits-3 = { $belongings ->
    [yes] Los pozos trasladan a los jugadores, no los objetos. Lo que hay en el pozo en el que caes está fuera de tu alcance y no te hace nada; encuentras lo que hay en el siguiente.
   *[no] {""}
}
rules-pits-4 = { $lone_pits ->
    [yes] Puede haber varios ciclos, y un ciclo puede tener un solo { pit }: quien cae en él se queda allí.
   *[no] {""}
}
rules-pits-5 = { $floor_loops ->
    [yes] Los { pit.plural } de un ciclo están en todos los pisos, así que llevan de uno a otro.
   *[no] {""}
}

rules-lifts = Ascensores
rules-lifts-1 = { $lifts ->
    [yes] Cada piso tiene un ascensor. Quien entra en él está al momento en el ascensor del piso siguiente; el del último lleva al primero. Interpretación: todos los ascensores están en el mismo sitio de su piso, así que conservas tus coordenadas.
   *[no] {""}
}
rules-lifts-2 = { $lifts ->
    [yes] Desde allí puedes irte andando, o pedir seguir al piso siguiente. { $wall_fall ->
        [yes] Quien topa con un muro desde un ascensor vuelve a él y va al piso siguiente.
       *[no] Si topas con un muro desde un ascensor, te quedas donde estás.
    }
   *[no] {""}
}

rules-walls = Muros y { charges }
rules-walls-1 = { $start ->
    [together] {""}
   *[other] { $preset ->
        [quest] {""}
       *[other] Cada jugador empieza { $bombs ->
            [0] sin { charges }
            [one] con una { charge }
           *[other] con { $bombs } { charges }
        }.{" "}
    }
}Una { charge } quita el muro interior del lado que nombras{ $closed_exits ->
    [0] {""}
   *[other] , o abre una salida cerrada
}. { $blast_answer ->
    [done] La respuesta es solo «hecho»; si había un muro, tienes que averiguarlo.
    [remains] La respuesta es si queda un muro allí después de la voladura.
   *[exploded] Si lo hace, la respuesta es «ha explotado». Donde no hay muro, o es exterior, es «no ha explotado».
} La { charge } se gasta en cualquier caso{ $preset ->
    [classic] .
    [school] .
   *[other] , y no daña a nadie.
}
rules-walls-2 = { $goal ->
    [key] { $exits ->
        [one] En el muro exterior hay exactamente una cerradura.
       *[other] En el muro exterior hay { $exits } cerraduras; la llave las abre todas.
    }
   *[treasure] { $exits ->
        [one] Hay exactamente una salida: un hueco en el muro exterior.
       *[other] Hay { $exits } salidas: huecos en el muro exterior.
    }
} { $closed_exits ->
    [0] { $preset ->
        [quest] El muro exterior es un monolito: ninguna granada le hace nada.
       *[other] Los muros exteriores no se pueden volar.
    }
    [one] Una de ellas está cerrada: parece el muro exterior, y se responde lo mismo, hasta que alguien la vuela. Todos los demás muros exteriores lo resisten todo.
   *[other] De ellas, { $closed_exits } están cerradas: parecen el muro exterior, y se responde lo mismo, hasta que alguien las vuela. Todos los demás muros exteriores lo resisten todo.
}
rules-walls-3 = { $cement ->
    [0] {""}
   *[other] Un saco de cemento levanta un muro en un lado libre de tu casilla. No se levanta ningún muro donde ya hay uno, en el muro exterior, a través de un río ni donde dejaría aislada una parte del laberinto; en ese caso conservas el cemento.
}
rules-walls-4 = { $cement ->
    [0] {""}
   *[other] Interpretación: solo hay cemento en los arsenales, como mucho { $cement ->
        [one] un saco
       *[other] { $cement } sacos
    } cada vez; nadie empieza con cemento.
}

rules-houses = Hospital y arsenal
rules-houses-1 = { $hospitals ->
    [one] El hospital cura
   *[other] Cada uno de los { $hospitals } hospitales cura
} a quien acaba allí una jugada{ $health ->
    [lives] , y devuelve todas las vidas
   *[other] {""}
}. { $arsenals ->
    [one] El arsenal
   *[other] Cada uno de los { $arsenals } arsenales
} { $arsenal_adds ->
    [yes] da otra dotación completa{ $kit ->
        [yes] {" "}del equipo a quien no tiene heridas.
       *[no] {" "}de balas y { charges }.
    }
   *[no] { $kit ->
        [yes] devuelve todo el equipo a quien no tiene heridas.
       *[no] repone todas las balas y { charges }.
    }
}
rules-houses-2 = { $hospital_safe ->
    [yes] En un hospital nadie puede recibir una herida.{" "}
   *[no] {""}
}Interpretación: también se cura quien acaba un turno en un hospital sin haber llegado a él en ese turno: tras topar con un muro{ $hospital_safe ->
    [yes] {""}
   *[no] , o tras recibir allí una herida
}{ $orders ->
    [yes] , o tras seguir desde esa casilla después de una herida
   *[no] {""}
}.
rules-houses-3 = { $houses_stop_shots ->
    [yes] No se puede disparar desde un hospital ni desde un arsenal, y ninguna bala los atraviesa. Interpretación: una bala sí entra en un arsenal, y le da a quien esté allí.
   *[no] {""}
}
rules-houses-4 = { $belongings ->
    [yes] Puedes pedir que no se te dé nada («sin recoger nada»). Interpretación: con una herida o una infección solo se reciben { charges }, porque no se pueden llevar balas.
   *[no] {""}
}
rules-houses-5 = { $belongings ->
    [yes] También se arma de nuevo quien acaba una jugada en un arsenal sin haber ido a ninguna parte.
   *[no] { $kit ->
        [yes] Interpretación: el arsenal equipa una vez por turno: a quien llega, al momento; a quien se queda, al final del turno.
       *[no] {""}
    }
}
rules-houses-6 = { $arsenal_mines ->
    [yes] El arsenal da también una mina a quien tiene buena salud y no lleva ni tesoro, ni cadáver, ni mina.
   *[no] {""}
}
rules-houses-7 = { $partial_arsenals ->
    [yes] Pero cada arsenal guarda solo algunas de estas cosas. Lo que guarda lo sabes cuando llegas; entre todos lo guardan todo.
   *[no] {""}
}
rules-houses-8 = { $kit ->
    [yes] Interpretación: con una herida no se recibe nada en un arsenal. Primero al hospital, después al arsenal.
   *[no] {""}
}
rules-houses-9 = { $belongings ->
    [yes] { rules-houses-stock }
   *[no] { $dark ->
        [yes] { rules-houses-stock }
       *[no] { $semidark ->
            [yes] { rules-houses-stock }
           *[no] { $scream ->
                [yes] { rules-houses-stock }
               *[no] {""}
            }
        }
    }
}
rules-houses-stock = A quien llega a un arsenal se le dice siempre, de modo que lo oigan todos, lo que tiene ahora, aunque el arsenal no tuviera nada que dar.

rules-casino = El casino
rules-casino-1 = { $casinos ->
    [0] {""}
   *[other] Quien está en { $casinos ->
        [one] el casino
       *[other] un casino
    } puede, en vez de jugar su turno, jugar una ronda contra el director de juego. Interpretación: es una ruleta con los números del 0 al 36. Todos oyen la apuesta y dónde se para la ruleta.
}
rules-casino-2 = { $casinos ->
    [0] {""}
   *[other] Rojo o negro, par o impar, 1–18 o 19–36: quien acierta gana tanto como apostó. Un solo número gana treinta y cinco veces lo apostado. Si no, la apuesta se pierde; con el 0 pierden todas menos la del propio 0.
}
rules-casino-3 = { $casinos ->
    [0] {""}
   *[other] Las probabilidades: de los 37 números, 18 ganan con un color, con par, impar o media ruleta, y 1 con un número. Así que de cada 37 monedas apostadas se pierde una de media: a la larga, aquí no se hace rico nadie.
}
rules-casino-4 = { $casinos ->
    [0] {""}
   *[other] { $stake_limit ->
        [0] Puedes apostar cuantas monedas tengas.
        [one] La apuesta es de una moneda.
       *[other] Puedes apostar como mucho { $stake_limit } monedas, y no más de las que tengas.
    }
}

rules-mite = Encefalitis
rules-mite-1 = { $encephalitis ->
    [0] {""}
   *[other] En una casilla con encefalitis vive una garrapata. El primer jugador que llega a ella la despierta, y todos lo oyen. Cuando cada jugador ha hecho una jugada desde entonces, la casilla es contagiosa: quien está o llega allí se contagia.
}
rules-mite-2 = { $encephalitis ->
    [0] {""}
   *[other] Tras un contagio { $heal_moves ->
        [0] hay cuantas jugadas hagan falta para llegar a un hospital.
        [one] hay una jugada con éxito para llegar a un hospital; una que cambie la casilla en la que se está.
       *[other] hay { $heal_moves } jugadas con éxito para llegar a un hospital; solo cuentan las que cambian la casilla en la que se está. Si se llega tarde, se muere.
    }
}
rules-mite-3 = { $encephalitis ->
    [0] {""}
   *[other] Quien se contagia suelta todo menos las { charges }, y no puede llevar, lanzar ni disparar nada; una bala { $mines ->
        [yes] o una mina{" "}
       *[no] {""}
    }lo mata. Un jugador con una herida que se contagia muere al momento. A quien ya se ha contagiado no le pasa nada más en una casilla así.
}
rules-mite-4 = { $encephalitis ->
    [0] {""}
   *[other] En el hospital se cura, y tiene inmunidad para siempre: a un jugador con inmunidad que llega a una casilla así se le dice «tierra».
}
rules-mite-5 = { $encephalitis ->
    [0] {""}
   *[other] { $belongings ->
        [yes] Un jugador que muere de la infección deja un cadáver contagioso: quien acaba sobre él una jugada con buena salud y sin inmunidad se contagia; con una herida, muere. Con inmunidad se puede llevar de un lado a otro.
       *[no] {""}
    }
}
