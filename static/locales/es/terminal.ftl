# Lo que solo dice el director de juego en una terminal. La página no lee nunca este catálogo.

terminal-turn = Le toca a { $name }, que puede decir: { $moves }.
terminal-parts = Se unen en una jugada con «;»: { $parts }.
terminal-wanted = Lo que puede ir ahí: { $wanted }.
terminal-alone = (solo para { $names }) { $sentence }
terminal-over = «save ARCHIVO» aún guarda la partida; Intro termina.
terminal-saved = Guardada en «{ $file }»; «python -m gamemaster replay { $file }» la vuelve a jugar.
terminal-help-moves = { $name } puede decir, cada vez una de las palabras separadas por «|»:
terminal-help-parts = Esto se puede unir en una jugada, en cualquier orden, con «;»:
terminal-help-words = Otras palabras que se conocen en esta mesa:
terminal-help-own = Y a mí me puedes decir en cualquier momento:
terminal-help = help – estas líneas
terminal-save = save ARCHIVO – guardar la partida tal como está, para volver a jugarla con «replay»
terminal-end = Ctrl-D – fin; lo que no está guardado se pierde
refused-language = No hay palabras en «{ $language }».
refused-save-where = ¿Dónde? Di «save» y el nombre de un archivo.
refused-save-other = «{ $file }» no es una partida guardada y se queda como está.
refused-save = No se puede escribir «{ $file }»: { $why }

# Peticiones que nadie compone, junto a los token-… de las demás.
token-start = dónde empiezas
token-ask = ¿qué casilla es?
token-order = seguir desde otra casilla
token-keep = nada de lo que hay aquí
token-choose = cuál de los que hay aquí, desde abajo
token-count = contar las rondas sin cambios
token-roll = tirar los dados
token-step = mover una ficha de aquí a allí
token-done = terminar el turno
token-undo = deshacer el último movimiento
