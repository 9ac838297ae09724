# Слова ведущего. Названия сообщений – ключи движка. Где слова документов расходятся, решает
# `$preset`, семья правил; при `$goal` key вместо клада – ключ; `$current` – как несут реки.

seat-unknown = Игрок { $number }

## Начало

opened = { $preset ->
    [classic] Лабиринт готов: { $rows } × { $cols }{ opened-floors }{ opened-holes }, у его стен { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }. Выбирайте по очереди, где начать.{ opened-numbers }{ opened-heal }{ opened-limit }
    [grand] Лабиринт готов: { $rows } × { $cols }{ opened-floors }{ opened-holes }, у его стен { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }.{ opened-numbers }{ opened-heal }{ opened-limit }
   *[other] Лабиринт готов: { $rows } × { $cols }{ opened-floors }{ opened-holes }. Ищут { true-prize } { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }.{ opened-numbers }{ opened-heal }{ opened-limit }
}
opened-floors = { $floors ->
    [one] {""}
    [few] , { $floors } этажа
    [many] , { $floors } этажей
   *[none] {""}
}
opened-holes = { $holes-count ->
    [1] {" "}без клетки { $holes }
    [one] {" "}без клеток { $holes }
    [few] {" "}без клеток { $holes }
    [many] {" "}без клеток { $holes }
   *[none] {""}
}
opened-numbers = { opened-exits }{ opened-closed-exits }{ opened-arsenals }{ opened-hospitals }{ opened-casinos }{ opened-encephalitis }{ opened-false-treasures }
opened-exits = { $exits ->
    [1] {" "}Выход один.
    [one] {" "}Выходов: { $exits }.
    [few] {" "}Выходов: { $exits }.
    [many] {" "}Выходов: { $exits }.
   *[none] {""}
}
opened-closed-exits = { $closed_exits ->
    [0] {" "}Закрытых выходов нет.
    [1] {" "}Закрытый выход один.
    [one] {" "}Закрытых выходов: { $closed_exits }.
    [few] {" "}Закрытых выходов: { $closed_exits }.
    [many] {" "}Закрытых выходов: { $closed_exits }.
   *[none] {""}
}
opened-arsenals = { $arsenals ->
    [1] {" "}Арсенал один.
    [one] {" "}Арсеналов: { $arsenals }.
    [few] {" "}Арсеналов: { $arsenals }.
    [many] {" "}Арсеналов: { $arsenals }.
   *[none] {""}
}
opened-hospitals = { $hospitals ->
    [one] {" "}Всего { hospital.many }: { $hospitals }.
    [few] {" "}Всего { hospital.many }: { $hospitals }.
    [many] {" "}Всего { hospital.many }: { $hospitals }.
   *[none] {""}
}
opened-casinos = { $casinos ->
    [0] {" "}Казино нет.
    [1] {" "}Казино одно.
    [one] {" "}Казино: { $casinos }.
    [few] {" "}Казино: { $casinos }.
    [many] {" "}Казино: { $casinos }.
   *[none] {""}
}
opened-encephalitis = { $encephalitis ->
    [0] {" "}Энцефалита нет.
    [1] {" "}Клетка с энцефалитом одна.
    [one] {" "}Клеток с энцефалитом: { $encephalitis }.
    [few] {" "}Клеток с энцефалитом: { $encephalitis }.
    [many] {" "}Клеток с энцефалитом: { $encephalitis }.
   *[none] {""}
}
opened-false-treasures = { $false_treasures ->
    [0] {" "}Ложных кладов нет.
    [1] {" "}Ложный клад один.
    [one] {" "}Ложных кладов: { $false_treasures }.
    [few] {" "}Ложных кладов: { $false_treasures }.
    [many] {" "}Ложных кладов: { $false_treasures }.
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
    [delta] { mouth }
    [pit] { pit }
    [lift] лифт
    [arsenal] арсенал
    [hospital] { hospital }
    [encephalitis] энцефалит
    [casino] казино
    [cave] берлога
   *[other] { $cell }
}.
starts-void = Эти клетки не годятся. Каждый выбирает другую, не ту, что прежде.
starts-together = Все стоят на одной клетке, которую я выбираю за вас, и без боезапаса.
starts-placed = { $preset ->
    [quest] Игроки расставлены как придётся; где кто, выясняйте сами.
   *[other] Места выбраны наугад; где кто, не скажу.
}
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
    [quest] { $name } начинает в конце реки.
   *[other] { $name } начинает в устье.
}
starts-pit = { $preset ->
    [classic] Яма.
   *[other] { $name } начинает в { pit.locative }.
}
starts-arsenal = { $preset ->
    [classic] Арсенал.
   *[other] { $name } начинает в арсенале.
}
starts-hospital = { $preset ->
    [classic] Медпункт.
   *[other] { $name } начинает в { hospital.locative }.
}
starts-encephalitis = { $name } начинает на энцефалите.
starts-lift = { $name } начинает в лифте.
starts-casino = { $name } начинает в казино.
starts-cave = { $name } начинает в берлоге.

