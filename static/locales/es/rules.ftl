# Las reglas en palabras, tal como valen en esta mesa. Un párrafo que no se aplica con las opciones en
# vigor queda vacío; un capítulo sin párrafos se omite.

rules-title = Las reglas de esta mesa
rules-contents = Índice
rules-in-force = Opciones en vigor
rules-part-game = El juego
rules-part-labyrinth = El laberinto
rules-part-players = Objetos y jugadores
rules-part-table = En la mesa
rules-changed = { $line } (regla de la casa)
rules-legend = { $what ->
    [land] tierra
    [river] río
    [delta] { mouth }
    [pit] { pit }
    [lift] ascensor
    [arsenal] arsenal
    [hospital] { hospital }
    [encephalitis] encefalitis
    [casino] casino
    [cave] osera
    [wall] muro interior
   *[exit] { $goal ->
        [key] cerradura
       *[treasure] salida abierta
    }
}
rules-figure-water = { $current ->
    [drift] Un paso a un río (línea continua) te lleva una o dos casillas más allá (líneas discontinuas).
   *[other] Un paso a un río (línea continua), y adónde te arrastra (línea discontinua).
}
rules-figure-pits = Un paso a un { pit } (línea continua) te lleva al siguiente (línea discontinua).
rules-figure-lone = Un { pit } que está solo en su ciclo lleva a sí mismo.
rules-figure-lifts = Dos pisos. Un paso al ascensor (línea continua) te lleva al otro piso (línea discontinua).
rules-figure-walls = Un muro, y lo que deja de él una { charge }.
rules-figure-cement = Un lado libre, y el muro que hace de él el cemento.
rules-figure-moving = { $goal ->
    [key] De camino a la cerradura.
   *[treasure] De camino a una salida.
}
rules-figure-kit = La corriente te devuelve (línea discontinua); la barca, no.
rules-figure-shooting = { $shots ->
    [first] La bala se detiene en la primera casilla con jugadores.
   *[through] La bala atraviesa a todos, hasta el muro.
}
rules-figure-treasure = { $goal ->
    [key] La llave, y la cerradura que abre.
   *[treasure] ¿Cuál es el verdadero? Se ven iguales.
}
rules-figure-bear = { $bear_moves ->
    [trajectory] El oso va por su camino, ida y vuelta.
   *[repeats] Un jugador va a la derecha, y el oso también.
}
rules-figure-leprechaun = «3 a la derecha»: a qué distancia, pero no por qué camino.
rules-figure-casino = Los 37 números de la ruleta: 18 rojos, 18 negros y el cero.
option-line = { $name }: { $value }

rules-goal = El objetivo
rules-goal-1 = Se dibuja un laberinto de { $rows } filas y { $cols } columnas{ $floors ->
    [1] {""}
   *[other] , en { $floors } pisos
}, y solo lo ve el director de juego. { $goal ->
    [key] En alguna parte hay una llave.
   *[treasure] En alguna parte está el tesoro verdadero{ $false_treasures ->
        [0] .
        [one] , y uno falso que parece igual.
       *[other] , y { $false_treasures } falsos que parecen iguales.
    }
}
rules-goal-2 = { $goal ->
    [key] La salida es una cerradura en el muro exterior. Gana quien sale por ella con la llave.
   *[treasure] Gana quien saca el tesoro verdadero por una salida. Solo fuera se ve si un tesoro es verdadero.
}
rules-goal-3 = Todo se dice en voz alta: lo que pide un jugador y lo que se le responde lo oyen todos los demás.{ $start ->
    [secret] {" "}Solo las casillas que eligen los jugadores se le enseñan en secreto al director de juego.
   *[other] {""}
}
rules-goal-4 = { $preset ->
    [school] { $last_alive ->
        [wins] También gana el último jugador que queda con vida.
       *[other] {""}
    }
    [quest] También se puede jugar en solitario: cuantas menos jugadas, mejor.
   *[other] {""}
}

