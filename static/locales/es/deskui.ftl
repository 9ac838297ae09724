# La mesa de dibujo, donde se dibuja un laberinto a mano.

desk = La mesa de dibujo
desk-unnamed = Un laberinto nuevo
desk-file = laberinto
desk-plan = El plano: { $rows } filas, { $cols } columnas{ $floors ->
    [1] {""}
   *[other] , { $floors } pisos
}. Las flechas van de casilla en casilla, Intro dibuja.
desk-state = { $errors ->
    [0] { $advice ->
        [0] Este plano está bien.
        [one] Se puede jugar en este plano. Un consejo.
       *[other] Se puede jugar en este plano. { $advice } consejos.
    }
    [one] Un error; aún no se puede jugar.
   *[other] { $errors } errores; aún no se puede jugar.
}
desk-said = { $what }.
desk-play = Jugar en este plano
desk-invite = Jugar en él con amigos
desk-keys-help = En el plano: las flechas van de casilla en casilla, Intro dibuja en ella; Re Pág y Av Pág cambian de piso. Para muros y salidas: Mayús con una flecha, o Intro y después una flecha, indica ese lado de la casilla. Ríos y recorridos: Intro empieza, las flechas siguen, Intro termina. En un ciclo, Intro toma una casilla tras otra, y la última otra vez lo termina. Las letras eligen herramienta, Supr quita lo que hay, Esc lo deja. Ctrl+Z deshace, Ctrl+Mayús+Z rehace. + y − cambian el tamaño, 0 lo muestra todo.

## Herramientas

desk-group-outline = Terreno
desk-group-cells = Casillas
desk-group-sides = Muros y salidas
desk-group-ways = Ríos, { pit.plural }, ascensores
desk-group-things = Objetos
desk-group-creatures = Criaturas
desk-group-whole = El plano entero
desk-tool-look = mirar
desk-tool-land = tierra
desk-tool-hole = sin casilla
desk-tool-wall = muro
desk-tool-open = sin muro
desk-tool-exit = salida
desk-tool-lock = cerradura
desk-tool-closed = salida cerrada
desk-tool-shut = muro exterior
desk-tool-river = río
desk-tool-loop = ciclo
desk-tool-lift = ascensor
desk-tool-treasure = tesoro
desk-tool-false = tesoro falso
desk-tool-key = llave
desk-tool-store = provisiones
desk-tool-take = goma
desk-tool-bear = oso
desk-tool-leprechaun = duende
desk-tool-size = tamaño
desk-tool-mirror = reflejar
desk-tool-turn = girar
desk-tool-move = mover parte
desk-tool-copy = copiar parte
desk-tool-clear = hoja en blanco
desk-count = { $count }/{ $of }
desk-size-use = Cambiar tamaño

desk-hint-look = Elige una herramienta y dibuja. Sin ninguna, arrastra el plano o toca una casilla para leerla.
desk-hint-cell = { $what }: toca una casilla.
desk-hint-side = { $what }: toca cerca del lado que quieras.
desk-hint-stroke = { $count ->
    [0] { $what }: traza por las casillas, en el sentido del agua; o tócalas una tras otra.
   *[other] { $what }: { $at }. Sigue, o termina aquí.
}
desk-hint-taps = { $count ->
    [0] { $what }: toca las casillas en su orden.
   *[other] { $what }: { $at }. La siguiente, o termina aquí.
}
desk-hint-path = { $count ->
    [0] { $what }: traza el recorrido por las casillas, hasta volver a su comienzo; o tócalas una tras otra.
   *[other] { $what }: { $at }. Sigue, o termina aquí.
}
desk-hint-store = { $what }: toca un arsenal y elige lo que guarda.
desk-hint-part = { $count ->
    [0] { $what }: arrastra sobre la parte, o toca dos esquinas opuestas.
    [1] { $what }: ahora la esquina opuesta.
   *[other] { $what }: ahora toca adonde va su casilla superior izquierda.
}
desk-hint-size = { $what }
desk-hint-whole = { $what }
desk-done = Terminar
desk-undo = Deshacer
desk-undo-what = Deshacer (lo último: { $what })
desk-redo = Rehacer
desk-larger = Más grande
desk-smaller = Más pequeño
desk-fit = Mostrarlo todo
desk-in-words = El plano en palabras
desk-no-square = { $at }: ahí no hay casilla.
desk-here = { $what ->
    [true] el tesoro verdadero
    [false] un tesoro falso
    [key] la llave
    [bear] el oso
   *[leprechaun] el duende
}

desk-stock = ¿Qué guarda el arsenal de { $at }?
desk-stock-use = Ponerlo ahí

## Lo que se ha dibujado