## Перемещения

hit-wall = { $preset ->
    [classic] Стена.
    [school] Стена.
    [quest] Невозможно, стена.
   *[other] Пройти нельзя – стена.
}
hit-monolith = { $preset ->
    [quest] Невозможно, монолит.
    [grand] Пройти нельзя – внешняя стена.
   *[other] Внешняя стена.
}
no-wall = Стены на пути не было.
hit-river = Не выходит: оттуда течёт река.
drifted-river = { $preset ->
    [school] Снова река – и снос дальше.
   *[other] Снос по течению в реку.
}
drifted-delta = { $preset ->
    [school] Снова река – и снос в устье.
   *[other] Снос по течению в { mouth }.
}
drifted-pit = Снова { pit } – и дальше по циклу.
drifted-lift = Снова лифт – и на следующий этаж.
arrived-land = { $preset ->
    [classic] Суша.
    [school] Суша.
    [quest] Сделано.
   *[other] Выход на сушу.
}
arrived-delta = { $preset ->
    [classic] Устье.
    [school] Устье.
    [quest] Сделано, конец реки.
   *[other] Вход в устье.
}
arrived-arsenal = { $preset ->
    [classic] Арсенал.
    [school] Арсенал.
    [quest] Сделано, арсенал.
   *[other] Вход в арсенал.
}
arrived-hospital = { $preset ->
    [classic] Медпункт.
    [school] Больница.
    [quest] Сделано, больница.
   *[other] Вход в медпункт.
}
arrived-pit = { $preset ->
    [classic] Яма – и дальше, в следующую.
    [school] Яма – и дальше по циклу.
    [quest] Сделано, нора.
   *[other] Падение в яму – и дальше, в следующую яму цикла.
}
arrived-lift = { $preset ->
    [quest] Сделано, лифт.
   *[other] Лифт – и на следующий этаж.
}
arrived-casino = { $preset ->
    [quest] Сделано, казино.
    [grand] Вход в казино.
   *[other] Казино.
}
arrived-cave = { $preset ->
    [quest] Сделано, берлога.
    [grand] Вход в берлогу.
   *[other] Берлога.
}
arrived-encephalitis = Энцефалит.
carried-river = { $current ->
    [drift] { $preset ->
        [quest] Сделано, река.
       *[other] Река.
    }
   *[other] { $preset ->
        [classic] Река – река.
        [school] Река – река.
        [quest] Сделано, река, перенос на следующую клетку.
       *[other] Вход в реку, снос по течению.
    }
}
carried-delta = { $preset ->
    [classic] Река – устье.
    [school] Река – снос в устье.
    [quest] Сделано, река, конец реки.
   *[other] Вход в реку, снос по течению в устье.
}
flowed-river = { $preset ->
    [school] Дальше по течению: река.
    [quest] Сделано, река, перенос на следующую клетку.
   *[other] По течению – в реку.
}
flowed-delta = { $preset ->
    [school] Дальше по течению: устье.
    [quest] Сделано, река, конец реки.
   *[other] По течению – в устье.
}
rowed-river = { $preset ->
    [quest] Сделано, река, против течения.
   *[other] На лодке вверх по реке, против течения.
} Лодка потрачена.
waded-river = По реке.
waded-delta = По реке, в { mouth }.
cannot-loop = Здесь не { pit }: дальше по циклу идти неоткуда.
cannot-lift = Здесь не лифт: этаж сменить нельзя.
cannot-flow = Здесь не река: плыть по течению негде.
at-exit = { $goal ->
    [key] Выход, нужен ключ.
   *[treasure] Выход.
}
went-outside = Выход. { $name } – снаружи.
lost-outside = Этот ход не ведёт обратно. { $name } выбывает из игры.
healed = { $preset ->
    [classic] { $name }: рана залечена.
   *[other] { $name } выздоравливает.
}
rearmed = { $preset ->
    [grand] { $name }: теперь { $bullets ->
        [0] пуль нет
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    } и { $bombs ->
        [0] гранат нет
        [one] { $bombs } граната
        [few] { $bombs } гранаты
       *[many] { $bombs } гранат
    }{ stock-more }{ stock-big }.
    [quest] { $name }: теперь { stock-gun }, { stock-grenade }{ stock-more }{ stock-big }.
   *[other] { $name }: теперь { $bullets ->
        [0] пуль нет
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    } и { $bombs ->
        [0] бомб нет
        [one] { $bombs } бомба
        [few] { $bombs } бомбы
       *[many] { $bombs } бомб
    }{ stock-more }{ stock-big }.
}
stock-gun = { $bullets ->
    [0] пистолета нет
    [1] пистолет
    [one] { $bullets } пистолет
    [few] { $bullets } пистолета
   *[many] { $bullets } пистолетов
}
stock-grenade = { $bombs ->
    [0] гранаты нет
    [1] граната
    [one] { $bombs } граната
    [few] { $bombs } гранаты
   *[many] { $bombs } гранат
}
stock-more = { stock-knives }{ stock-boats }{ stock-cement }
stock-knives = { $knives ->
    [0] , ножа нет
    [1] , нож
    [one] , { $knives } нож
    [few] , { $knives } ножа
    [many] , { $knives } ножей
   *[none] {""}
}
stock-boats = { $boats ->
    [0] , лодки нет
    [1] , лодка
    [one] , { $boats } лодка
    [few] , { $boats } лодки
    [many] , { $boats } лодок
   *[none] {""}
}
stock-cement = { $cement ->
    [0] , цемента нет
    [1] , мешок цемента
    [one] , { $cement } мешок цемента
    [few] , { $cement } мешка цемента
    [many] , { $cement } мешков цемента
   *[none] {""}
}
stock-big = { $treasures ->
    [1] , { prize }
   *[none] {""}
}{ $mines ->
    [1] , мина
   *[none] {""}
}{ $corpses ->
    [1] , труп
   *[none] {""}
}
armed-mine = { $name } получает мину.
skipped = { $name } пропускает ход.
dark-done = Сделано.

