# Слова ведущего. Названия сообщений – ключи движка. Там, где в больших правилах слова иные, чем
# в классических, решает `$preset`.

seat-unknown = Игрок { $number }

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
action-blow = { $preset ->
    [classic] { $side ->
        [left] подрыв слева
        [right] подрыв справа
        [up] подрыв сверху
       *[down] подрыв снизу
    }
   *[other] { $side ->
        [left] взорвать стену слева
        [right] взорвать стену справа
        [up] взорвать стену сверху
       *[down] взорвать стену снизу
    }
}
action-loop = дальше, в следующую яму
action-flow = по течению
action-skip = пропуск хода
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
action-keep = тот, что у меня
action-choose = номер { $number } снизу

# Как действие помечают и как оно зависит от того, что было раньше в том же ходе.
action-hands-off = { $action }, ничего не подбирая
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
cond-delta = это устье
    .not = это не устье
cond-pit = это яма
    .not = это не яма
cond-arsenal = это арсенал
    .not = это не арсенал
cond-hospital = это медпункт
    .not = это не медпункт
cond-encephalitis = это энцефалит
    .not = это не энцефалит
cond-outside = это уже снаружи
    .not = это не снаружи
cond-wall = встретилась стена
    .not = стены не встретилось
cond-carried = унесло дальше
    .not = не унесло дальше
cond-scream = слышен крик
    .not = крика не слышно
cond-found-treasure = нашёлся клад
    .not = клада не нашлось
cond-found-bullets = нашлись пули
    .not = пуль не нашлось
cond-found-bombs = нашлись { charges }
    .not = { charges.genitive } не нашлось
cond-found-mine = нашлась мина
    .not = мины не нашлось
cond-found-corpse = нашёлся труп
    .not = трупа не нашлось
cond-have-treasure = клад в руках
    .not = клада в руках нет
cond-have-bullets = пули есть
    .not = пуль нет
cond-have-bombs = { charges } есть
    .not = { charges.genitive } нет
cond-have-mine = мина в руках
    .not = мины в руках нет
