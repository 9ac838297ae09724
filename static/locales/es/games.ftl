# Las partidas propias en este dispositivo: guardadas, terminadas, estadísticas.

games-title = Mis partidas
games-device = Todo esto se guarda solo en este navegador y desaparece si borras sus datos.

## Partidas que se pueden continuar

games-saved = Partidas guardadas
games-saved-help = Se guardan hasta { $most }, una de ellas con amigos; después, la más antigua deja su sitio. Están selladas: nadie puede espiar el laberinto, ni siquiera tú.
games-saved-none = Aquí no hay ninguna partida guardada.
games-saved-row = { $rules } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}{ $friends ->
    [yes] , con amigos
   *[no] { "" }
} · { $when }
games-saved-here = la partida que has dejado
games-saved-broken = Una partida que no se puede abrir · { $when }
games-before = de antes
games-take-up = Continuar
games-delete = Borrar
games-delete-really = ¿Borrar de verdad?
games-deleted = Borrada.

## Partidas terminadas

games-finished = Partidas terminadas
games-finished-help = Se guardan las últimas { $most }; después se van primero las más antiguas, pero siguen en las estadísticas.
games-finished-none = Aquí aún no se ha terminado ninguna partida.
games-finished-row = { $rules } · { $names } · { $outcome } · { $when }
games-nobody-won = no ganó nadie
games-won = victoria: { $names }
games-watch = Ver
games-save = Guardar
games-denied = Este navegador no deja que la página guarde las partidas terminadas.

## Estadísticas y archivo

games-tally = Estadísticas
games-tally-rules = Reglas
games-tally-games = Partidas
games-tally-wins = Ganadas
games-tally-best = Récord de jugadas
games-tally-all = Total
games-export = Guardar todo en un archivo
games-import = Traer un archivo …
games-file-help = El archivo contiene las partidas terminadas, las estadísticas y tus mejores resultados. Las partidas sin terminar siguen selladas en este dispositivo.
games-imported = { $count ->
    [0] En el archivo no había nada nuevo.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
games-no-file = En este archivo no hay partidas que se puedan leer. No ha cambiado nada.
games-no-room = No queda espacio para esto. Borra antes algunas partidas terminadas; no ha cambiado nada.

## El nivel del jugador

rivals = Contra los bots
rivals-bot = Bot
rivals-games = Partidas
rivals-points = Puntos
rivals-share = { $points } de { $games }
own-level = { $standing ->
    [like] Juegas más o menos como el bot «{ $bot }».
    [above] Juegas mejor que el bot «{ $bot }».
    [below] El bot «{ $bot }» todavía juega mejor que tú.
    [between] Juegas mejor que el bot «{ $bot }», pero «{ $upper }» todavía te gana.
   *[unknown] Tras { $most } partidas contra el mismo bot, aquí leerás qué nivel tienes.
}
own-level-help = Es una estimación según las partidas de este dispositivo: ganar vale un punto contra cada bot de la mesa, y si no ganáis ni él ni tú, te llevas medio punto.
