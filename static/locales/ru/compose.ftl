# Слова вокруг составного хода, его текстовой записи и вопросов ведущего.

## Составной ход

builder = Ваш составной ход
builder-empty = Выбирайте части хода по порядку или введите его здесь (C).
builder-unfinished = Пишите дальше; стрелка вниз покажет, что может следовать.
move-text = shoot left; go up
move-told = «{ $actions }»
say-move = Сказать
discard-move = Отбросить этот ход
compose-move = Составить
more-things = Что ещё можно сделать
part-mine = Мина
part-leave = Оставить
part-throw = Бросить
part-take = Взять
which = { $key ->
    [thing] { $do ->
        [leave] Что оставить?
        [throw] Что бросить?
       *[take] Что взять?
    }
    [number] Который клад?
    [side] Куда?
    [far] Как далеко?
   *[seat] В кого?
}
which-side = { $value ->
    [left] влево
    [right] вправо
    [up] вверх
    [down] вниз
   *[here] на свою клетку
}
which-thing = { $value ->
    [bullet] одну пулю
    [bullets] все пули
    [bomb] { $preset ->
        [classic] одну бомбу
       *[other] одну гранату
    }
    [bombs] { $preset ->
        [classic] все бомбы
       *[other] все гранаты
    }
    [mine] мину
    [corpse] труп
   *[treasure] клад
}
which-number = { $value ->
    [1] самый нижний
   *[other] { $value }-й снизу
}
which-far = { $value ->
    [0] в моей клетке
    [one] через { $value } клетку
    [few] через { $value } клетки
   *[many] через { $value } клеток
}
which-anybody = в любого
which-back = Назад
strip = Части по порядку
strip-before = сперва
strip-after = потом
strip-if = если { $condition }
strip-then = если так
strip-else = иначе
slot-end = Добавлять следующую часть в конец
slot-then = Добавлять следующую часть сюда: если так
slot-else = Добавлять следующую часть сюда: иначе
chip-help = Открыть подробности; порядок меняют перетаскиванием или Alt и стрелкой
chip-faulty = { $action }, здесь что-то не так
details = Подробности: { $action }
details-condition = Если …
details-earlier = раньше
details-later = позже
details-remove = убрать
details-dark = втёмную
details-hands-off = ничего не брать
details-if = если …
details-unwrap = без «если»
details-tell = Сказать только:
condition-text = wall or found treasure
tell-wall = стена
tell-cell = клетка
tell-found = находки
tell-health = здоровье

## Ответы ведущему

question-treasure = { $carrying ->
    [yes] { $count ->
        [one] Здесь лежит { $count } клад. Какой вам нужен?
        [few] Здесь лежат { $count } клада. Какой вам нужен?
       *[many] Здесь лежат { $count } кладов. Какой вам нужен?
    }
   *[no] { $count ->
        [one] Здесь лежит { $count } клад. Какой возьмёте?
        [few] Здесь лежат { $count } клада. Какой возьмёте?
       *[many] Здесь лежат { $count } кладов. Какой возьмёте?
    }
}
question-hint = Верхний – тот, что лёг последним.
answer-keep = { $carrying ->
    [yes] Оставить свой
   *[no] Не брать
}
answer-choose = { $count ->
    [1] Взять этот
   *[other] { $number ->
        [1] Самый нижний
       *[other] { $last ->
            [yes] Самый верхний
           *[no] { $number }-й снизу
        }
    }
}

## Слова текстовой записи, для списка подсказок

token-go = один шаг
token-shoot = выстрел
token-blow = взорвать стену
token-mine = мина
token-leave = оставить здесь
token-throw = на соседнюю клетку
token-take = взять
token-flow = по течению
token-loop = в следующую яму
token-skip = пропустить ход
token-dark = ничего не говорить
token-tell = сказать только это
token-hands-off = ничего не брать
token-if = с условием
token-else = иначе
token-and = и то и другое
token-or = хотя бы одно
token-not = наоборот
token-here = на свою клетку
token-found = лежало там, куда я пришёл
token-have = я несу
token-wall = там стена
token-carried = снесло рекой
token-scream = в ответ на выстрел
token-land = суша
token-river = река
token-delta = устье
token-pit = яма
token-arsenal = арсенал
token-hospital = медпункт
token-encephalitis = энцефалит
token-outside = снаружи
token-healthy = всё в порядке
token-wounded = рана
token-infected = заражение
token-immune = иммунитет
token-treasure = клад
token-bullet = одна пуля
token-bullets = все пули
token-bomb = одна граната
token-bombs = все гранаты
token-corpse = труп
token-cell = что за клетка
token-health = что со здоровьем
token-left = влево
token-right = вправо
token-up = вверх
token-down = вниз
token-status = что со мной
