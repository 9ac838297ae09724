# Поле парчиса словами.

parchis-board-label = Поле парчиса. { $turn }
parchis-board-player = { $name }: { $places }.
parchis-board-you = Вы ({ $name }): { $places }.
parchis-board-pair = { $name } и { $other } играют в паре.
parchis-board-in-base = { $count ->
    [one] { $count } фишка на базе
    [few] { $count } фишки на базе
   *[many] { $count } фишек на базе
}
parchis-board-cell = клетка { $cell }
parchis-board-shelter = клетка-укрытие { $cell }
parchis-board-lane = { $lane }-я клетка дорожки
parchis-board-barred = { $at } (блокада)
parchis-board-home = { $count ->
    [one] { $count } фишка дома
    [few] { $count } фишки дома
   *[many] { $count } фишек дома
}
parchis-board-lots-open = Бросают жребий: начинает тот, у кого меньше.
parchis-board-lots = { $name }: жребий – { $die }.
parchis-board-turn = Ходит { $name }.
parchis-board-own-turn = Ваш ход.
parchis-board-helps = Ходят фишки игрока { $name }.
parchis-board-to-roll = Пора бросать кубики.
parchis-board-over = Игра окончена.
parchis-board-dice = { $name }: выпало { $first } и { $second }.
parchis-board-left = Осталось использовать: { $what }.
parchis-board-nothing-left = Оба кубика использованы.
parchis-board-bonus = бонус { $steps }
