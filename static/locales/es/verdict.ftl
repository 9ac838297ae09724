# Tras una partida con amigos: si el programa anfitrión la dirigió según las reglas.

verdict-title = Limpieza de esta partida
verdict-head-checking = Comprobando …
verdict-head-stuck = Sin comprobar todavía.
verdict-head-verified = Comprobada.
verdict-head-unverified = No comprobada.
verdict-head-broken = Se han incumplido las reglas.

## En camino

verdict-asking = Se pide a la página anfitriona que enseñe el registro.
verdict-loading = El motor se carga en segundo plano; después se vuelve a jugar toda la partida en esta página.
verdict-replaying = Se vuelve a jugar toda la partida en esta página.

## El resultado

verdict-verified = Esta página ha vuelto a jugar toda la partida: el plano y el azar salen de lo que se prometió antes de la primera jugada, y todas las respuestas que oíste son las que dan las reglas.
verdict-limits = Si alguien ha mirado el plano en la página anfitriona durante la partida, eso no lo puede mostrar ninguna comprobación.
verdict-no-record = La mesa terminó sin enseñar su registro, así que no hay nada que comprobar.
verdict-alone = No se prometió nada antes de la primera jugada, así que no se pueden comprobar el plano ni el azar.
verdict-version = El registro no encaja, pero el programa anfitrión es de otra versión que esta página, y esa puede ser la causa.
verdict-unchecked = No se ha podido hacer la comprobación en esta página.

## Lo que estaba mal

verdict-commitment = El plano, las reglas o la semilla no son los que se prometieron antes de la primera jugada.
verdict-promises = El registro nombra otras promesas sobre el azar que las que oíste al empezar la partida.
verdict-nonce = { $number ->
    [0] Tu parte del azar no se ha usado.
   *[other] La parte { $number } del azar no es la prometida.
}
verdict-unfinished = Su registro acaba antes que la partida.
verdict-origin = El plano no viene de donde se te dijo al empezar la partida.
verdict-plan = El plano no es el que se dibuja con lo que enseña el registro.
verdict-seats = La plaza { $number } del registro no es la que se te dijo.
verdict-rules = La partida no se jugó con las reglas que se te dijeron al empezar.
verdict-move = La entrada { $number } del registro no se puede hacer según las reglas.
verdict-draw = { $number ->
    [0] El azar ha sacado algo que allí no puede salir.
   *[other] La entrada { $number } del registro no ha salido de la semilla prometida y de las partes de azar de todos.
}
verdict-answer = La respuesta { $number } que oíste no es la que dan las reglas.
verdict-own-move = La petición { $number } no es la que hiciste: hay otra a tu nombre, o falta la tuya.
verdict-rewritten = Lo que habías oído se cambió después, desde la respuesta { $number }.
verdict-record = El registro no se puede leer o no se puede volver a jugar.
verdict-told = Se te dijo
verdict-ruled = Las reglas dicen
verdict-told-first = Primero oíste
verdict-told-later = Después se te dijo
verdict-nothing = (nada)
verdict-no-words = («{ $key }», que no dice ningún director de juego)
verdict-save = Guardar el registro como prueba

## Lo que se ha comprobado

verdict-details = Lo que se ha comprobado
verdict-promised = Lo que se había prometido
verdict-fact-moves = { $moves ->
    [one] Una petición se ha vuelto a hacer
   *[other] { $moves } peticiones se han vuelto a hacer
} según las reglas.
verdict-fact-heard = { $heard ->
    [one] Una respuesta que oíste se ha comparado
   *[other] { $heard } respuestas que oíste se han comparado
} con ellas.
verdict-fact-plan = { $origin ->
    [pages] El plano se ha vuelto a dibujar con la semilla prometida y todas las partes de azar, y era el mismo.
    [seed] El plano se ha vuelto a dibujar con la semilla que eligió la página anfitriona, y era el mismo.
   *[text] El plano es el que trajo y prometió la página anfitriona.
}
verdict-fact-draws = { $draws ->
    [0] Durante la partida no se dejó nada al azar.
    [one] Un resultado del azar se ha vuelto a sacar, y era el mismo.
   *[other] { $draws } resultados del azar se han vuelto a sacar, y eran los mismos.
}
verdict-fact-pages = { $pages ->
    [0] Todo el azar salió de la semilla de la página anfitriona, fijada antes de la primera jugada.
    [one] Todo el azar salió de la semilla de la página anfitriona, fijada antes de la primera jugada, y de la parte de una página invitada{ $own ->
        [yes] : la tuya
       *[no] { "" }
    }. Ninguna de las dos podía elegirlo.
   *[other] Todo el azar salió de la semilla de la página anfitriona, fijada antes de la primera jugada, y de las partes de { $pages } páginas invitadas{ $own ->
        [yes] , la tuya entre ellas
       *[no] { "" }
    }. Ninguna de ellas podía elegirlo.
}
verdict-fact-spoilt = { $spoilt ->
    [one] Una vez
   *[other] { $spoilt } veces
} se habían descubierto ya las partes de azar y la página anfitriona volvió a empezar: alguien se había caído, o no le gustaron.
verdict-fact-commitment = El plano, las reglas y la semilla se prometieron con este número:
