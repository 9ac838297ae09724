# Varias personas en una habitación: quién comparte el dispositivo y cómo pasa de mano en mano.

room-others = Quién más juega
room-person-more = Una persona más aquí
room-person-name = Nombre del jugador { $number }
room-person-colour = Color y forma del jugador { $number }
room-person-remove = Quitar al jugador { $number }
room-with = con el jugador { $number }
room-led = Tú introduces lo que dicen en voz alta; las respuestas salen en la página con letra grande.
room-secret = El dispositivo pasa de mano en mano. Entre dos personas la página se tapa, y cada una tiene su propio cuaderno y su propio diario.
room-open = El dispositivo pasa de mano en mano. En este juego no hay nada oculto, así que la página no se tapa nunca.
passing = Le toca a { $name }. Mira todo lo que quieras; después tapa la página y pasa el dispositivo.
cover-now = Tapar la página
cover-title = Pasa el dispositivo a { $name }
cover-show = Soy { $name }
cover-hint = Los cuadernos y diarios están tapados. Ahora solo mira { $name }.
