# Cómo se llama lo mismo en cada familia de reglas: las palabras de los documentos difieren.
charge = { $preset ->
    [classic] bomba
    [school] bomba
   *[other] granada
}
    .named = { $preset ->
        [classic] Bomba
        [school] Bomba
       *[other] Granada
    }
charges = { $preset ->
    [classic] bombas
    [school] bombas
   *[other] granadas
}
mouth = { $preset ->
    [quest] boca de río
   *[other] desembocadura
}
    .plural = { $preset ->
        [quest] bocas de río
       *[other] desembocaduras
    }
pit = { $preset ->
    [quest] agujero de gusano
   *[other] pozo
}
    .plural = { $preset ->
        [quest] agujeros de gusano
       *[other] pozos
    }
hospital = hospital
    .plural = hospitales
# Lo que hay que sacar.
prize = { $goal ->
    [key] llave
   *[treasure] tesoro
}
    .definite = { $goal ->
        [key] la llave
       *[treasure] el tesoro
    }
    .indefinite = { $goal ->
        [key] una llave
       *[treasure] un tesoro
    }
    .genitive = { $goal ->
        [key] de la llave
       *[treasure] del tesoro
    }
    .plural = { $goal ->
        [key] llaves
       *[treasure] tesoros
    }
true-prize = { $goal ->
    [key] la llave
   *[treasure] el tesoro verdadero
}