desk-edit-land = Tierra en { $at }
desk-edit-hole = Sin casilla en { $at }
desk-edit-cell = { $what } en { $at }
desk-edit-wall = Muro { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }
desk-edit-open = Sin muro { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }
desk-edit-exit = Salida { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }
desk-edit-closed = Salida cerrada { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }
desk-edit-shut = Muro exterior { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }
desk-edit-river = Río de { $at } a { $end }
desk-edit-loop = Ciclo: { $all }
desk-edit-lift = Ascensor en { $at }
desk-edit-treasure = Tesoro verdadero en { $at }
desk-edit-false = Tesoro falso en { $at }
desk-edit-key = Llave en { $at }
desk-edit-bear = Oso en { $at }
desk-edit-leprechaun = Duende en { $at }
desk-edit-store = Provisiones del arsenal de { $at }
desk-edit-take = { $what ->
    [treasure] Tesoro quitado de { $at }
    [false] Tesoro falso quitado de { $at }
    [key] Llave quitada de { $at }
    [bear] Oso quitado de { $at }
    [leprechaun] Duende quitado de { $at }
    [store] Provisiones quitadas de { $at }
   *[other] Quitado lo que había en { $at }
}
desk-edit-size = Recortado a { $down } × { $across }{ $storeys ->
    [1] {""}
   *[other] {" "}en { $storeys } pisos
}
desk-edit-mirror = Reflejado
desk-edit-turn = Girado
desk-edit-move = Parte movida
desk-edit-copy = Parte copiada
desk-edit-clear = Hoja en blanco
desk-edit-text = Plano a partir de un texto
desk-edit-undo = Deshecho
desk-edit-redo = Rehecho

## Lo que encuentran las reglas

desk-tab-tools = Útiles
desk-tab-findings = { $count ->
    [0] Avisos
   *[other] Avisos ({ $count })
}
desk-tab-text = Texto
desk-tab-plan = Plano
desk-findings = Lo que encuentran las reglas
desk-fine = Este plano está bien.
desk-error = Error
desk-advice = Consejo
desk-mend = Arreglar: { $what }

## El texto

desk-text = El plano como texto
desk-text-help = El texto y el dibujo son un mismo plano. Ctrl+Intro adopta el texto.
desk-text-use = Dibujar este texto
desk-text-back = Volver al texto del plano

## Estante y archivos

desk-shelf = Mis planos
desk-name = Nombre
desk-keep = Guardar
desk-new = Empezar otro …
desk-import = Abrir un archivo …
desk-export = Guardar como texto
desk-share = Copiar un enlace
desk-link = Enlace a este plano
desk-picture = Guardar como imagen
desk-print = Imprimir
desk-none-kept = Aún no hay ningún plano guardado en este navegador.
desk-take = Seguir dibujando
desk-rename = Renombrar
desk-rename-do = Llamarlo así
desk-new-name = Nuevo nombre de «{ $name }»
desk-was-kept = «{ $name }» está guardado en este navegador.
desk-was-renamed = Ahora se llama «{ $name }».
desk-was-dropped = «{ $name }» está borrado.
desk-was-taken = «{ $name }» está en la mesa de dibujo.
desk-was-brought = El plano de «{ $name }» está en la mesa de dibujo.
desk-was-shared = El enlace está copiado. Quien lo abra verá el plano entero.
desk-not-taken = «{ $name }» no se puede poner en la mesa de dibujo: { $why }
desk-name-missing = Un plano que se va a guardar necesita un nombre.
desk-name-taken = Ya hay otro plano llamado «{ $name }».
desk-shelf-many = Ya hay { $limit } planos guardados; borra antes alguno.
desk-shelf-full = A este navegador no le queda espacio para planos, o no deja que la página guarde nada. Guárdalo como texto.
desk-draft-lost = Lo que dibujas no se puede guardar en este navegador: se perderá al recargar. Guárdalo como texto.
desk-draft-unread = Lo que se dibujó aquí antes ya no se puede leer. En la mesa de dibujo hay una hoja en blanco.
desk-file-large = «{ $name }» ocupa más de { $limit } kB; ningún plano ocupa tanto.
desk-printed-size = { $rows } × { $cols }{ $floors ->
    [1] {""}
   *[other] , { $floors } pisos
}

## Cómo empezar

desk-begin = ¿Cómo quieres empezar?
desk-way-empty = Con una hoja en blanco
desk-way-seed = Con un plano que dibuje el director de juego
desk-way-text = Con un texto
desk-way-over = Con el plano de una partida terminada
desk-begin-use = Empezar a dibujar
desk-seed = Palabra o número del que sale; vacío: decide el azar
desk-paste = El texto del plano
desk-over = Partida
desk-over-row = { $rules }, { $names }, { $when }
desk-over-none = En este dispositivo no se ha jugado hasta el final ningún laberinto.
desk-over-broken = El plano de esta partida no se puede leer.
desk-unkept = Lo que hay en la mesa de dibujo aún no está guardado: dejará su sitio al dibujo nuevo.

## Un plano que viene de otra parte

desk-link-lies = El plano del enlace está en la mesa de dibujo.
desk-game-lies = El plano de la partida está en la mesa de dibujo.
desk-link-long = El enlace a un plano es demasiado largo para serlo. No ha cambiado nada.
desk-link-rules = El enlace a un plano no contiene reglas que se puedan leer. No ha cambiado nada.
desk-link-broken = El enlace a un plano está dañado: no contiene ningún plano que se pueda leer. Quizá le falta el final. No ha cambiado nada.
desk-not-brought = Este plano no se puede poner en la mesa de dibujo: { $why } No ha cambiado nada.
desk-room = ¿Hacer sitio en la mesa de dibujo?
desk-room-about = Hay en ella un dibujo sin guardar, y el plano nuevo ocuparía su lugar.
desk-room-away = Descartar el dibujo
desk-room-keep = Guardarlo y después abrir el plano
