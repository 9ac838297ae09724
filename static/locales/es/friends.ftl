# Una mesa entre amigos: plazas y enlaces, el camino de una página invitada hasta ella, la charla junto al juego.

play-friends = Jugar con amigos
play-friends-hint = Cada cual en su dispositivo; un enlace os reúne.

## La hoja de quien invita

friends-title = Una mesa para amigos
friends-title-table = Amigos en esta mesa
friends-rules = Se va a jugar: { $name }.
friends-change = Otras reglas …
friends-rules-done = Volver a las plazas
friends-way = ¿Cómo llegan tus amigos a esta mesa?
friends-relays = Un enlace para todos
    .help = Tú lo envías, ellos lo abren, y ya está. Unos repetidores públicos ponen en contacto vuestras páginas: esos servidores ajenos y tus amigos ven tu dirección de internet, pero nada de la partida.
friends-each = Un enlace para cada uno
    .help = No hace falta ningún servidor. Cada amigo te envía una respuesta, que pegas abajo. Es lo adecuado si estáis en la misma wifi.
friends-relays-off = Prescindir de repetidores
friends-room-coming = Preguntando a los repetidores …
friends-seats = Plazas
friends-single = { $count ->
    [one] Quien está contigo ante este dispositivo no tiene plaza aquí:
   *[other] Las { $count } personas que están contigo ante este dispositivo no tienen plaza aquí:
} en una mesa entre amigos hay un jugador por página. Para jugar juntos, abrid un enlace en otro dispositivo.
friends-seat-kind = Quién ocupa la plaza { $number }
friends-seat-remove = Quitar la plaza { $number }
friends-more = Una plaza más
friends-your-name = Tu nombre
friends-friend = Amigo { $number }
friends-host = quien invita
friends-open = Una plaza libre
seat-kind-you = Tú
seat-kind-host = quien invita
seat-kind-friend = Amigo
seat-kind-open = Libre
seat-kind-bot = bot
seat-kind-bot-of = Bot: { $name }, nivel { $level }
presence-waiting = aún no ha llegado
presence-replied = en camino
presence-connected = con conexión
presence-away = ausente
presence-left = se ha ido
presence-bot = juega { $bot }
presence-by-bot = { $state } · juega { $bot }
friends-changed = { $presence ->
    [replied] { $name } está en camino.
    [connected] { $name } ya tiene conexión.
    [away] { $name } está ausente.
   *[left] { $name } se ha ido.
}
friends-link-for = Enlace para la plaza { $number }: sirve para una persona, una vez
friends-link-text = { $name } te guarda una plaza en la mesa de juego. Abre el enlace:
friends-link-picture = Código QR del enlace para la plaza { $number }
friends-link-again = Crear otro enlace
friends-invite = Crear enlace
friends-qr = Código QR
friends-qr-missing = No se ha podido dibujar el código QR. El enlace hace lo mismo.
friends-part-missing = No se ha podido cargar una parte de esta página. Inténtalo de nuevo.
friends-reply = ¿Te han enviado una respuesta? Pégala aquí
friends-reply-taken = La respuesta vale; la plaza dirá cuándo ha llegado tu amigo.
friends-take = Aceptarla
friends-scan = Escanear un código QR
friends-scan-stop = Apagar la cámara
friends-kick = Echar a { $name }
friends-kick-really = ¿Echar a { $name } de verdad?
friends-bot-for = Que juegue un bot
friends-bot-for-me = Que un bot juegue por mí
friends-back = Devolver la plaza
friends-back-me = Volver a jugar yo
friends-watch = { $count ->
    [0] Público
    [one] Una persona del público
   *[other] { $count } personas del público
}
    .help = El público oye lo que oyen todos, y nada más. El enlace sirve para una persona; crea otro para la siguiente.
friends-watch-link = Enlace para el público
friends-watch-text = { $name } te invita a ver una partida. Abre el enlace:
friends-watcher-remove = Echar a { $name }, del público
friends-missing = { $count ->
    [one] Aún falta: { $names }. Espera, deja que un bot ocupe la plaza o déjala libre.
   *[other] Aún faltan: { $names }. Espera, deja que los bots ocupen las plazas o déjalas libres.
}
friends-too-few = { $least ->
    [one] En la mesa tiene que haber al menos una persona.
   *[other] En la mesa tiene que haber al menos { $least }.
}
friends-ready = Ya estáis todos.
friends-starting = El director de juego prepara la mesa …
friends-start = Empezar la partida
friends-off = Cancelarla
friends-off-really = ¿Cancelarla de verdad?
friends-end = Cerrar la mesa a los amigos
friends-end-really = ¿Cerrarla de verdad? Tus amigos tendrán que irse
friends-other = Algo ha ido mal ({ $id }). Inténtalo de nuevo.

## Por internet