cond-have-corpse = труп в руках
    .not = трупа в руках нет
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
        [0] клад
        [1] самый нижний клад
       *[other] клад номер { $number } снизу
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
   *[treasure] { $count ->
        [1] клад
        [one] { $count } клад
        [few] { $count } клада
       *[many] { $count } кладов
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

## Начало

opened = { $preset ->
    [classic] Лабиринт готов: { $rows } × { $cols }{ opened-holes }, у его стен { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }. Выбирайте по очереди, где начать.{ opened-heal }{ opened-limit }
   *[other] Лабиринт готов: { $rows } × { $cols }{ opened-holes }, у его стен { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }.{ opened-heal }{ opened-limit }
}
opened-holes = { $holes-count ->
    [1] {" "}без клетки { $holes }
    [one] {" "}без клеток { $holes }
    [few] {" "}без клеток { $holes }
    [many] {" "}без клеток { $holes }
   *[none] {""}
}
opened-heal = { $heal_moves ->
    [0] {" "}На лечение при заражении времени – сколько угодно.
    [one] {" "}На лечение при заражении – { $heal_moves } ход.
    [few] {" "}На лечение при заражении – { $heal_moves } хода.
    [many] {" "}На лечение при заражении – { $heal_moves } ходов.
   *[none] {""}
}
opened-limit = { $limit ->
    [one] {" "}Через { $limit } круг без перемен – ничья.
    [few] {" "}Через { $limit } круга без перемен – ничья.
    [many] {" "}Через { $limit } кругов без перемен – ничья.
   *[none] {""}
}
asks-start = { $name }, покажите мне тайно, где вы начнёте.
chose-start = { $name }: клетка показана.
start-at = Между нами: { $name } начинает с { $at }.
asked-cell = { $name } тайно спрашивает меня об одной из клеток.
told-cell = Между нами: { $at } – { $cell ->
    [land] суша
    [river] река
    [delta] устье
    [pit] яма
    [arsenal] арсенал
    [hospital] медпункт
    [encephalitis] энцефалит
   *[other] { $cell }
}.
starts-void = Эти клетки не годятся. Каждый выбирает другую, не ту, что прежде.
starts-together = Все стоят на одной клетке, которую я выбираю за вас, и без боезапаса.
starts-land = { $preset ->
    [classic] Суша.
   *[other] { $name } начинает на суше.
}
starts-river = { $preset ->
    [classic] Река.
   *[other] { $name } начинает в реке.
}
starts-delta = { $preset ->
    [classic] Устье.
   *[other] { $name } начинает в устье.
}
starts-pit = { $preset ->
    [classic] Яма.
   *[other] { $name } начинает в яме.
}
starts-arsenal = { $preset ->
    [classic] Арсенал.
   *[other] { $name } начинает в арсенале.
}
starts-hospital = { $preset ->
    [classic] Медпункт.
   *[other] { $name } начинает в медпункте.
}
starts-encephalitis = { $name } начинает на энцефалите.

## Перемещения

hit-wall = { $preset ->
    [classic] Стена.
   *[other] Пройти нельзя – стена.
}
no-wall = Стены на пути не было.
hit-river = Не выходит: оттуда течёт река.
drifted-river = Снос по течению в реку.
drifted-delta = Снос по течению в устье.
arrived-land = { $preset ->
    [classic] Суша.
   *[other] Выход на сушу.
}
arrived-delta = { $preset ->
    [classic] Устье.
   *[other] Вход в устье.
}
arrived-arsenal = { $preset ->
    [classic] Арсенал.
   *[other] Вход в арсенал.
}
arrived-hospital = { $preset ->
    [classic] Медпункт.
   *[other] Вход в медпункт.
}
arrived-pit = { $preset ->
    [classic] Яма – и дальше, в следующую.
   *[other] Падение в яму – и дальше, в следующую яму цикла.
}
arrived-encephalitis = Энцефалит.
carried-river = { $preset ->
    [classic] Река – река.
   *[other] Вход в реку, снос по течению.
}
carried-delta = { $preset ->
    [classic] Река – устье.
   *[other] Вход в реку, снос по течению в устье.
}
flowed-river = По течению – в реку.
flowed-delta = По течению – в устье.
waded-river = По реке.
waded-delta = По реке, в устье.
cannot-loop = Здесь не яма: дальше по циклу идти неоткуда.
cannot-flow = Здесь не река: плыть по течению негде.
at-exit = Выход.
went-outside = Выход. { $name } – снаружи.
lost-outside = Этот ход не ведёт обратно. { $name } выбывает из игры.
healed = { $preset ->
    [classic] { $name }: рана залечена.
   *[other] { $name } выздоравливает.
}
rearmed = { $preset ->
    [classic] { $name }: боезапас пополнен – { $bullets ->
        [0] пуль нет
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    }, { $bombs ->
        [0] бомб нет
        [one] { $bombs } бомба
        [few] { $bombs } бомбы
       *[many] { $bombs } бомб
    }.
   *[other] { $name }: теперь { $bullets ->
        [0] пуль нет
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    } и { $bombs ->
        [0] гранат нет
        [one] { $bombs } граната
        [few] { $bombs } гранаты
       *[many] { $bombs } гранат
    }.
}
armed-mine = { $name } получает мину.
skipped = { $name } пропускает ход.
dark-done = Сделано.

## Болезнь

woke-mite = Клещ разбужен!
infected = { $name }: заражение. На лечение – { heal-time }.
heal-time = { $moves ->
    [0] сколько угодно ходов
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
heal-moves = На лечение { $moves ->
    [0] не осталось ни хода
    [one] остался { $moves } ход
    [few] осталось { $moves } хода
   *[many] осталось { $moves } ходов
}.
immune = { $name }: отныне иммунитет.
died-infected = { $name } не находит медпункта вовремя и погибает от болезни.

## Клад

found-treasure = { $preset ->
    [classic] { $count ->
        [1] Здесь лежит клад!
        [one] Здесь лежит { $count } клад!
        [few] Здесь лежат { $count } клада!
       *[many] Здесь лежат { $count } кладов!
    }
   *[other] { $count ->
        [1] Найден клад!
        [one] Найден { $count } клад!
        [few] Найдено { $count } клада!
       *[many] Найдено { $count } кладов!
    }
}
took-treasure = { $name } берёт клад.
treasure-too-hurt = { $preset ->
    [classic] { $name }: с раной клад не унести.
   *[other] { $name }: с раной или болезнью клад не унести.
}
treasure-hands-full = { $name }: руки заняты другим кладом, этот остаётся лежать.
treasure-false = { $preset ->
    [classic] За выходом клад рассыпается: он ложный.
   *[other] Снаружи клад рассыпается в прах: он ложный.
}
dropped-treasure = { $name } роняет клад.
asks-treasure = { $name }, какой клад вы хотите: { $carrying ->
    [yes] свой или { $count ->
        [1] найденный здесь?
        [one] один из { $count } найденного, от нижнего (1) до верхнего ({ $count })?
       *[other] один из { $count } найденных, от нижнего (1) до верхнего ({ $count })?
    }
   *[no] { $count ->
        [1] берёте ли найденный?
        [one] который из { $count } лежащего здесь, от нижнего (1) до верхнего ({ $count })?
       *[other] который из { $count } лежащих здесь, от нижнего (1) до верхнего ({ $count })?
    }
}
kept-treasure = { $name } оставляет всё как есть.
chose-treasure = { $count ->
    [1] { $name } берёт найденный клад.
   *[other] { $name } берёт клад номер { $number } из { $count }, считая от нижнего.
}
won = { $name } выносит настоящий клад! Игра окончена.

## Вещи

found-things = На земле: { things }.
took-things = { $name } подбирает; взято: { things }.
put-down = Взамен на землю ложится { $thing ->
    [mine] мина
    [corpse] труп
   *[other] клад
}.
cremated = Труп забирают и сжигают.
left = { $name } оставляет здесь { thing-count }.
threw = { $name } бросает { thing-count } { side-to }.
threw-at-feet = { $name } бросает { thing-count } { side-to } – и видит это у своих ног.
lacks-bullets = Пуль не осталось.
lacks-bombs = Не осталось { charges.genitive }.
lacks-mine = Мины нет.
lacks-corpse = Трупа нет.
lacks-treasure = Клада нет.
not-here = { $thing ->
    [bullet] Пули здесь нет.
    [bullets] Пуль здесь нет.
    [bomb] Здесь нет { charges }.
    [bombs] Здесь нет { charges.genitive }.
    [mine] Мины здесь нет.
    [corpse] Трупа здесь нет.
   *[treasure] Такого клада здесь нет.
}
too-hurt = { $name }: с раной или болезнью нельзя { $do ->
    [shoot] стрелять
    [throw] бросать вещи
    [leave] оставлять вещи
    [take] брать вещи
    [mine] ставить мины
    [order] просить новую клетку
   *[other] этого делать
}.
cannot-take = { $name }: этого не унести.
mine-set = Мина поставлена.
mine-exploded = { $name } – на мине. Взрыв!
mine-heard = Взрывается мина!

## Выстрелы, бомбы и медведь

cannot-shoot-house = Из медпункта и арсенала стрелять нельзя.
cannot-shoot-river = В реке порох сырой: выстрела нет.
scream = Слышен крик!
silence = Крика не слышно.
shot-hit = { $preset ->
    [classic] { $bear ->
        [yes] { $hit-count ->
            [0] Пуля проходит через медведя.
           *[other] Пуля задевает: { $hit } – и медведя.
        }
       *[no] Пуля задевает: { $hit }.
    }
   *[other] { $bear ->
        [yes] { $hit-count ->
            [0] Пуля попадает в медведя.
           *[other] Пуля попадает в цель: { $hit } – и медведь.
        }
       *[no] Пуля попадает в цель: { $hit }.
    }
}
shot-nobody = Пуля никого не задевает.
mauled = Медведь! { $name } – у него в лапах.
wounded = { $name } получает рану.
died = { $name } погибает.
told-wounded = { $name } – с раной.
told-infected = { $name }: заражение. На лечение – { heal-time }.
told-died = Тем временем { $name } погибает.
may-order = { $name } может сейчас попросить новую клетку ({ $left ->
    [one] остался { $left } раз
    [few] осталось { $left } раза
   *[many] осталось { $left } раз
}).
ordered = { $name } продолжает с клетки, показанной мне тайно.
ordered-at = Между нами: { $name } продолжает с { $at }.
bear-wounded = Медведь ранен.
bear-died = Медведь убит.
blast-done = Взорвалась.
blast-nothing = Не взорвалась.
blast-told = Сделано.
blast-stands = Стена там стоит.
blast-clear = Стены там нет.

## О чём спрашивают игроки

status = { $name }: { $health ->
    [healthy] здоровье в порядке
    [wounded] рана
    [infected] заражение
    [dead] вне игры
    [lost] вне игры
   *[other] ещё не на поле
}{ $immune ->
    [yes] , иммунитет
   *[no] {""}
}{ $moves ->
    [0] {""}
    [one] , на лечение { $moves } ход
    [few] , на лечение { $moves } хода
    [many] , на лечение { $moves } ходов
   *[none] {""}
}; { $bullets ->
    [0] пуль нет
    [one] { $bullets } пуля
    [few] { $bullets } пули
   *[many] { $bullets } пуль
}, { $bombs ->
    [0] { charges.genitive } нет
    [one] { $bombs } { charge }
    [few] { $bombs } { charges }
   *[many] { $bombs } { charges.genitive }
}{ $treasures ->
    [0] {""}
   *[other] , клад
}{ $mines ->
    [0] {""}
   *[other] , мина
}{ $corpses ->
    [0] {""}
   *[other] , труп
}.
counting = { $name } начинает счёт: отныне круги без перемен считаются вслух.

## Конец

quiet-rounds = { $preset ->
    [classic] { $rounds ->
        [one] { $rounds } круг
        [few] { $rounds } круга
       *[many] { $rounds } кругов
    } без перемен; на { $limit }-м я объявлю ничью.
   *[other] { $rounds ->
        [one] { $rounds } круг
        [few] { $rounds } круга
       *[many] { $rounds } кругов
    } без перемен; на { $limit }-м – ничья.
}
draw = { $preset ->
    [classic] { $rounds ->
        [one] { $rounds } круг
        [few] { $rounds } круга
       *[many] { $rounds } кругов
    } без перемен. Объявляю ничью.
   *[other] { $rounds ->
        [one] { $rounds } круг
        [few] { $rounds } круга
       *[many] { $rounds } кругов
    } без перемен – игра кончается ничьей!
}
draw-skips = За круг никто не сделал хода – игра кончается ничьей.
draw-treasure = Настоящий клад потерян навсегда – игра кончается ничьей.
last-alive = { $name } – в живых больше никого. Это победа, пусть и не главная. Игра окончена.
last-chance = { $name } – в живых больше никого. Чтобы вынести настоящий клад, есть { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
last-failed = { $name } не выносит настоящий клад вовремя. Игра окончена.
all-dead = В живых никого. Клад остаётся в лабиринте.
