# Lo que rechaza la mesa de dibujo mientras se dibuja un plano a mano, y lo que aún le falta a un dibujo.

refused-no-desk = No hay ningún dibujo con el que seguir.
refused-desk-game = Para este juego no se dibuja ningún plano.

refused-edit-word = Columna { $column }: no hay ningún cambio llamado «{ $word }».
refused-edit-cell = Columna { $column }: no hay ninguna casilla «{ $word }».
refused-edit-side = Columna { $column }: aquí va «left», «right», «up» o «down», no «{ $word }».
refused-edit-type = Columna { $column }: no hay ningún tipo de casilla llamado «{ $word }».
refused-edit-thing = Columna { $column }: «{ $word }» no va aquí.
refused-edit-number = Columna { $column }: aquí va un número de { $least } a { $most }, no «{ $word }».
refused-edit-end = Columna { $column }: falta algo al final.
refused-edit-stray = Columna { $column }: «{ $word }» sobra aquí.
refused-edit-hole = { $at } no forma parte del plano.
refused-edit-outer = { $side ->
    [left] A la izquierda de
    [right] A la derecha de
    [up] Encima de
   *[down] Debajo de
} { $at } está el muro exterior, no uno interior.
refused-edit-inner = { $side ->
    [left] A la izquierda de
    [right] A la derecha de
    [up] Encima de
   *[down] Debajo de
} { $at } hay otra casilla; por ahí no se sale del laberinto.
refused-edit-twice = { $at } se nombra dos veces.
refused-edit-short = Un río se dibuja sobre dos casillas al menos.
refused-edit-apart = { $one } y { $other } no están juntas.
refused-edit-circle = El río correría en círculo por { $at }.
refused-edit-floors = Con estas reglas, un ciclo se queda en su piso.
refused-edit-most = { $what ->
    [loop] Hay { $most } ciclos como mucho.
    [pit] Un ciclo tiene { $most } { pit.plural } como mucho.
    [step] Un recorrido tiene { $most } pasos como mucho.
   *[other] Como mucho puede haber { $most }, y ya los hay.
}
refused-edit-way = { $what ->
    [river] Un río se dibuja con un trazo sobre varias casillas.
    [pit] Los pozos se dibujan nombrando en orden todos los de su ciclo.
    [lift] Un ascensor se dibuja en todos los pisos a la vez.
   *[other] Una casilla así no se puede dibujar por sí sola.
}
refused-edit-unknown = { $what ->
    [wall] Estas reglas no conocen muros interiores.
    [closed] Estas reglas no conocen salidas cerradas.
    [river] Estas reglas no conocen ríos.
    [delta] Estas reglas no conocen ríos.
    [loop] Estas reglas no conocen pozos.
    [pit] Estas reglas no conocen pozos.
    [lift] Estas reglas no conocen ascensores.
    [floors] Estas reglas conocen un solo piso.
    [treasure] Con estas reglas se busca la llave, no un tesoro.
    [key] Con estas reglas se busca un tesoro, no una llave.
    [false] Estas reglas no conocen tesoros falsos.
    [bear] Estas reglas no conocen ningún oso.
    [path] Con estas reglas el oso no tiene recorrido propio.
    [leprechaun] Estas reglas no conocen ningún duende.
    [store] Con estas reglas todo arsenal guarda de todo.
    [casino] Estas reglas no conocen casinos.
    [encephalitis] Estas reglas no conocen la encefalitis.
    [cave] Con estas reglas el oso no tiene osera.
   *[other] Estas reglas no saben nada de esto.
}
refused-edit-no-arsenal = En { $at } no hay ningún arsenal.
refused-edit-nothing = En { $at } no hay nada de eso.
refused-edit-last = Tiene que quedar al menos una casilla.
refused-edit-part = Las dos esquinas de una parte están en el mismo piso.
refused-edit-beyond = No hay sitio para esta parte.
refused-edit-long = En este plano hay demasiado: su texto sería demasiado largo.
refused-edit-undo = No hay nada que deshacer.
refused-edit-redo = No hay nada que rehacer.

plan-treasure-missing = Falta el tesoro verdadero.
plan-key-missing = Falta la llave.