friends-online = Por internet
    .help = Si estáis en la misma wifi, no hace falta nada de esto. Mientras no se active nada, ningún servidor sabe de tu partida.
friends-stun = Jugar por internet
    .help = Tu página pregunta a { $server } por tu dirección de internet. Ese servidor conoce la dirección y sabe que se establece una conexión, pero nada de la partida.
friends-server = Un servidor propio
    .help = Para amigos a los que no se llega directamente: un servidor TURN transporta la conexión cifrada. Dirección, nombre y contraseña se quedan en este dispositivo y solo van a ese servidor. Sirve para los enlaces que se creen desde ahora.
friends-server-address = Dirección, como turn:example.org:3478
friends-server-name = Nombre de usuario
friends-server-password = Contraseña
friends-server-keep = Guardar y probar
friends-server-remove = Quitar
friends-server-asking = Preguntando al servidor …
friends-server-works = El servidor responde y se usará. Crea un enlace nuevo.
friends-server-gone = Ya no se usa ningún servidor propio.
friends-relay-list = Repetidores para el enlace único
    .help = Uno por línea, como wss://relay.example.org. Si lo dejas vacío, se pregunta a los habituales. Lo que transmiten va cifrado.
friends-room = Un enlace para todos
    .help = Quien lo abre ocupa la siguiente plaza libre, y con él vuelve tras una interrupción. Envíalo solo a quienes vayan a jugar.
friends-room-label = Envía este enlace
server-address = Esto no es una dirección de servidor: «{ $text }». Debe ser como turn:example.org:3478
server-needs-password = Un servidor TURN pide nombre de usuario y contraseña.
server-needs-no-password = Un servidor STUN no pide nombre de usuario ni contraseña. La dirección de un servidor TURN empieza por turn:

## Una mesa que se traslada

friends-save = Guardar la mesa para otro dispositivo
    .help = Toda la mesa va a un archivo que solo se abre con tu contraseña. Tráelo en el inicio de otro dispositivo y vuelve a invitar desde allí a tus amigos. Solo puede dirigir una página: cuando lo haga la otra, cancela aquí la partida.
friends-save-go = Guardar la mesa
friends-saved = «{ $name }» está guardado. Sin la contraseña no puede abrirlo nadie, ni siquiera tú.
friends-password = Contraseña
friends-password-short = Una contraseña de al menos { $least } caracteres, por favor.
friends-bring = Traer una mesa guardada
    .help = Una mesa guardada en otro dispositivo sigue aquí, con los mismos amigos. Recibirán enlaces nuevos.
friends-bring-file = Elegir un archivo …
friends-bring-none = Elige primero el archivo.
friends-bring-go = Seguir dirigiéndola aquí

## La página invitada

