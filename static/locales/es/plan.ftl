# Lo que está mal en un plano dibujado, o podría estar mejor.

refused-plan-too-long = Línea { $line }, columna { $column }: el plano es demasiado largo.
refused-plan-header = Línea { $line }: un plano empieza por «gamemaster plan 1».
refused-plan-no-grid = Línea { $line }: aquí no hay ninguna cuadrícula.
refused-plan-size = Línea { $line }: como mucho 12 filas y 12 columnas, de cuatro signos de ancho cada una.
refused-plan-stray = Línea { $line }: encima de una cuadrícula solo van las letras de las columnas.
refused-plan-floor = Línea { $line }: los pisos se llaman «floor 1», «floor 2», etc., cuatro como mucho, y encima del primero no va nada.
refused-plan-floor-size = Línea { $line }: todos los pisos tienen el mismo número de filas y columnas.
refused-plan-step = Línea { $line }, columna { $column }: un recorrido se compone de «left», «right», «up» y «down».
refused-plan-thing = Línea { $line }, columna { $column }: un arsenal guarda «bullets», «bombs», «knives», «boats» o «cement».
refused-plan-row = Línea { $line }: entre dos líneas de muros va una línea de casillas.
refused-plan-label = Línea { $line }: el número de la fila está mal.
refused-plan-width = Línea { $line }, columna { $column }: la línea es más ancha que la cuadrícula.
refused-plan-wall = Línea { $line }, columna { $column }: aquí va un muro o un hueco.
refused-plan-closed = Línea { $line }, columna { $column }: una salida cerrada solo puede estar en el muro exterior.
refused-plan-item = Línea { $line }: aquí van «treasure», «key», «false», «bear», «leprechaun» o «arsenal» y una casilla.
refused-plan-cell = Línea { $line }, columna { $column }: en el plano no hay esa casilla.
refused-plan-twice = Línea { $line }: esto está dos veces.
refused-plan-sign = Línea { $line }, columna { $column }: ninguna casilla se dibuja así.