## Болезнь

woke-mite = Клещ проснулся!
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
died-infected = { $name } не находит { hospital.genitive } вовремя и погибает от болезни.

## Клад

found-treasure = { $goal ->
    [key] Ключ!
   *[treasure] { $preset ->
        [grand] { $count ->
            [1] Найден клад!
            [one] Найден { $count } клад!
            [few] Найдено { $count } клада!
           *[many] Найдено { $count } кладов!
        }
       *[other] { $count ->
            [1] Здесь лежит клад!
            [one] Здесь лежит { $count } клад!
            [few] Здесь лежат { $count } клада!
           *[many] Здесь лежат { $count } кладов!
        }
    }
}
advised = Подсказка: { $name }.
took-treasure = { $name } берёт { prize }.
treasure-too-hurt = { $preset ->
    [grand] { $name }: с раной или болезнью { prize } не унести.
    [school] { $name }: чтобы нести { prize }, здоровье должно быть полным.
   *[other] { $name }: с раной { prize } не унести.
}
treasure-hands-full = { $name }: руки заняты другим { prize.instrumental }, этот остаётся лежать.
treasure-false = { $preset ->
    [grand] Снаружи клад рассыпается в прах: он ложный.
   *[other] За выходом клад рассыпается: он ложный.
}
dropped-treasure = { $name } роняет { prize }.
asks-treasure = { $carrying ->
    [yes] { $name }, какой { prize } вы хотите: свой или { $count ->
        [1] найденный здесь?
        [one] один из { $count } найденного, от нижнего (1) до верхнего ({ $count })?
       *[other] один из { $count } найденных, от нижнего (1) до верхнего ({ $count })?
    }
   *[no] { $count ->
        [1] { $name }, берёте ли { prize }, который здесь лежит?
        [one] { $name }, какой { prize } вы хотите: который из { $count } лежащего здесь, от нижнего (1) до верхнего ({ $count })?
       *[other] { $name }, какой { prize } вы хотите: который из { $count } лежащих здесь, от нижнего (1) до верхнего ({ $count })?
    }
}
kept-treasure = { $name } оставляет всё как есть.
chose-treasure = { $count ->
    [1] { $name } берёт найденный { prize }.
   *[other] { $name } берёт { $number }-й { prize } из { $count }, считая снизу.
}
won = { $goal ->
    [key] Выход, игра окончена! { $name } открывает замок ключом.
   *[treasure] { $name } выносит настоящий клад! Игра окончена.
}

