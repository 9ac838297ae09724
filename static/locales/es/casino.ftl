# La mesa del casino y la venta de pistas.

open-bet = Casino
casino = Casino
casino-play = { $stake ->
    [one] Apostar una moneda
   *[other] Apostar { $stake } monedas
}
casino-close = Dejar la mesa
casino-waits = Ahora les toca a los demás.
casino-left = Ahora no se puede apostar.
casino-broke = No te quedan monedas.
bet-number = { $number }, { $colour ->
    [red] rojo
    [black] negro
   *[green] verde
}
bet-red = Rojo
bet-black = Negro
bet-odd = Impar
bet-even = Par
bet-low = 1–18
bet-high = 19–36
odds-even = { $bet }: paga 1 : 1 y sale con 18 de 37 números. Si ganas, recibes { $win ->
    [one] una moneda más
   *[other] { $win } monedas más
}; si no, pierdes la apuesta.
odds-number = Número { $bet }: paga 35 : 1 y sale 1 vez de cada 37. Si ganas, recibes { $win } monedas más; si no, pierdes la apuesta.
odds-house = Con el cero pierden los dos colores, par, impar y ambas mitades: de cada 37 monedas apostadas la banca se queda una de media, sea cual sea la apuesta (2,7 %).
stake = Apuesta
stake-less = Una moneda menos
stake-more = Una moneda más
purse = { $money ->
    [0] No tienes monedas.
    [one] Tienes una moneda.
   *[other] Tienes { $money } monedas.
}{ $limit ->
    [0] {""}
   *[other] {" "}No se puede apostar más de { $limit }.
} Apostar gasta tu turno.
open-hint = ¿Dónde estoy? ({ $price })
hint-title = Una pista
hint-question = Por { $price ->
    [one] una moneda
   *[other] { $price } monedas
} te digo{ $aloud ->
    [yes] , en voz alta,
   *[no] , solo a ti,
} en qué casilla estás. Gasta tu turno, y todos oyen que lo has preguntado. { $left ->
    [0] No te quedará ninguna moneda.
    [one] Te quedará una moneda.
   *[other] Te quedarán { $left } monedas.
}
hint-buy = { $price ->
    [one] Pagar una moneda
   *[other] Pagar { $price } monedas
}
hint-not-now = Ahora no
hint-to-map = Al mapa
