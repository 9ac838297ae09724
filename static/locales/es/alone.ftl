# Jugar por cuenta propia en pocas jugadas, y los laberintos que se pasan los amigos.

quick-quest = Búsqueda en solitario
quick-quest-hint = La llave y la cerradura, 4 × 4, en pocas jugadas.
turns = { $count ->
    [0] aún sin jugadas
    [one] una jugada
   *[other] { $count } jugadas
}
result-moves = { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}
result-first = Es la primera vez que sales de este laberinto.
result-better = Mejor que antes: hasta ahora te costaba { $best ->
    [one] una jugada
   *[other] { $best } jugadas
}.
result-best-hints = { $count ->
    [one] Entonces pediste una pista.
   *[other] Entonces pediste { $count } pistas.
}
result-equal = Tan rápido como tu mejor salida de este laberinto.
result-worse = Tu mejor salida de este laberinto costó { $best ->
    [one] una jugada
   *[other] { $best } jugadas
}.
result-lost = Esta vez no hubo salida.
result-lost-best = Esta vez no hubo salida. La mejor tuya costó { $best ->
    [one] una jugada
   *[other] { $best } jugadas
}.
result-unkept = Este navegador no deja que la página guarde el resultado.

share-game = El mismo laberinto para un amigo
share-title = El mismo laberinto para un amigo
share-about = Quien abra este enlace puede jugar en el mismo laberinto. Contiene las reglas y la semilla, pero ningún mapa.
share-about-moves = { $moves ->
    [one] Quien abra este enlace puede jugar en el mismo laberinto, y sabrá que te bastó una jugada. Contiene las reglas y la semilla, pero ningún mapa.
   *[other] Quien abra este enlace puede jugar en el mismo laberinto, y sabrá que necesitaste { $moves } jugadas. Contiene las reglas y la semilla, pero ningún mapa.
}
share-label = Enlace
share-copy = Copiar
share-send = Enviar …
share-drawn = Este laberinto se dibujó a mano, así que ninguna semilla lo da a otros. Su plano se puede enviar desde la mesa de dibujo, como enlace.
share-copied = El enlace está copiado.
share-copy-yourself = Este navegador no deja que la página lo haga. El enlace está en el campo.
share-text = Un laberinto para ti: ¿sabrás salir de él?
share-text-moves = { $moves ->
    [one] Un laberinto para ti: yo salí en una jugada. ¿Y tú?
   *[other] Un laberinto para ti: yo salí en { $moves } jugadas. ¿Y tú?
}

invite-title = Alguien te invita al mismo laberinto
invite-rules = { $name }: { $floors ->
    [one] { $rows } × { $cols }
   *[other] { $floors } pisos de { $rows } × { $cols }
}
invite-beat = Quien te invita dice: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, en solitario. ¿Puedes hacerlo en menos?
invite-beat-hints = { $count ->
    [one] Con una pista.
   *[other] Con { $count } pistas.
}
invite-version = El enlace viene de otra versión de este programa, que quizá dibujó otro laberinto.
invite-honest = El laberinto está en la semilla del enlace. Nadie comprueba si miras.
invite-replaces = Ocupa el lugar de la partida que has dejado.
invite-alone = Jugar en solitario
invite-bots = Jugar con bots
invite-long = El enlace de un laberinto es demasiado largo para serlo. No ha cambiado nada.
invite-rules-broken = El enlace de un laberinto no contiene reglas que se puedan leer. No ha cambiado nada.
invite-seed = El enlace de un laberinto no nombra ninguno: falta la semilla o tiene más de { $limit } caracteres. No ha cambiado nada.
invite-other-game = El enlace de un laberinto contiene las reglas de otro juego. No ha cambiado nada.
invite-moves-broken = El enlace de un laberinto dice un número de jugadas que no puede ser. No ha cambiado nada.