rules-plan = Lo que se sabe del plano
rules-plan-1 = { $floors ->
    [1] { $rows } por { $cols } casillas
   *[other] { $floors } pisos de { $rows } por { $cols } casillas
} con un muro alrededor; tierra, ríos con sus { $preset ->
    [quest] bocas
   *[other] { mouth.plural }
}, { pit.plural } en ciclos, { $arsenals ->
    [one] un arsenal
   *[other] { $arsenals } arsenales
}, { $hospitals ->
    [one] un hospital
   *[other] { $hospitals } hospitales
}{ $casinos ->
    [0] {""}
    [one] , un casino
   *[other] , { $casinos } casinos
}{ $lifts ->
    [yes] , un ascensor en cada piso
   *[no] {""}
}{ $bear_cave ->
    [yes] , la osera de un oso
   *[no] {""}
}{ $encephalitis ->
    [0] {""}
    [one] , una casilla con encefalitis
   *[other] , { $encephalitis } casillas con encefalitis
}. Desde cualquier casilla se puede llegar a cualquier otra sin usar { charges }{ $boats ->
    [0] {""}
   *[other] {" "}ni barcas
}, salvo a las fuentes de los ríos. { $goal ->
    [key] La llave puede estar en cualquier casilla a la que se pueda llegar.
   *[treasure] Los tesoros están en tierra.
}
rules-plan-2 = { $outline ->
    [no-corners] Faltan las cuatro casillas de las esquinas.
    [diamond] El laberinto tiene contorno de rombo. Interpretación: sus puntas tocan el centro de los lados del rectángulo.
    [cross] El laberinto tiene contorno de cruz. Interpretación: en cada esquina se quita un tercio de las filas y de las columnas.
    [ring] El laberinto es un anillo sin nada en el centro. Interpretación: su grosor es un tercio del lado más corto.
    [ragged] Faltan algunas casillas del borde, al azar; el director de juego las nombra antes de la partida. Interpretación: más o menos una casilla de cada cinco; cada casilla que queda tiene al menos dos vecinas.
   *[full] {""}
}
rules-plan-3 = { $easy_ways ->
    [yes] Los muros exteriores opuestos están unidos por caminos en los que no pasa nada: cadenas de tierra, hospitales, arsenales{ $casinos ->
        [0] {""}
       *[other] , casinos
    } y { mouth.plural }.
   *[no] {""}
}
rules-plan-4 = { $loops ->
    [-1] {""}
    [0] No hay { pit.plural }.
    [one] Hay como mucho un ciclo de { pit.plural }.
   *[other] Hay como mucho { $loops } ciclos de { pit.plural }.
}
rules-plan-5 = { $loop_pits ->
    [-1] {""}
   *[other] { $loops ->
        [0] {""}
       *[other] { $lone_pits ->
            [yes] Un ciclo tiene como mucho { $loop_pits } { pit.plural }.
           *[no] Un ciclo tiene como mucho { $loop_pits } { pit.plural }, y nunca menos de dos.
        }
    }
}
rules-plan-6 = { $rivers ->
    [-1] {""}
    [0] No hay ríos.
    [one] Hay como mucho un sistema fluvial.
   *[other] Hay como mucho { $rivers } sistemas fluviales.
}
rules-plan-7 = { $river_cells ->
    [-1] {""}
   *[other] { $rivers ->
        [0] {""}
       *[other] Un río tiene como mucho { $river_cells } casillas de largo.
    }
}
rules-plan-8 = { $walls ->
    [-1] {""}
    [0] No hay muros interiores.
    [one] Hay como mucho un muro interior.
   *[other] Hay como mucho { $walls } muros interiores.
}
rules-plan-9 = { $floors ->
    [1] {""}
   *[other] Todos los pisos tienen el mismo contorno y están uno encima de otro. En el segundo piso las casillas se llaman 2a1, 2b1, etc. Entre los pisos no hay más paso que { $lifts ->
        [yes] los ascensores{ $floor_loops ->
            [yes] {" "}y los { pit.plural }
           *[no] {""}
        }
       *[no] los { pit.plural }
    }.
}

