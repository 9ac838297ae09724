# Lo que los jugadores dibujan a mano en su cuaderno.

board-pencil = Dibujar a lápiz
pencil-title = Lápiz
pencil-close = Guardar el lápiz
pencil-sheets = Hojas
pencil-sheet = Hoja { $number }
pencil-suppose = Supongamos que… (otra hoja, copia de esta)
pencil-drop = Descartar esta hoja
pencil-undo = Deshacer
pencil-redo = Rehacer
pencil-tools = Lo que dibuja el lápiz
pencil-tool-look = mirar
pencil-tool-wall = muro
pencil-tool-open = paso
pencil-tool-monolith = muro exterior
pencil-tool-exit = salida
pencil-tool-closed = salida cerrada
pencil-tool-flow = corriente
pencil-tool-letter = letras
pencil-tool-query = interrogación
pencil-tool-arrow = flecha
pencil-tool-rub = goma
pencil-tool-scrap = fragmento { $number }
pencil-letter-field = Letras:
pencil-help-look = Toca una casilla para leer lo que hay dibujado. Elige qué dibujar; una línea a lo largo de un lado es un muro, una que lo cruza es un paso.
pencil-help-side = Toca un lado ({ $what }) o traza una línea. Con el teclado: Intro o Mayús, y una flecha.
pencil-help-square = Toca una casilla ({ $what }). Con el teclado: flechas y luego Intro.
pencil-help-rub = Toca o recorre lo que quieras borrar.
pencil-help-arrow = Lleva el lápiz de una casilla a otra, o toca las dos.
pencil-help-scrap = Toca la casilla donde está la esquina superior izquierda ({ $what }) o arrastra el fragmento hasta allí; para quitarlo, arrástralo fuera del mapa.
pencil-arrow-to = Ahora, la casilla a la que lleva la flecha.
pencil-no-room = El fragmento no cabe ahí.
pencil-means-nothing = Esta línea no significa nada: a lo largo de un lado es un muro; si lo cruza, un paso.
pencil-at = { $at }: { $count ->
    [0] nada a lápiz
    [one] una marca a lápiz
   *[other] { $count } marcas a lápiz
}
pencil-count = { $count ->
    [0] Aún no hay nada dibujado.
    [one] Una marca
   *[other] { $count } marcas
}
pencil-seat = { $name } estaba aquí cuando se dibujó esto
pencil-letter = «{ $text }»
pencil-query = interrogación
pencil-arrow = flecha hacia { $to }
pencil-mark = { $at }: { $what }
pencil-words = A lápiz, en la hoja { $number } de { $sheets }:
pencil-judge = Decir qué marcas son erróneas
pencil-verdict = Demostradas: { $certain }. Posibles: { $possible }. Erróneas: { $wrong }.
pencil-first = A la primera marca errónea
pencil-judged-certain = { $what } (demostrado)
pencil-judged-possible = { $what } (posible)
pencil-judged-impossible = { $what } (imposible)
pencil-judged-clashing = { $what } (imposible junto con marcas anteriores)
pencil-explain = ¿Qué contradice?
pencil-against = Erróneo: { $what }. Contradice esto, y nada de ello podría faltar:
pencil-against-rules = Erróneo: { $what }. Lo excluyen las reglas por sí solas.
pencil-against-more = También interviene algo de lo dicho; averiguar qué lleva demasiado tiempo.
pencil-unexplained = Erróneo: { $what }. Averiguar qué contradice lleva demasiado tiempo.
pencil-lost = Lo que dibujas a lápiz no se puede guardar ahora: durará hasta que se cierre la página.
pencil-unread = Lo que se dibujó a lápiz en esta partida ya no se puede leer; queda apartado y empiezas con una hoja en blanco.
pencil-not-rubbed = Lo dibujado a lápiz en esa partida no se pudo borrar.
