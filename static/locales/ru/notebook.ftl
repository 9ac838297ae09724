# Тетрадь и карта ведущего: на рисунке и словами.

notebook-letter-land = С
notebook-letter-river = Р
notebook-letter-delta = У
notebook-letter-pit = Я
notebook-letter-arsenal = А
notebook-letter-hospital = М
notebook-letter-encephalitis = Э
notebook-fits = { $places ->
    [one] ляжет { $places } способом
   *[other] ляжет { $places } способами
}
notebook-start = Пустой лист, { $rows } × { $cols }.
notebook-start-taken = { $name } начинает с { $at }.
notebook-empty = Пока ничего не известно точно.
notebook-without = Не входят в поле: { $at }.
notebook-row = { $count ->
    [0] Строка { $row } не входит в поле.
   *[other] Строка { $row }: { $at }.
}
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
notebook-type-encephalitis = энцефалит
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
notebook-side-closed = { notebook-where } закрытый выход
notebook-side-opened = { notebook-where } взорванный, теперь открытый выход
notebook-side-blown = { notebook-where } взорванная стена
notebook-treasures = { $count ->
    [1] здесь лежит клад
    [one] здесь лежит { $count } клад
    [few] здесь лежат { $count } клада
   *[many] здесь лежат { $count } кладов
}
notebook-bullets = { $count ->
    [1] здесь лежит пуля
    [one] здесь лежит { $count } пуля
    [few] здесь лежат { $count } пули
   *[many] здесь лежат { $count } пуль
}
notebook-bombs = { $preset ->
    [classic] { $count ->
        [1] здесь лежит бомба
        [one] здесь лежит { $count } бомба
        [few] здесь лежат { $count } бомбы
       *[many] здесь лежат { $count } бомб
    }
   *[other] { $count ->
        [1] здесь лежит граната
        [one] здесь лежит { $count } граната
        [few] здесь лежат { $count } гранаты
       *[many] здесь лежат { $count } гранат
    }
}
notebook-mines = { $count ->
    [1] здесь лежит мина
    [one] здесь лежит { $count } мина
    [few] здесь лежат { $count } мины
   *[many] здесь лежат { $count } мин
}
notebook-active = { $count ->
    [1] здесь взведённая мина
    [one] здесь { $count } взведённая мина
    [few] здесь { $count } взведённые мины
   *[many] здесь { $count } взведённых мин
}
notebook-corpses = { $count ->
    [1] здесь лежит труп
    [one] здесь лежит { $count } труп
    [few] здесь лежат { $count } трупа
   *[many] здесь лежат { $count } трупов
}
notebook-corpse-of = здесь лежит труп ({ $name })
notebook-contagious-corpse-of = здесь лежит заразный труп ({ $name })
notebook-mite-asleep = клещ спит
notebook-mite-awake = клещ разбужен
notebook-mite-contagious = клетка заразна
notebook-own = вы здесь
notebook-pawn = здесь { $name }
notebook-is-wounded = рана
notebook-is-infected = заражение
notebook-is-immune = иммунитет
notebook-is-fallen = лежит
notebook-is-unsure = здоровье и вещи могли измениться
notebook-moves = ходов до медпункта: { $count }
notebook-has-treasure = несёт клад
notebook-has-mine = несёт мину
notebook-has-corpse = несёт труп
notebook-has-corpse-of = несёт труп ({ $name })
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
notebook-state = { $name }: { $what }.
notebook-stock = пули: { $bullets }, { $preset ->
    [classic] бомбы
   *[other] гранаты
}: { $bombs }