rules-start = El comienzo
rules-start-1 = { $start ->
    [secret] En un orden que decide el azar, cada jugador le enseña en secreto al director de juego la casilla donde empieza. Cuando todos han elegido, el director de juego dice a todos de qué tipo es la casilla de cada cual.
    [together] Todos los jugadores empiezan en una casilla que elige el director de juego, sin balas ni { charges }; el director de juego dice de qué tipo es.
    [placed] El director de juego reparte a los jugadores al azar y no dice dónde: hay que averiguarlo. Interpretación: cada cual está en una casilla de tierra en la que no está { prize.definite }, y dos comparten una solo si no queda otra.
   *[open] Los jugadores eligen uno tras otro, a la vista, las casillas donde empiezan, y el director de juego le dice a cada uno de qué tipo es la suya.
}
rules-start-2 = { $void_starts ->
    [yes] El director de juego puede anular todas las elecciones sin dar razones; entonces cada cual elige otra casilla que antes. Interpretación: aquí ocurre como mucho una vez, y justo cuando dos han elegido la misma casilla o alguien ha elegido una casilla con un tesoro.
   *[no] {""}
}
rules-start-3 = { $start ->
    [placed] {""}
   *[other] Interpretación: al comienzo una casilla no te hace nada: ningún río arrastra, ningún { pit } traga, nadie se cura ni se arma. { $belongings ->
        [yes] Solo se recoge lo que haya allí.
       *[no] { $pick_up ->
            [after] {""}
           *[at-once] Solo se recoge { prize.definite } que haya allí.
        }
    }
}
rules-start-4 = { $mines ->
    [yes] Cada jugador empieza con una mina.
   *[no] {""}
}
rules-start-5 = { $health ->
    [lives] Cada jugador empieza con { $lives ->
        [one] una vida
       *[other] { $lives } vidas
    }.
   *[other] {""}
}
rules-start-6 = { $money ->
    [0] {""}
    [one] Cada jugador empieza con una moneda.
   *[other] Cada jugador empieza con { $money } monedas.
}