## Вещи

found-things = На земле: { things }.
took-things = { $name } подбирает: { things }.
put-down = Взамен на землю ложится { $thing ->
    [mine] мина
    [corpse] труп
   *[treasure] { prize }
}.
cremated = Труп забирают и сжигают.
left = { $name } оставляет здесь { thing-count }.
threw = { $name } бросает { thing-count } { side-to }.
threw-at-feet = { $name } бросает { thing-count } { side-to } – и всё падает тут же, к ногам.
lacks-bullets = { $preset ->
    [quest] Пистолета нет.
   *[other] Пуль не осталось.
}
lacks-bombs = { $preset ->
    [quest] Гранаты нет.
   *[other] Не осталось { charges.genitive }.
}
lacks-knives = Ножа нет.
lacks-boats = Лодки нет.
lacks-cement = Цемента нет.
lacks-mine = Мины нет.
lacks-corpse = Трупа нет.
lacks-treasure = { $goal ->
    [key] Ключа нет.
   *[treasure] Клада нет.
}
not-here = { $thing ->
    [bullet] Пули здесь нет.
    [bullets] Пуль здесь нет.
    [bomb] Здесь нет { charges }.
    [bombs] Здесь нет { charges.genitive }.
    [mine] Мины здесь нет.
    [corpse] Трупа здесь нет.
   *[treasure] Такого { prize.genitive } здесь нет.
}
too-hurt = { $name }: с раной { $preset ->
    [school] {""}
    [quest] {""}
   *[other] или болезнью{" "}
}нельзя { $do ->
    [shoot] стрелять
    [stab] бить ножом
    [blow] ничего взрывать
    [cement] строить стены
    [go] плыть на лодке
    [throw] бросать вещи
    [leave] оставлять вещи
    [take] брать вещи
    [mine] ставить мины
    [order] просить новую клетку
   *[other] этого делать
}.
kit-lost = { $name } теряет всё снаряжение.
cement-built = Теперь там стена.
cement-refused = Стену там не построить. Цемент остаётся.
cannot-take = { $name }: этого не унести.
mine-set = Мина поставлена.
mine-exploded = { $name } подрывается на мине!
mine-heard = Взрывается мина!

## Выстрелы, бомбы и медведь

cannot-shoot-house = Из { hospital.genitive } и арсенала стрелять нельзя.
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
stabbed = { $bear ->
    [yes] { $hit-count ->
        [0] Нож попадает в медведя.
       *[other] Нож попадает в цель: { $hit } – и медведь.
    }
   *[no] Нож попадает в цель: { $hit }.
}
stabbed-nobody = Нож никого не задевает.
mauled = Медведь! Под лапу попадает { $name }.
wounded = { $name } получает рану.
died = { $name } погибает.
lost-life = { $name } теряет жизнь; { $lives ->
    [0] не осталось ни одной
    [one] осталась { $lives }
   *[other] осталось { $lives }
}.
told-wounded = Тем временем { $name } получает рану.
told-lost-life = Тем временем { $name } теряет жизнь; { $lives ->
    [0] не осталось ни одной
    [one] осталась { $lives }
   *[other] осталось { $lives }
}.
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
bear-fled = Медведь убегает в берлогу.
leprechaun-met = Лепрекон! { $name } слышит его шёпот: до ближайшего { prize.genitive } { $where }.
leprechaun-silent = Лепрекон! Но { $name } ничего не узнаёт: где ещё лежит { prize }, тому неизвестно.
leprechaun-died = Лепрекон убит.
way-right = { $back ->
    [yes] { $count } влево
   *[no] { $count } вправо
}
way-down = { $back ->
    [yes] { $count } вверх
   *[no] { $count } вниз
}
way-floors = { $back ->
    [yes] { $count ->
        [one] { $count } этаж вниз
        [few] { $count } этажа вниз
       *[many] { $count } этажей вниз
    }
   *[no] { $count ->
        [one] { $count } этаж вверх
        [few] { $count } этажа вверх
       *[many] { $count } этажей вверх
    }
}
blast-done = Взорвалась.
blast-nothing = Не взорвалась.
blast-told = Сделано.
blast-stands = Стена там стоит.
blast-clear = Стены там нет.

