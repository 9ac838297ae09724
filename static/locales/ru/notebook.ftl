# Тетрадь и карта ведущего: на рисунке и словами.

notebook-letter-land = С
notebook-letter-river = Р
notebook-letter-delta = У
notebook-letter-pit = Я
notebook-letter-arsenal = А
notebook-letter-hospital = М
notebook-fits = { $places ->
    [one] ляжет { $places } способом
   *[other] ляжет { $places } способами
}
notebook-start = Пустой лист, { $rows } × { $cols }.
notebook-start-taken = { $name } начинает с { $at }.
notebook-empty = Пока ничего не известно точно.
notebook-map = Карта: место известно у { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
}.
notebook-scrap = Клочок { $number }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}, ляжет { $places ->
    [one] { $places } способом
   *[other] { $places } способами
}.
notebook-at = строка { $row }, столбец { $col }
notebook-on-scrap = { $at } на клочке { $number }
notebook-square = { $at }: { $what }.
notebook-type-land = суша
notebook-type-river = река
notebook-type-delta = устье
notebook-type-pit = яма
notebook-type-arsenal = арсенал
notebook-type-hospital = медпункт
notebook-type-unknown = неизвестно что
notebook-flow = течёт { $side ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}
notebook-flow-unknown = куда течёт, неизвестно
notebook-where = { $side ->
    [left] слева
    [right] справа
    [up] сверху
   *[down] снизу
}
notebook-side-open = { notebook-where } проход
notebook-side-wall = { notebook-where } стена
notebook-side-doubtful = { notebook-where } стена, возможно, уже взорванная
notebook-side-exit = { notebook-where } выход
notebook-side-edge = { notebook-where } край поля
notebook-side-monolith = { notebook-where } внешняя стена
notebook-side-blown = { notebook-where } взорванная стена
notebook-treasures = { $count ->
    [1] здесь лежит клад
    [one] здесь лежит { $count } клад
    [few] здесь лежат { $count } клада
   *[many] здесь лежат { $count } кладов
}
notebook-own = вы здесь
notebook-pawn = здесь { $name }
notebook-link-river = Река сносит: { $from } → { $to }.
notebook-link-pit = Яма ведёт: { $from } → { $to }.
notebook-you = Ваше место: { $at }.
notebook-you-nowhere = Вашего места в тетради нет.
notebook-truth = Весь лабиринт, { $rows } × { $cols }.
notebook-pit = номер { $number } в цикле { $loop }
notebook-treasure = { $kind ->
    [true] Настоящий клад лежит на { $at }.
   *[false] Ложный клад лежит на { $at }.
}
notebook-treasure-carried = { $kind ->
    [true] { $name } несёт настоящий клад.
   *[false] { $name } несёт ложный клад.
}
notebook-bear = Медведь стоит на { $at }.
notebook-stands = { $name }: клетка { $at }.