rules-turn = Un turno
rules-turn-1 = { $compound ->
    [yes] { $arms_after ->
        [yes] Una jugada es un movimiento{ $skips ->
            [yes] , o pasar
           *[no] {""}
        }, y con él lo que quieras usar: { charges }{ $cement ->
            [0] {""}
           *[other] {" "}y cemento
        } antes o después, { $preset ->
            [quest] pistolas
           *[other] disparos
        }{ $knives ->
            [0] {""}
           *[other] {" "}y cuchillos
        } solo después (Interpretación). Por ejemplo: «volar el muro de la izquierda, ir a la izquierda, disparar hacia arriba».
       *[no] Una jugada es una serie de acciones con exactamente un movimiento entre ellas. Antes y después van tantas otras como permitan tus medios: disparos, { charges }{ $mines ->
            [yes] , poner una mina
           *[no] {""}
        }{ $throwing ->
            [throw] , dejar y lanzar objetos
            [leave] , dejar objetos
           *[none] {""}
        }. Por ejemplo: «disparar a la izquierda, ir hacia arriba, volar el muro de la derecha».
    }
   *[no] Un turno es exactamente una de estas cosas: ir a una casilla vecina; disparar en una dirección (una bala); { $preset ->
        [classic] poner una bomba al muro
        [school] poner una bomba al muro
       *[other] volar el muro
    } que hay en una dirección (una { charge }){ $knives ->
        [0] {""}
       *[other] ; usar el cuchillo
    }{ $cement ->
        [0] {""}
       *[other] ; levantar un muro con cemento
    }{ $hint_price ->
        [0] {""}
       *[other] ; comprar una pista
    }{ $casinos ->
        [0] {""}
       *[other] ; en un casino, jugar una ronda
    }; o, desde un { pit }, seguir al siguiente de su ciclo{ $lifts ->
        [yes] ; o, desde un ascensor, seguir al piso siguiente
       *[no] {""}
    }{ $flow_moves ->
        [yes] ; o, desde un río, seguir la corriente
       *[no] {""}
    }.
}
rules-turn-2 = Las direcciones son las del dibujo: izquierda, derecha, arriba, abajo. Primero dices la petición entera; después el director de juego responde a todo. { $skips ->
    [yes] { $skips_ride ->
        [yes] { $compound ->
            [yes] En vez de ir a alguna parte puedes pasar el paso, y aun así usar lo que tienes.
           *[no] Se puede pasar un turno.
        }
       *[no] { $compound ->
            [yes] Se puede pasar un turno. Interpretación: pasar es la jugada entera, y no se puede hacer nada más en ella.
           *[no] Se puede pasar un turno.
        }
    }
   *[no] No se puede pasar.
}
rules-turn-3 = { $compound ->
    [yes] El movimiento es uno de estos: izquierda, derecha, arriba o abajo; de un { pit } al siguiente de su ciclo{ $lifts ->
        [yes] ; de un ascensor al piso siguiente
       *[no] {""}
    }{ $flow_moves ->
        [yes] ; con la corriente, desde un río
       *[no] {""}
    }. Lo que pides después se hace desde la casilla en la que has acabado, tras todos los arrastres.
   *[no] {""}
}
rules-turn-4 = { $compound ->
    [yes] A lo que resulta imposible se responde con palabras, como { $preset ->
        [quest] «no hay pistola», y el resto de la jugada sigue. Interpretación: un movimiento imposible, como seguir al próximo agujero de gusano donde no lo hay, se pierde del mismo modo.
       *[other] «no quedan balas», y el resto de la jugada sigue. Interpretación: un movimiento imposible, como «con la corriente» donde no hay río, se pierde del mismo modo.
    }
   *[no] {""}
}
rules-turn-5 = { $no_repeats ->
    [yes] Una jugada de la que se sabe que no cambia nada, como ir contra un muro con el que acabas de topar, se rechaza; elige otra.
   *[no] {""}
}
rules-turn-6 = { $compound ->
    [yes] Una petición tiene como mucho 24 acciones{ $conditional ->
        [yes] {" "}y 4 condiciones unas dentro de otras
       *[no] {""}
    }.
   *[no] {""}
}
rules-turn-7 = { $skips ->
    [yes] { $skips_ride ->
        [yes] Si pasas en un río, pero no en su final, la corriente te lleva{ $current ->
            [drift] {" "}una casilla o dos
            [turbulent] {" "}hasta su final
           *[other] {" "}una casilla
        }. Si pasas en un { pit }, vas al siguiente{ $lifts ->
            [yes] ; si pasas en un ascensor, al piso siguiente
           *[no] {""}
        }.
       *[no] {""}
    }
   *[no] {""}
}

rules-conditional = Jugadas con condiciones
rules-conditional-1 = { $conditional ->
    [yes] Una acción puede depender de lo que ha salido hasta entonces en la misma jugada: «ir a la derecha; si había un tesoro, disparar hacia arriba; si estoy en un pozo, dejar una bala».
   *[no] {""}
}
rules-conditional-2 = { $conditional ->
    [yes] Puedes preguntar por el tipo de casilla a la que llegas; por un muro con el que topas; por un arrastre; por un tesoro, balas, { charges }, una mina o un cadáver que encuentres o lleves; por un grito que se oiga; y por tu propia salud. Las condiciones se unen con «y», «o» y «no», y pueden tener un «si no».
   *[no] {""}
}
rules-conditional-3 = { $conditional ->
    [yes] Salgan como salgan las condiciones, la jugada tiene que tener exactamente un movimiento. Interpretación: una condición puede preguntar por algo que ha ocultado una acción a oscuras; el director de juego la juzga entonces por lo que es verdad.
   *[no] {""}
}