## Подсказки и казино

bought-hint = { $name } покупает подсказку за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}; остаётся { $money }.
hint = Подсказка: { $name } – { $outside ->
    [left] снаружи, слева от { $at }
    [right] снаружи, справа от { $at }
    [up] снаружи, над { $at }
    [down] снаружи, под { $at }
   *[none] на { $at }
}.
wheel = Колесо останавливается: { $number }{ $colour ->
    [red] , красное
    [black] , чёрное
   *[green] , зеро
}.
bet-won = { $name } выигрывает { $won ->
    [one] { $won } монету
    [few] { $won } монеты
   *[many] { $won } монет
}; теперь их { $money }.
bet-lost = { $name } проигрывает { $stake ->
    [one] { $stake } монету
    [few] { $stake } монеты
   *[many] { $stake } монет
}; остаётся { $money }.
cannot-bet = Здесь не казино: играть негде.

## О чём спрашивают игроки

status = { $name }: { $health ->
    [healthy] здоровье в порядке
    [wounded] рана
    [infected] заражение
    [dead] вне игры
    [lost] вне игры
   *[other] ещё не на поле
}{ status-lives }{ $immune ->
    [yes] , иммунитет
   *[no] {""}
}{ $moves ->
    [0] {""}
    [one] , на лечение { $moves } ход
    [few] , на лечение { $moves } хода
    [many] , на лечение { $moves } ходов
   *[none] {""}
}; { $preset ->
    [quest] { stock-gun }, { stock-grenade }
   *[other] { $bullets ->
        [0] пуль нет
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    }, { $bombs ->
        [0] { charges.genitive } нет
        [one] { $bombs } { charge }
        [few] { $bombs } { charges }
       *[many] { $bombs } { charges.genitive }
    }
}{ stock-more }{ stock-big }{ status-money }.
status-lives = { $lives ->
    [one] , { $lives } жизнь
    [few] , { $lives } жизни
    [many] , { $lives } жизней
   *[none] {""}
}
status-money = { $money ->
    [0] , монет нет
    [one] , { $money } монета
    [few] , { $money } монеты
    [many] , { $money } монет
   *[none] {""}
}
counting = { $name } начинает счёт: отныне круги без перемен считаются вслух.

## Конец

quiet-rounds = { $preset ->
    [classic] { $rounds ->
        [0] В этом круге кое-что изменилось: считаю заново
        [one] { $rounds } круг без перемен
        [few] { $rounds } круга без перемен
       *[many] { $rounds } кругов без перемен
    }; на { $limit }-м я объявлю ничью.
   *[other] { $rounds ->
        [0] В этом круге кое-что изменилось: счёт пошёл заново
        [one] { $rounds } круг без перемен
        [few] { $rounds } круга без перемен
       *[many] { $rounds } кругов без перемен
    }; на { $limit }-м – ничья.
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
draw-treasure = { $goal ->
    [key] Ключ потерян навсегда – игра кончается ничьей.
   *[treasure] Настоящий клад потерян навсегда – игра кончается ничьей.
}
last-alive = { $preset ->
    [school] { $name } – в живых больше никого. Это победа! Игра окончена.
   *[other] { $name } – в живых больше никого. Это победа, пусть и не главная. Игра окончена.
}
last-chance = { $name } – в живых больше никого. Чтобы вынести { true-prize }, есть { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
last-failed = { $name } не выносит { true-prize } вовремя. Игра окончена.
all-dead = В живых никого. { $goal ->
    [key] Ключ
   *[treasure] Клад
} остаётся в лабиринте.
