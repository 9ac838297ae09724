# Тетрадь и карта ведущего: на рисунке и словами.

notebook-letter-land = С
notebook-letter-river = Р
notebook-letter-delta = У
notebook-letter-pit = Я
notebook-letter-arsenal = А
notebook-letter-hospital = +
notebook-letter-encephalitis = Э
notebook-letter-lift = Л
notebook-letter-casino = К
notebook-letter-cave = Б
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
notebook-floor = Этаж { $floor }
notebook-floor-who = Этаж { $floor }: { $names }
notebook-floor-you = вы
notebook-floor-choice = Этажи (Page Up, Page Down)
notebook-floors = Этажей: { $floors }, один над другим, все одной формы.
notebook-level = { $level ->
    [0] нижний этаж
    [1] этажом выше
   *[other] на { $level } этажа выше
}
notebook-at-level = { notebook-level }, строка { $row }, столбец { $col }
notebook-on-scrap = { $at } на клочке { $number }
notebook-square = { $at }: { $what }.
notebook-type-land = суша
notebook-type-river = река
notebook-type-delta = { mouth }
notebook-type-pit = { pit }
notebook-type-arsenal = арсенал
notebook-type-hospital = { hospital }
notebook-type-encephalitis = энцефалит
notebook-type-lift = лифт
notebook-type-casino = казино
notebook-type-cave = берлога
notebook-type-unknown = неизвестно что
notebook-flow = течёт { $side ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}
notebook-flow-unknown = куда течёт, неизвестно
notebook-told = так сказал лепрекон
notebook-drift = 1–2
notebook-where = { $side ->
    [left] слева
    [right] справа
    [up] сверху
   *[down] снизу
}
notebook-side-open = { notebook-where } проход
notebook-side-wall = { notebook-where } стена
notebook-side-doubtful = { notebook-where } стена, возможно, уже взорванная
notebook-side-exit = { $goal ->
    [key] { notebook-where } выход с замком
   *[treasure] { notebook-where } выход
}
notebook-side-edge = { notebook-where } край поля
notebook-side-monolith = { notebook-where } внешняя стена
notebook-side-closed = { notebook-where } закрытый выход
notebook-side-opened = { $goal ->
    [key] { notebook-where } взорванный, теперь открытый выход с замком
   *[treasure] { notebook-where } взорванный, теперь открытый выход
}
notebook-side-blown = { notebook-where } взорванная стена
notebook-side-built = { notebook-where } стена из цемента
notebook-treasures = { $goal ->
    [key] здесь лежит ключ
   *[treasure] { $count ->
        [1] здесь лежит клад
        [one] здесь лежит { $count } клад
        [few] здесь лежат { $count } клада
       *[many] здесь лежат { $count } кладов
    }
}
notebook-bullets = { $count ->
    [1] здесь лежит пуля
    [one] здесь лежит { $count } пуля
    [few] здесь лежат { $count } пули
   *[many] здесь лежат { $count } пуль
}
notebook-bombs = { $count ->
    [1] здесь лежит { charge }
    [one] здесь лежит { $count } { charge }
    [few] здесь лежат { $count } { charges }
   *[many] здесь лежат { $count } { charges.genitive }
}
notebook-stores = там есть: { $what }
notebook-store = { $kind ->
    [bullets] { $preset ->
        [quest] пистолет
       *[other] пули
    }
    [bombs] { $preset ->
        [classic] бомбы
        [school] бомбы
        [quest] граната
       *[other] гранаты
    }
    [knives] { $preset ->
        [quest] нож
       *[other] ножи
    }
    [boats] { $preset ->
        [quest] лодка
       *[other] лодки
    }
   *[cement] цемент
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
notebook-moves = ходов до { hospital.genitive }: { $count }
notebook-has-treasure = { $goal ->
    [key] несёт ключ
   *[treasure] несёт клад
}
notebook-has-mine = несёт мину
notebook-has-corpse = несёт труп
notebook-has-corpse-of = несёт труп ({ $name })
notebook-link-river = Река сносит: { $from } → { $to }.
notebook-link-pit = { $preset ->
    [quest] Нора
   *[other] Яма
} ведёт: { $from } → { $to }.
notebook-link-lift = Лифт ведёт: { $from } → { $to }.
notebook-link-drift = Река сносит на одну или две клетки: { $from } → { $to }.
notebook-you = Ваше место: { $at }.
notebook-you-nowhere = Вашего места в тетради нет.
notebook-truth = Весь лабиринт, { $rows } × { $cols }.
notebook-pit = номер { $number } в цикле { $loop }
notebook-treasure = { $goal ->
    [key] Ключ лежит на { $at }.
   *[treasure] { $kind ->
        [true] Настоящий клад лежит на { $at }.
       *[false] Ложный клад лежит на { $at }.
    }
}
notebook-treasure-carried = { $goal ->
    [key] { $name } несёт ключ.
   *[treasure] { $kind ->
        [true] { $name } несёт настоящий клад.
       *[false] { $name } несёт ложный клад.
    }
}
notebook-bear = Медведь стоит на { $at }.
notebook-leprechaun = Лепрекон стоит на { $at }.
notebook-path-bear = Медведь раз за разом проходит: { $at }.
notebook-path-leprechaun = Лепрекон раз за разом проходит: { $at }.
notebook-stands = { $name }: клетка { $at }.
notebook-state = { $name }: { $what }.
notebook-stock = { $preset ->
    [quest] пистолеты
   *[other] пули
}: { $bullets }, { charges }: { $bombs }
notebook-lives = жизни: { $count }
notebook-knives = ножи: { $count }
notebook-boats = лодки: { $count }
notebook-cement = мешки цемента: { $count }
notebook-proved = { $what } (доказано)
notebook-scrap-said = Клочок { $number }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}.
help-told-blank = Чистый лист: за этим столом за вас ничего не рисуют.
help-told-scribe = Нарисовано только то, что сказано.
help-told-thinking = Страница думает…
help-told-known = ∴ Нарисовано всё, что можно доказать.
help-told-partly = ∴ Обдумать здесь можно не всё: возможно, доказуемо и другое.
help-told-lost = Думать здесь слишком долго: возможно, доказуемо и другое.
help-chosen-notebook = Тетрадь без доказательств: так вы выбрали в настройках.
help-chosen-blank = Чистый лист: так вы выбрали в настройках.
