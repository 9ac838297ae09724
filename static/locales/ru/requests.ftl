# О чём просят игроки, в пересказе ведущего. Названия – по действиям и условиям движка.

## Ходы

requested = { $name }: { $actions }.
acts = – { $action }:
action-go = { $side ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}
action-shoot = { $side ->
    [left] выстрел влево
    [right] выстрел вправо
    [up] выстрел вверх
   *[down] выстрел вниз
}{ $aimed ->
    [yes] , цель – { $name }, { $far ->
        [0] на своей клетке
        [one] за { $far } клетку отсюда
        [few] за { $far } клетки отсюда
       *[many] за { $far } клеток отсюда
    }
   *[no] {""}
}
action-stab = удар ножом
action-blow = { $preset ->
    [classic] { action-bomb }
    [school] { action-bomb }
   *[other] { $side ->
        [left] взорвать стену слева
        [right] взорвать стену справа
        [up] взорвать стену сверху
       *[down] взорвать стену снизу
    }
}
action-bomb = { $side ->
    [left] подрыв слева
    [right] подрыв справа
    [up] подрыв сверху
   *[down] подрыв снизу
}
action-cement = { $side ->
    [left] построить стену слева
    [right] построить стену справа
    [up] построить стену сверху
   *[down] построить стену снизу
}
action-loop = дальше, в следующую { pit.accusative }
action-lift = дальше, на следующий этаж
action-flow = по течению
action-skip = { $preset ->
    [quest] пропуск шага
   *[other] пропуск хода
}
action-bet = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
} на { bet-on }
bet-on = { $thing ->
    [red] красное
    [black] чёрное
    [odd] нечётное
    [even] чётное
    [low] 1–18
    [high] 19–36
   *[other] число { $thing }
}
action-hint = подсказка
action-start = старт – { $at }
action-order = продолжение – с { $at }
action-ask = что на { $at }?
action-mine = { $side ->
    [left] поставить мину слева
    [right] поставить мину справа
    [up] поставить мину сверху
    [down] поставить мину снизу
   *[here] поставить мину здесь
}
action-leave = оставить { thing }
action-throw = бросить { thing } { side-to }
action-take = взять { thing }
action-status = моё состояние
action-count = считать круги без перемен
action-keep = пусть всё остаётся как есть
# Сколько их лежит, просьба не говорит: первым назван и единственный.
action-choose = { $number ->
    [1] тот, что здесь
   *[other] { $number }-й снизу
}

# Как действие помечают и как оно зависит от того, что было раньше в том же ходе.
action-hands-off = { $action }, ничего не подбирая
action-by-boat = { $action }, на лодке
action-dark = { $action }, результат не говорить
action-tell = { $action }, сказать только { $facts }
action-if = если { $condition }: { $then }
action-if-else = если { $condition }: { $then }; иначе: { $otherwise }
fact-wall = была ли стена
fact-cell = что за клетка
fact-found = что найдено
fact-health = что со здоровьем
cond-land = это суша
    .not = это не суша
cond-river = это река
    .not = это не река
cond-delta = это { mouth }
    .not = это не { mouth }
cond-pit = это { pit }
    .not = это не { pit }
cond-lift = это лифт
    .not = это не лифт
cond-arsenal = это арсенал
    .not = это не арсенал
cond-hospital = это { hospital }
    .not = это не { hospital }
cond-encephalitis = это энцефалит
    .not = это не энцефалит
cond-casino = это казино
    .not = это не казино
cond-cave = это берлога
    .not = это не берлога
cond-outside = это уже снаружи
    .not = это не снаружи
cond-wall = встретилась стена
    .not = стены не встретилось
cond-carried = унесло дальше
    .not = не унесло дальше
cond-scream = слышен крик
    .not = крика не слышно
cond-found-treasure = нашёлся { prize }
    .not = { prize.genitive } не нашлось