plan-size = El plano tiene { $rows } × { $cols } casillas; las opciones dicen { $wanted_rows } × { $wanted_cols }.
plan-floors = Pisos: { $found }, pero deben ser { $wanted }.
plan-floors-unlike = Todos los pisos tienen el mismo contorno; estas casillas no son como en el primero: { $at }.
plan-hole = Casillas sin tipo: { $at }.
plan-outline = Estas casillas no forman parte del contorno acordado: { $at }.
plan-split = A { $at } no se llega desde { $rest }: el contorno se parte.
plan-flow-out = El río de { $at } sale del plano.
plan-flow-ends = El río de { $at } corre hacia { $to }, que no es ni río ni desembocadura.
plan-flow-wall = Hay un muro que corta el río entre { $at } y { $to }.
plan-delta-dry = A la desembocadura de { $at } no llega ningún río.
plan-flow-circle = El río corre en círculo: { $at }.
plan-pit-missing = Falta el pozo { $pit }.
plan-pit-twice = El pozo { $pit } está más de una vez: { $at }.
plan-loop-short = El ciclo { $loop } tiene un solo pozo, en { $at }.
plan-loop-floors = El ciclo { $loop } pasa por varios pisos, y eso no está acordado: { $at }.
plan-lift = Hay ascensores, pero las opciones no los tienen: { $at }.
plan-floor-lifts = Ascensores en el piso { $floor }: { $found }, pero cada piso tiene uno.
plan-lifts-apart = Los ascensores no están en el mismo sitio en todos los pisos: { $at }.
plan-arsenals = Arsenales: { $found }; acordados: { $wanted }.
plan-hospitals = Hospitales: { $found }; acordados: { $wanted }.
plan-casinos = Casinos: { $found }; acordados: { $wanted }.
plan-caves = Oseras: { $found }, pero deben ser { $wanted }.
plan-encephalitis = Casillas con encefalitis: { $found }; acordadas: { $wanted }.
plan-store = Según las opciones, todo arsenal guarda de todo, pero aquí dice lo que hay dentro: { $at }.
plan-store-astray = Aquí dice lo que guarda un arsenal, pero no hay ninguno: { $at }.
plan-store-empty = Estos arsenales no guardan nada que conozcan las reglas: { $at }.
plan-store-lacks = Ningún arsenal guarda esto: { $things }.
plan-no-land = No hay tierra.
plan-no-arsenal = No hay arsenal.
plan-no-hospital = No hay hospital.
plan-harmless-mites = Hay encefalitis en { $at }, pero según las opciones no muere nadie.
plan-treasure-ground = El tesoro verdadero de { $at } no está en tierra.
plan-false-ground = El tesoro falso de { $at } no está en tierra.
plan-treasures-together = Hay varios tesoros en { $at }.
plan-false-count = Tesoros falsos: { $found }; acordados: { $wanted }.
plan-false-beside-key = Además de la llave hay tesoros falsos: { $at }.
plan-key = Hay una llave en { $at }, pero lo que hay que sacar es un tesoro.
plan-no-key = Hay un tesoro en { $at }, pero hace falta una llave.
plan-key-unreachable = No se puede llegar a la llave de { $at }.
plan-no-exit = No hay salida.
plan-exits = Salidas: { $found }; acordadas: { $wanted }.
plan-closed-exits = Salidas cerradas: { $found }; acordadas: { $wanted }.
plan-exit-source = Hay una salida desde { $at }, la fuente de un río.
plan-exit-unreachable = No se puede llegar a la salida de { $at }.
plan-cut-off = Sin paso desde { $rest }: { $at }.
plan-unreachable = No se puede llegar desde { $rest }: { $at }.
plan-trap = Ningún camino vuelve a { $rest } desde: { $at }.
plan-no-bear = Falta el oso.
plan-bear = Hay un oso en { $at }, pero las opciones no tienen ninguno.
plan-bear-astray = El oso de { $at } no empieza en su osera ({ $cave }).
plan-no-leprechaun = Falta el duende.
plan-leprechaun = Hay un duende en { $at }, pero las opciones no tienen ninguno.
plan-no-path = { $creature ->
    [bear] El oso
   *[leprechaun] El duende
} no tiene recorrido.
plan-path = El oso tiene un recorrido, pero según las opciones va adonde van los jugadores.
plan-path-blocked = El paso { $step } del recorrido del { $creature ->
    [bear] oso
   *[leprechaun] duende
} no se puede dar: desde { $at } no hay camino { $side ->
    [left] a la izquierda
    [right] a la derecha
    [up] hacia arriba
   *[down] hacia abajo
}.
plan-path-open = El recorrido del { $creature ->
    [bear] oso
   *[leprechaun] duende
} empieza en { $start } y acaba en { $end }; tiene que volver a su comienzo.
plan-many-loops = Ciclos de pozos: { $found }; acordados: { $most } como mucho.
plan-many-rivers = Ríos con desembocadura propia: { $found }; acordados: { $most } como mucho.
plan-many-walls = Muros interiores: { $found }; acordados: { $most } como mucho.
plan-long-loop = El ciclo { $loop } tiene { $found } pozos; acordados: { $most } como mucho.
plan-long-river = El río que acaba en { $at } tiene { $found } casillas; acordadas: { $most } como mucho.
plan-hospital-arsenal = El hospital de { $hospital } y el arsenal de { $arsenal } son vecinos.
plan-treasure-near-exit = El tesoro verdadero de { $at } está cerca de una salida.
plan-false-near-exit = El tesoro falso de { $at } está cerca de una salida.
plan-key-near-exit = La llave de { $at } está cerca de la cerradura.
plan-treasure-direct = Del tesoro de { $at } a la salida de { $exit } hay solo { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}; mejor serían { $least }.
plan-key-direct = De la llave de { $at } a la cerradura de { $exit } hay solo { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}; mejor serían { $least }.
plan-delta-one-way = La desembocadura de { $at } tiene un solo camino para salir.
plan-deltas-adjacent = Las desembocaduras de { $one } y { $other } son vecinas.
plan-attractor = Es fácil entrar y difícil salir: { $at } (entradas: { $entries }).
plan-bear-haunts = El oso nunca se aleja de { $at } más de dos rondas: lo que se suelte allí apenas se podrá recoger.
plan-no-way-across = No hay en todos los pisos una cadena de casillas sin peligro (tierra, edificios, desembocaduras) que una el muro exterior izquierdo con el derecho: el paso a lo ancho no es fácil, como se acordó.
plan-no-way-down = No hay en todos los pisos una cadena de casillas sin peligro (tierra, edificios, desembocaduras) que una el muro exterior de arriba con el de abajo: el paso a lo largo no es fácil, como se acordó.
plan-few-arsenals = Arsenales: { $found }. Con { $least } al menos es más difícil adivinar dónde se rearma un jugador.
plan-few-hospitals = Hospitales: { $found }. Con { $least } al menos es más fácil vivir con una herida y más difícil dejar rastro.
plan-false-number = Tesoros falsos: { $found }. Mejor sería entre 1 y el número de jugadores (como mucho { $most }).
plan-mined-exits = Salidas: { $found }. Como hay minas, sería mejor tener más salidas que jugadores (hasta { $players }): cada uno puede minar una.
plan-all-closed = Todas las salidas ({ $found }) están cerradas. Mejor sería que al menos una estuviera abierta al principio.