rules-dark = Jugadas a oscuras
rules-dark-1 = { $dark ->
    [yes] Cualquier acción se puede marcar con «sin decir nada». Se hace según todas las reglas, pero el director de juego solo dice «hecho», a los demás y a ti por igual: ni en qué casilla estás, ni qué has encontrado, ni si había un muro, funcionó una { charge } o se oyó un grito.
   *[no] {""}
}
rules-dark-2 = { $dark ->
    [yes] Recoges lo que puedas llevar, como siempre, y de dos tesoros te quedas con el viejo.
   *[no] {""}
}
rules-dark-3 = { $dark ->
    [yes] A quien recibe una herida se le dice al comienzo de su próximo turno.{ $orders ->
        [yes] {" "}Pero quien se hiere con una jugada a oscuras propia no puede pedir otra casilla.
       *[no] {""}
    }
   *[no] {""}
}
rules-dark-4 = { $semidark ->
    [yes] Jugadas a media luz: de un movimiento puedes pedir que se te digan solo algunas cosas: si había un muro, el tipo de casilla, lo encontrado, lo que ha pasado con tu salud. Todo lo demás no se dice. Interpretación: a quien preguntó por su salud y supo así de una herida no se le vuelve a decir{ $orders ->
        [yes] , y puede pedir otra casilla
       *[no] {""}
    }; cómo les fue a los demás no se dice.
   *[no] {""}
}
rules-dark-5 = { $dark ->
    [yes] Interpretación: el final de la partida se dice siempre, y también que un jugador queda fuera por no haber vuelto a entrar.
   *[no] {""}
}

rules-asking = Preguntar al director de juego
rules-asking-1 = { $compound ->
    [yes] En tu turno puedes preguntar cuando quieras por tu propio estado: { $preset ->
        [quest] salud y lo que llevas.
       *[other] salud, balas, { charges } y lo que llevas.
    } Todos oyen la respuesta, y no gasta turno.
   *[no] {""}
}
rules-asking-2 = { $memory_game ->
    [yes] Esta es una partida de memoria: la página no muestra el diario. Pero en tu turno puedes hacer que se te recuerde la última jugada de cualquier otro jugador, no las anteriores.
   *[no] { $compound ->
        [yes] En tu turno puedes hacer que se te recuerde la última jugada de cualquier otro jugador. Además, el diario de la página guarda todo lo dicho.
       *[no] {""}
    }
}
rules-asking-3 = { $handicaps ->
    [yes] { $beginner_asks ->
        [0] {""}
       *[other] Ventaja: antes de elegir dónde empiezan, estos jugadores, por número, pueden preguntar en secreto qué { $beginner_asks ->
            [one] es una casilla
           *[other] son { $beginner_asks } casillas
        }: { $beginners }.
    }
   *[no] {""}
}
rules-asking-4 = { $handicaps ->
    [yes] { $beginner_orders ->
        [0] {""}
       *[other] Ventaja: estos jugadores, por número, pueden pedir otra casilla { $beginner_orders ->
            [one] una vez más por partida
           *[other] { $beginner_orders } veces más por partida
        }, incluso sin herida: { $beginners }. Entonces dejan sus balas y el objeto grande que lleven en la casilla vieja.
    }
   *[no] {""}
}