guest-title = Te espera la mesa de { $host }
guest-title-seated = En la mesa de { $host }
guest-game = Se va a jugar: { $name }.
guest-game-link = Puede que se haya cambiado alguna regla. Las verás todas aquí antes de que empiece la partida.
guest-game-unknown = En la mesa sabrás a qué se juega.
plan-origin = { $own ->
    [yes] { $origin ->
        [seed] Has elegido una semilla, y quien conoce la semilla puede saber el mapa: se le dice a toda la mesa.
        [text] Has traído el plano, y se le dice a toda la mesa.
        [alone] No había nadie más cuando se dibujó el plano: sale solo de la semilla secreta de tu página.
        [unknown] Ya no se puede mostrar cómo se dibujó el plano: tu página lo ha perdido.
       *[pages] Todas las páginas dibujan juntas el plano al empezar la partida: nadie puede elegirlo ni conocerlo.
    }
   *[no] { $origin ->
        [seed] El plano sale de una semilla que ha elegido { $host }. Quien conoce la semilla puede saber el mapa.
        [text] { $host } ha traído el plano y puede conocerlo.
        [alone] No había nadie más cuando se dibujó el plano: sale solo de la semilla secreta de la página anfitriona.
        [unknown] Ya no se puede mostrar cómo se dibujó el plano: la página anfitriona lo ha perdido.
       *[pages] Todas las páginas dibujan juntas el plano al empezar la partida: nadie puede elegirlo ni conocerlo.
    }
}
people-leads = dirige la partida
plan-led = { $own ->
    [yes] Diriges esta partida y ves el plano; se le dice a toda la mesa. { $origin ->
        [seed] El plano sale de la semilla que has elegido.
        [text] El plano es tuyo.
        [alone] El plano sale solo de la semilla secreta de tu página.
        [unknown] Ya no se puede mostrar cómo se dibujó el plano: tu página lo ha perdido.
       *[pages] Todas las páginas dibujan juntas el plano al empezar la partida.
    }
   *[no] { $host } dirige esta partida, ve el plano y puede rectificar. { $origin ->
        [seed] El plano sale de una semilla que ha elegido { $host }.
        [text] El plano es de { $host }.
        [alone] El plano sale solo de la semilla secreta de la página anfitriona.
        [unknown] Ya no se puede mostrar cómo se dibujó el plano: la página anfitriona lo ha perdido.
       *[pages] Todas las páginas dibujan juntas el plano al empezar la partida.
    }
}
parchis-plan-led = { $own ->
    [yes] Diriges esta partida; se le dice a toda la mesa.
   *[no] { $host } dirige esta partida y puede rectificar.
}
parchis-plan-origin = { $origin ->
    [seed] { $own ->
        [yes] Has elegido una semilla; se les dice a tus amigos.
       *[no] { $host } ha elegido una semilla.
    } Con amigos en la mesa no decide los dados: los sacan juntas todas las páginas.
    [alone] No había nadie más cuando empezó la partida: los dados salen solo de la semilla secreta de la página anfitriona.
    [unknown] Ya no se puede mostrar de dónde salen los dados: la página anfitriona lo ha perdido.
   *[pages] Todas las páginas sacan juntas los dados: nadie puede elegirlos ni conocerlos.
}
guest-name-hint = Juegas en esta página; no hay nada que instalar ni que registrar.
guest-join = Unirme
guest-coming = Un momento: se busca el camino hasta { $host } …
guest-reply = Falta un paso: envíale esta respuesta a { $host }.
guest-reply-link = Tu respuesta a { $host }
guest-reply-text = Mi respuesta, para que pueda llegar a tu mesa. Ábrela o pégala allí:
guest-reply-picture = Código QR de tu respuesta
guest-reply-next = En cuanto { $host } la abra, estarás en la mesa. Deja abierta esta página hasta entonces, tarde lo que tarde.
guest-seated = { $phase ->
    [gathering] Ya hay conexión. { $host } empezará cuando estéis todos.
    [starting] El director de juego prepara la mesa …
    [over] La partida ha terminado.
   *[other] Ya hay conexión; la partida está en marcha.
}
guest-silent = Ahora mismo no se oye a { $host }. La página lo sigue intentando; espera un momento.
guest-lost = Se ha perdido la conexión con { $host }. Pídele un enlace nuevo: tu plaza sigue guardada.
guest-failed = No se ha encontrado el camino hasta { $host }. Pídele un enlace nuevo.
guest-ended = Ya no estás en esta mesa.
guest-again = Pega un enlace nuevo de { $host }
guest-people = En la mesa
guest-table = Volver a la mesa
guest-leave = Dejar la mesa
guest-leave-really = ¿Dejarla de verdad?
guest-sheet-title = En la mesa de { $host }

kept-seat = Tienes guardada tu plaza en la mesa de { $host }.
kept-seat-back = Volver a la mesa
kept-seat-forget = Renunciar a ella
kept-seat-forget-really = ¿Renunciar de verdad?

## Se ha abierto un enlace de respuesta

handed-title = Una respuesta a tu invitación
handed-asking = Se busca tu mesa en las otras pestañas …
handed-taken = Tu mesa ya tiene la respuesta. Puedes cerrar esta pestaña.
handed-refused = Tu mesa está, pero no puede aceptar esta respuesta.
handed-nobody = No se ha encontrado ninguna mesa abierta en este navegador. Si tu mesa está abierta en otro sitio, copia la respuesta y pégala allí.
handed-code = La respuesta

## En la mesa

friends-people = Amigos
friends-mend = Volver …
waiting-for = Esperando a { $name } …
waiting-away = { $name } está ausente. Puedes esperar, o bien:
waiting-away-guest = { $name } está ausente. Quien invita puede esperar o dejar que juegue un bot.
waiting-silent = Ahora mismo no se oye a { $host }; la página lo sigue intentando …
waiting-replied = Falta un paso: envíale tu respuesta a { $host }.
waiting-lost = Se ha perdido la conexión con { $host }.
waiting-ended = Ya no estás en esta mesa.
watching-friends = Tú miras; los demás siguen jugando.

## Charla en la mesa

talk = Charla
talk-open = { $count ->
    [0] Charla
    [one] Charla, { $count } mensaje nuevo
   *[other] Charla, { $count } mensajes nuevos
}
talk-none = Aún no se ha dicho nada.
talk-text = Di algo
talk-send = Decir
talk-signs = Reacciones
talk-mutes = A quién silenciar
talk-mute = No mostrar lo que dice { $name }
reaction-hello = ¡Hola!
reaction-thanks = ¡Gracias!
reaction-bravo = ¡Bravo!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Oh!
reaction-hmm = Mmm …
reaction-sorry = ¡Vaya!
reaction-hurry = ¡Te toca!
friends-playing = Tus amigos están jugando en esta mesa. Cancela antes la partida o sigue con ella.
