# Парчис: слова ведущего, управление ходом и разбор игры. Сообщение, которое начинается с «parchis-», а
# дальше называется так же, как сообщение другого каталога, в этой игре стоит вместо него.

## Ведущий: кто начинает

board-set = { $pairs ->
    [yes] Поле готово, играют двое на двое.
   *[no] Поле готово, играют { $players ->
        [2] двое
        [3] трое
       *[other] четверо
    }.
}
draws-die = { $name } бросает жребий: { $die }.
draw-tied = Меньше всех – поровну: { $seats } бросают снова.
begins = Начинает { $name }.
next-turn = Следующий ход: { $name }.

## Ведущий: кубики

rolled = { $name }: { $first } и { $second }{ $double ->
    [yes] , дубль
   *[no] {""}
}.
plays-for = Свои уже дома, ходят фишки партнёра: { $seats }.
no-move = Пойти нечем.
rolls-again = Дубль – ещё один бросок.
third-double = Третий дубль подряд: фишка { $from ->
    [L1] с 1-й клетки дорожки
    [L2] со 2-й клетки дорожки
    [L3] с 3-й клетки дорожки
    [L4] с 4-й клетки дорожки
    [L5] с 5-й клетки дорожки
    [L6] с 6-й клетки дорожки
    [L7] с 7-й клетки дорожки
   *[other] с клетки { $from }
} возвращается на базу.
third-double-spared = Третий дубль подряд, но на поле нет ни одной фишки: терять нечего.
passes = { $name } пасует, остаток сгорает: { $rest }.
rest-lost = Использовать нельзя: { $rest }.
takes-back = Ход взят назад.

## Ведущий: фишки

by-what = { $with ->
    [bonus] Бонус { $by }:{" "}
   *[other] {""}
}
enters = С базы на { $to }{ $with ->
    [sum] , двумя кубиками
   *[other] {""}
}.
moves = { by-what }{ $from } → { $to }.
laps = { by-what }{ $from } → { $to }, мимо дорожки, на новый круг.
turns-in = { by-what }{ $from } → дорожка, { $lane }.
climbs = { $with ->
    [bonus] Бонус { $by }: по дорожке, до { $lane }-й клетки.
   *[other] По дорожке, до { $lane }-й клетки.
}
comes-home = { $with ->
    [bonus] Бонус { $by }: фишка дома, { nth-home }.
   *[other] Фишка дома, { nth-home }.
}
nth-home = { $count ->
    [1] первая
    [2] вторая
    [3] третья
   *[other] четвёртая
}
captured = Фишка снята на { $at } и уходит на базу: { $name }.
bonus = За это – бонус { $steps }.
blockade = { $lane ->
    [0] На { $at } – блокада.
   *[other] На дорожке, на { $lane }-й клетке, – блокада.
}
all-home = Все четыре фишки дома: { $name } побеждает!
pair-home = Все восемь фишек дома: { $seats } побеждают!

## Стол

parchis-tab-map = Поле
parchis-turn-answering = Ведущий смотрит на поле …
parchis-board-in-words = Поле словами
parchis-partner = в паре: { $name }
parchis-progress = дома { $home }, на базе { $base }, осталось { $left ->
    [one] { $left } клетка
    [few] { $left } клетки
   *[many] { $left } клеток
}

## Управление

parchis-roll = Бросить
parchis-done = Готово
parchis-pass = Спасовать
parchis-choose = Выберите ход
parchis-undo = Назад
parchis-tray = Кубики и бонусы
parchis-use-die = { $used ->
    [yes] { $face }, использовано
   *[no] Ходить на { $face }
}
parchis-use-bonus = Бонус: ходить на { $steps }
parchis-steps = { $count ->
    [0] Ходы словами
   *[other] Ходы словами · { $count }
}
parchis-at = { $kind ->
    [base] База
    [lane] Дорожка, { $number }
   *[track] { $number }
}
parchis-from = { $kind ->
    [base] С базы
    [lane] С дорожки, { $number }
   *[track] С { $number }
}
parchis-onto = { $kind ->
    [home] в дом
    [lane] на дорожку, { $number }
   *[track] на { $number }
}
parchis-to = { $kind ->
    [home] → дом
    [lane] → дорожка, { $number }
   *[track] → { $number }
}
parchis-step = { $from } { $to }, { $uses ->
    [bonus] бонус { $by }
    [sum] двумя кубиками
   *[die] кубик { $by }
}
parchis-by = { $uses ->
    [bonus] +{ $by }
    [sum] оба
   *[die] { $by }
}
parchis-step-takes = снимает фишку
parchis-step-in = сворачивает на дорожку
parchis-step-laps = на новый круг
parchis-aim = Ваша цель: { $pairs ->
    [yes] провести все восемь фишек, свои и партнёра, вокруг доски в дом раньше другой пары.
   *[no] провести свои четыре фишки вокруг доски в дом раньше всех остальных.
}
parchis-keys-help = Пробел или R – бросить, готово. Стрелки и Enter – ход. 1–6 – кубик, B – бонус, Esc – отмена. U – взять назад, P – пас.

## После игры

parchis-reveal = Повтор игры
parchis-same-again = Те же кубики
parchis-seed-shown = Зерно этих бросков: { $seed }
parchis-replay-place = Шаг { $at } из { $steps }
parchis-replay-back = На шаг назад
parchis-replay-next = На шаг вперёд
analysis = Разбор игры
parchis-luckiest = Удачливее всех – { $name }: { $luck }.
parchis-figures = Что дали игрокам кубики и игра
parchis-figures-help = Рядом с тем, что выпало, – сколько в среднем дают два кубика. Удача сводит это в клетки: очки сверх среднего, а за каждый дубль и каждый выход с базы сверх их доли – ещё семь, средний бросок.
parchis-expected = ≈ { $share }
parchis-group-dice = Кубики
parchis-group-race = На поле
parchis-group-lost = Потеряно
parchis-figure-luck = Удача
parchis-figure-rolls = Броски
parchis-figure-pips = Очки
parchis-figure-doubles = Дубли
parchis-figure-fives = Выходы с базы
parchis-figure-home = Фишки дома
parchis-figure-captures = Снято чужих
parchis-figure-captured = Снято своих
parchis-figure-bonus = Бонусы, клетки
parchis-figure-laps = Лишние круги
parchis-figure-stuck = Броски без хода
parchis-figure-unused = Пропавшие очки
parchis-figure-bonus-lost = Пропавшие бонусы
parchis-figure-third-doubles = Третьи дубли
parchis-course = Ход гонки
parchis-course-help = Сколько клеток оставалось каждому, ход за ходом. Верхняя линия – дом.
parchis-course-home = дом
parchis-course-turns = ходы
parchis-standing = После хода { $turn }: { $players }.
parchis-standing-player = { $name } – { $left ->
    [0] дома
    [one] { $left } клетка
    [few] { $left } клетки
   *[many] { $left } клеток
}