cond-found-bullets = нашлись пули
    .not = пуль не нашлось
cond-found-bombs = нашлись { charges }
    .not = { charges.genitive } не нашлось
cond-found-mine = нашлась мина
    .not = мины не нашлось
cond-found-corpse = нашёлся труп
    .not = трупа не нашлось
cond-have-treasure = { prize } в руках
    .not = { prize.genitive } в руках нет
cond-have-bullets = { $preset ->
        [quest] пистолет есть
       *[other] пули есть
    }
    .not = { $preset ->
        [quest] пистолета нет
       *[other] пуль нет
    }
cond-have-bombs = { charges } есть
    .not = { charges.genitive } нет
cond-have-mine = мина в руках
    .not = мины в руках нет
cond-have-corpse = труп в руках
    .not = трупа в руках нет
cond-have-knives = нож есть
    .not = ножа нет
cond-have-boats = лодка есть
    .not = лодки нет
cond-have-cement = цемент есть
    .not = цемента нет
cond-healthy = здоровье в порядке
    .not = здоровье не в порядке
cond-wounded = есть рана
    .not = раны нет
cond-infected = есть заражение
    .not = заражения нет
cond-immune = есть иммунитет
    .not = иммунитета нет
cond-not = неверно, что ({ $condition })
cond-and = { $first } и { $next }
cond-or = { $first } или { $next }

## Части предложений

thing = { $thing ->
    [bullet] пулю
    [bullets] все пули
    [bomb] { charge.accusative }
    [bombs] все { charges }
    [mine] мину
    [corpse] труп
   *[treasure] { $number ->
        [0] { prize }
        [1] самый нижний { prize }
       *[other] { $number }-й { prize } снизу
    }
}
side-to = { $side ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}
thing-count = { $thing ->
    [bullet] { $count ->
        [1] пулю
        [one] { $count } пулю
        [few] { $count } пули
       *[many] { $count } пуль
    }
    [bomb] { $count ->
        [1] { charge.accusative }
        [one] { $count } { charge.accusative }
        [few] { $count } { charges }
       *[many] { $count } { charges.genitive }
    }
    [mine] { $count ->
        [1] мину
        [one] { $count } мину
        [few] { $count } мины
       *[many] { $count } мин
    }
    [corpse] { $count ->
        [1] труп
        [one] { $count } труп
        [few] { $count } трупа
       *[many] { $count } трупов
    }
   *[treasure] { $goal ->
        [key] ключ
       *[treasure] { $count ->
            [1] клад
            [one] { $count } клад
            [few] { $count } клада
           *[many] { $count } кладов
        }
    }
}
things = { things-bullets }{ things-bombs }{ things-mines }{ things-corpses }
things-bullets = { $bullets ->
    [0] {""}
    [one] { $bullets } пуля
    [few] { $bullets } пули
   *[many] { $bullets } пуль
}
things-bombs = { $bombs ->
    [0] {""}
    [one] { things-comma-2 }{ $bombs } { charge }
    [few] { things-comma-2 }{ $bombs } { charges }
   *[many] { things-comma-2 }{ $bombs } { charges.genitive }
}
things-mines = { $mines ->
    [0] {""}
    [one] { things-comma-3 }{ $mines } мина
    [few] { things-comma-3 }{ $mines } мины
   *[many] { things-comma-3 }{ $mines } мин
}
things-corpses = { $corpses ->
    [0] {""}
    [one] { things-comma-4 }{ $corpses } труп
    [few] { things-comma-4 }{ $corpses } трупа
   *[many] { things-comma-4 }{ $corpses } трупов
}
things-comma-2 = { $bullets ->
    [0] {""}
   *[other] {", "}
}
things-comma-3 = { $bombs ->
    [0] { things-comma-2 }
   *[other] {", "}
}
things-comma-4 = { $mines ->
    [0] { things-comma-3 }
   *[other] {", "}
}