rules-end = El final
rules-end-1 = La partida termina cuando alguien saca { true-prize }{ $health ->
    [no-death] .
   *[other] , o cuando no queda nadie.
}
rules-end-2 = { $last_alive ->
    [wins] { $preset ->
        [school] Gana el último jugador con vida.
       *[other] También gana el último jugador con vida, aunque es una victoria menor.
    }
    [must-carry] El último jugador con vida aún no ha ganado: todavía tiene que sacar { true-prize }, en { $last_moves ->
        [0] tantas jugadas como casillas tiene el laberinto
        [one] una jugada
       *[other] { $last_moves } jugadas
    }.
   *[plays-on] {""}
}
rules-end-3 = La partida queda en tablas tras { $quiet_rounds ->
    [-1] tantas rondas como casillas hay
    [0] diez veces tantas rondas como casillas hay
    [one] una ronda
   *[other] { $quiet_rounds } rondas
} sin nada que no se pueda deshacer: un muro menos{ $false_treasures ->
    [0] {""}
   *[other] , un tesoro fuera
}{ $health ->
    [no-death] {""}
   *[other] , la muerte de un jugador
}{ $leprechaun ->
    [yes] , la muerte del duende
   *[no] {""}
}{ $encephalitis ->
    [0] {""}
   *[other] , una nueva inmunidad
}. El director de juego cuenta en voz alta cuando ha pasado la mitad y durante las diez últimas{ $compound ->
    [yes] ; desde que lo pide un jugador, se cuentan todas esas rondas.
   *[no] .
}
rules-end-4 = { $skips ->
    [yes] { $skips_draw ->
        [yes] Si todos los jugadores que siguen en la partida pasan en la misma ronda, hay tablas.
       *[no] {""}
    }
   *[no] {""}
}
rules-end-5 = Después se enseña el laberinto, y se puede volver a ver toda la partida con los ojos de cualquiera.

rules-end-6 = Donde juegan varias personas{ $break_minutes ->
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
    }, ese jugador queda fuera de la partida, y todos sus objetos se quedan donde están.
}

rules-notebook = Tu cuaderno
rules-notebook-1 = { $help ->
    [blank] En esta mesa la página no dibuja nada por ti: tienes una hoja en blanco y el diario.
    [scribe] En esta mesa la página solo dibuja lo que se ha dicho, según andas. Donde un río o un { pit } te lleva a un sitio desconocido, empieza un nuevo fragmento del mapa; unir los fragmentos es cosa tuya.
    [proofs] La página lleva por ti un cuaderno: solo lo que es seguro por lo que se ha dicho. Donde un río o un { pit } te lleva a un sitio desconocido, empieza un nuevo fragmento del mapa; los fragmentos se unen cuando solo pueden estar de una manera. Además, la página lo piensa todo a fondo: también se dibuja lo que se puede demostrar, marcado con tres puntos (∴).
   *[notebook] La página lleva por ti un cuaderno: solo lo que es seguro por lo que se ha dicho. Donde un río o un { pit } te lleva a un sitio desconocido, empieza un nuevo fragmento del mapa; los fragmentos se unen cuando solo pueden estar de una manera.
}
rules-notebook-2 = { $dark ->
    [yes] Tras una jugada a oscuras no hay nada seguro de dónde estás ni de lo que tienes; el cuaderno lo dice.
   *[no] {""}
}
rules-notebook-3 = { $current ->
    [drift] Un río incierto se dibuja como lo que es: casillas de las que solo se saben algunas cosas. No se adivina ni su dirección ni hasta dónde te ha llevado.
   *[other] {""}
}
rules-notebook-4 = { $lifts ->
    [yes] Un ascensor conserva el lugar, así que el mapa del otro piso sigue justo encima o debajo.
   *[no] {""}
}
rules-notebook-5 = Donde dirige la partida una persona: lo que ha cambiado el director de juego puede ser distinto de lo que se te dijo, así que deja de estar en tinta. Lo retirado se puede leer aún en el diario, tachado.
rules-notebook-6 = { $advice ->
    [never] {""}
    [alone] Quien juega sin otras personas puede pedir pistas a la página: que hay algo que saber, dónde, qué y por qué, y al final una jugada. Cada una se cuenta.
   *[always] Todos pueden pedir pistas a la página: que hay algo que saber, dónde, qué y por qué, y al final una jugada. Cada una se cuenta y se dice a todos.
}
