# Слова ведущего. Названия сообщений – ключи движка.

seat-unknown = Игрок { $number }

## Ходы

requested = { $name }: { $actions }.
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
}
action-blow = { $side ->
    [left] подрыв слева
    [right] подрыв справа
    [up] подрыв сверху
   *[down] подрыв снизу
}
action-loop = дальше, в следующую яму
action-start = старт – { $at }

## Начало

opened = Лабиринт готов: { $rows } × { $cols }, у его стен { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}. Выбирайте по очереди, где начать.
starts-land = Суша.
starts-river = Река.
starts-delta = Устье.
starts-pit = Яма.
starts-arsenal = Арсенал.
starts-hospital = Медпункт.

## Перемещения

hit-wall = Стена.
arrived-land = Суша.
arrived-delta = Устье.
arrived-arsenal = Арсенал.
arrived-hospital = Медпункт.
arrived-pit = Яма – и дальше, в следующую.
carried-river = Река – река.
carried-delta = Река – устье.
at-exit = Выход.
went-outside = Выход. { $name } – снаружи.
lost-outside = Этот ход не ведёт обратно. { $name } выбывает из игры.
healed = { $name }: рана залечена.
rearmed = { $name }: боезапас пополнен – { $bullets ->
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

## Клад

found-treasure = { $count ->
    [1] Здесь лежит клад!
    [one] Здесь лежит { $count } клад!
    [few] Здесь лежат { $count } клада!
   *[many] Здесь лежат { $count } кладов!
}
took-treasure = { $name } берёт клад.
treasure-too-hurt = { $name }: с раной клад не унести.
treasure-hands-full = { $name }: руки заняты другим кладом, этот остаётся лежать.
treasure-false = За выходом клад рассыпается: он ложный.
dropped-treasure = { $name } роняет клад.
won = { $name } выносит настоящий клад! Игра окончена.

## Выстрелы, бомбы и медведь

shot-hit = { $bear ->
    [yes] { $hit-count ->
        [0] Пуля проходит через медведя.
       *[other] Пуля задевает: { $hit } – и медведя.
    }
   *[no] Пуля задевает: { $hit }.
}
shot-nobody = Пуля никого не задевает.
mauled = Медведь! { $name } – у него в лапах.
wounded = { $name } получает рану.
died = { $name } погибает.
bear-wounded = Медведь ранен.
bear-died = Медведь убит.
blast-done = Взорвалась.
blast-nothing = Не взорвалась.

## Конец

quiet-rounds = { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
} без перемен; на { $limit }-м я объявлю ничью.
draw = { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
} без перемен. Объявляю ничью.
all-dead = В живых никого. Клад остаётся в лабиринте.
