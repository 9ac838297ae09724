# Слова вокруг составного хода, его текстовой записи и вопросов ведущего.

## Составной ход

builder = Ваш составной ход
builder-empty = Выбирайте части хода по порядку или введите его здесь (C).
builder-unfinished = Пишите дальше; стрелка вниз покажет, что может следовать.
typed-next = Дальше может идти «{ $word }»: стрелка вправо вставит это слово.
move-text = shoot left; go up
move-told = «{ $actions }»
say-move = Сказать
discard-move = Отбросить этот ход
compose-move = Составить
more-things = Что ещё можно сделать
part-mine = Мина
part-stab = Нож
part-cement = Стена
part-leave = Оставить
part-throw = Бросить
part-take = Взять
which = { $key ->
    [thing] { $do ->
        [leave] Что оставить?
        [throw] Что бросить?
       *[take] Что взять?
    }
    [number] Который { prize }?
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
    [bomb] одну { charge.accusative }
    [bombs] все { charges }
    [mine] мину
    [corpse] труп
   *[treasure] { prize }
}
which-number = { $value ->
    [1] самый нижний
   *[other] { $value }-й снизу
}
which-far = { $value ->
    [0] в моей клетке
    [one] за { $value } клетку отсюда
    [few] за { $value } клетки отсюда
   *[many] за { $value } клеток отсюда
}
which-anybody = в любого
which-back = Назад
strip = Части по порядку
strip-before = сперва
strip-after = потом
strip-if = если { $condition }
strip-then = если так
strip-else = иначе
strip-help = { $can ->
    [if-dark] Нажмите на часть хода: её можно поставить под условие «если» или сделать втёмную.
    [if] Нажмите на часть хода: её можно поставить под условие «если».
    [dark] Нажмите на часть хода: её можно сделать втёмную.
   *[other] Нажмите на часть хода, чтобы переставить или убрать её.
}
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
details-by-boat = на лодке
details-if = если …
details-unwrap = без «если»
details-tell = Сказать только:
condition-text = wall or found treasure
tell-wall = стена
tell-cell = клетка
tell-found = находки
tell-health = здоровье

## Ответы ведущему

question-treasure = { $goal ->
    [key] { $carrying ->
        [yes] Здесь лежит ещё один ключ. Какой вам нужен?
       *[no] Здесь лежит ключ. Возьмёте?
    }
   *[treasure] { $carrying ->
        [yes] { $count ->
            [1] Здесь лежит клад. Поменяете свой на него?
            [one] Здесь лежит { $count } клад. Поменяете свой на один из них?
            [few] Здесь лежат { $count } клада. Поменяете свой на один из них?
           *[many] Здесь лежат { $count } кладов. Поменяете свой на один из них?
        }
       *[no] { $count ->
            [1] Здесь лежит клад. Возьмёте?
            [one] Здесь лежит { $count } клад. Какой возьмёте?
            [few] Здесь лежат { $count } клада. Какой возьмёте?
           *[many] Здесь лежат { $count } кладов. Какой возьмёте?
        }
    }
}
question-hint = Верхний – тот, что лёг последним.
answer-keep = { $carrying ->
    [yes] Оставить свой
   *[no] Не брать
}
answer-choose = { $count ->
    [1] { $carrying ->
        [yes] Поменять
       *[no] Взять
    }
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
token-loop = в следующую { pit.accusative }
token-skip = пропустить ход
token-lift = на следующий этаж
token-stab = всех на моей клетке
token-cement = построить стену
token-bet = в казино
token-hint = где я?
token-by-boat = против течения
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
token-delta = { mouth }
token-pit = { pit }
token-arsenal = арсенал
token-hospital = { hospital }
token-encephalitis = энцефалит
token-casino = казино
token-cave = берлога
token-outside = снаружи
token-healthy = всё в порядке
token-wounded = рана
token-infected = заражение
token-immune = иммунитет
token-treasure = { prize }
token-bullet = одна пуля
token-bullets = все пули
token-bomb = одна { charge }
token-bombs = все { charges }
token-corpse = труп
token-knives = в моём наборе
token-boats = в моём наборе
token-cell = что за клетка
token-health = что со здоровьем
token-left = влево
token-right = вправо
token-up = вверх
token-down = вниз
token-red = 18 из 37
token-black = 18 из 37
token-odd = 18 из 37
token-even = 18 из 37
token-low = от 1 до 18
token-high = от 19 до 36
token-status = что со мной
