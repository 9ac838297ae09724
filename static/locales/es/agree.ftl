# Cómo acuerda sus reglas una mesa de amigos antes de la partida.

agree-title = Propuestas para votar
agree-suggest = Proponer un cambio …
agree-suggest-title = Proponer un cambio de las reglas
agree-suggest-hint = Toda la mesa vota lo que cambies aquí. Las opciones que cambies a la vez forman una sola propuesta.
agree-suggest-only = Solo lo que cambio
agree-suggest-none = Aún no ha cambiado nada.
agree-suggest-differs = cambiado; en esta mesa: { $value }
agree-suggest-back = Todo como está
agree-suggest-send = Someterlo a votación
agree-by = { $own ->
    [yes] Tú propones:
   *[other] { $name } propone:
}
agree-change = { $name }: { $value } (ahora { $before })
agree-changed = { $name }: { $value } (antes: { $before })
agree-tally = A favor { $yes } %, en contra { $no } %, sin votar { $silent } %
agree-voice = { $vote ->
    [yes] a favor
    [no] en contra
   *[none] sin votar
}
agree-weight = { $weight } %
agree-voices = Quién ha votado qué
agree-vote = Tu voto
agree-for = A favor
agree-against = En contra
agree-withdraw = Retirarla
agree-withdraw-really = ¿Retirarla de verdad?
agree-count = Contar ya
agree-count-really = ¿Contar ya de verdad?
agree-rule = { $led ->
    [yes] Todos los jugadores juntos pesan el 51 %, y { $host }, que dirige, el 49 %. Más de la mitad tiene que estar a favor: el empate y el silencio dejan las reglas como están.
   *[other] Todos los jugadores pesan lo mismo. Más de la mitad tiene que estar a favor: el empate y el silencio dejan las reglas como están.
}
agree-start = { $count ->
    [one] Aún hay una propuesta abierta; cuando empieces, se cuenta tal como esté.
   *[other] Aún hay { $count } propuestas abiertas; cuando empieces, se cuentan tal como estén.
}
agree-settled = Decididas: { $count }
agree-outcome = { $outcome ->
    [agreed] Aceptada
    [undone] Aceptada, y cambiada de nuevo después
    [granted] Adoptada por quien invita
    [impossible] Ya no se puede jugar con las demás reglas
   *[kept] No aceptada
}
agree-settled-by = Propuesta de { $name }. { agree-tally }.
agree-news-open = { $name } propone: { $changes }.
agree-news-settled = { $outcome }: { $changes }.

## Lo que se rechaza

agree-not-now = Las reglas solo se pueden votar antes de la partida.
agree-no-voice = Solo vota quien juega.
agree-not-open = Esta propuesta ya está decidida.
agree-not-yours = Una propuesta solo la retira quien la ha hecho.
agree-no-vote = Un voto es a favor o en contra.
agree-nothing = Las reglas ya son así.
agree-rule-set = El reglamento lo elige quien invita; tú puedes proponer cambios de sus opciones.
agree-too-much = Una propuesta cambia como mucho { $limit } opciones.
agree-too-many = Hay demasiadas propuestas abiertas. Espera a que se decidan algunas.
agree-open-already = Ya hay una propuesta abierta sobre «{ $option }».
agree-seats = Con estas reglas pueden jugar como mucho { $most }.
agree-too-fast = Demasiado de una vez. Espera un momento, por favor.
agree-unheard = No se ha podido preguntar a quien invita. Inténtalo de nuevo.

## Después de una partida: quién dibuja el próximo laberinto

next-title = El próximo laberinto
next-told = { $state ->
    [offered] { $own ->
        [yes] Por tradición, quien gana dibuja el próximo laberinto. ¿Lo haces?
       *[other] Se le pide a { $name } que dibuje el próximo laberinto.
    }
    [accepted] { $own ->
        [yes] Tú dibujas el próximo laberinto y miras cómo los demás se abren paso por él.
       *[other] { $name } dibuja el próximo laberinto, y solo mirará cuando lo juguéis.
    }
    [drawn] { $own ->
        [yes] Tu laberinto ya lo tiene el director de juego. Se jugará cuando quien invita empiece otra partida.
       *[other] { $name } ha dibujado el próximo laberinto. { $host ->
            [yes] Empieza otra partida para jugarlo.
           *[other] Se jugará cuando quien invita empiece otra partida.
        }
    }
   *[nobody] Nadie dibuja el próximo laberinto; la página anfitriona sigue dirigiendo como antes.
}
next-asked = { $answer ->
    [pass] { $name } lo ha cedido.
   *[decline] { $name } no quiere.
}
next-accept = Lo dibujo yo
next-pass = Cedérselo a { $name }
next-decline = No, gracias
next-hint = Dibújalo en la mesa de dibujo o pega aquí su texto. Va sellado al director de juego; ninguna otra página puede leerlo. Tiene que encajar con las reglas de esta mesa, pero el tamaño lo eliges tú.
next-desk = A la mesa de dibujo
next-plan = El texto del plano
next-hand = Dárselo al director de juego
next-hand-again = Darle otro
next-back = Al final, no
next-drawn-by = { $name } ha dibujado el plano de esta partida y lo conoce, así que solo mira.
next-not-over = La partida aún no ha terminado.
next-not-yours = El próximo laberinto se le ofrece a otra persona.
next-not-to = No se le puede ceder a este jugador.
next-not-drawn = El plano entregado se ha perdido con el director de juego que lo tenía. Hay que entregarlo de nuevo, o la partida empieza sin él.
