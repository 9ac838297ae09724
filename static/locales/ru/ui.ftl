# Всё, что есть на странице, кроме слов ведущего.

title = Gamemaster – лабиринт с ведущим
tagline = Лабиринт готов, но видит его только ведущий. Вы спрашиваете, он отвечает; карту рисуете вы.
home = К началу
language = Язык
settings = Настройки
close = Закрыть
yes = да
no = нет

## Лобби

quick-game = Быстрая игра
quick-hint = Классический лабиринт 4 × 5, против двух ботов; медведь ранит только при встрече.
quick-hint-replaces = Классический лабиринт 4 × 5, против двух ботов; медведь ранит только при встрече. Игра займёт место отложенной игры.
continue = Продолжить игру
continue-over = Посмотреть последнюю игру
setup = Настроить свою игру
setup-waits = Ведущий вот-вот принесёт настройки.
start-game = Начать игру
you = Вы
you-play = Я играю
you-name = Имя
you-default = Игрок
you-colour = Цвет и знак
colour-blue = Синий квадрат
colour-red = Красный круг
colour-green = Зелёный треугольник
colour-orange = Оранжевый ромб
colour-purple = Фиолетовая звезда
colour-teal = Бирюзовый шестиугольник
bots = Боты
bot-number = Бот { $number }
bot-choice = { $name }, уровень { $level }
bot-remove = Убрать бота { $number }
bot-more = Ещё бот
bot-wanderer = Бродяга
    .help = Бродяга гуляет наугад и скоро всё забывает.
bot-mapper = Картограф
    .help = Картограф чертит карту по услышанному, несёт клад к выходу и знает, где вы, если вы себя выдали.
labyrinth = Лабиринт
preset = Правила
preset-classic = Классические
more-options = Другие настройки
seed = Зерно
seed-label = Слово или число
seed-help = Если оставить пустым, решит случай. Одно и то же зерно при тех же настройках даёт тот же лабиринт: кто знает зерно, может узнать и карту.
bot-add = Добавить программу-бота
    .help = Бот – это wheel на чистом Python, который объявляет себя в «gamemaster.bots». Он работает на этой странице и слышит только то, что слышно с его места. Он остаётся, пока страница открыта.
bot-file = Выбрать wheel …
bot-url = Или адрес на этом сайте
bot-fetch = Загрузить
bot-added = Теперь на выбор { $count ->
    [one] { $count } вид
    [few] { $count } вида
   *[many] { $count } видов
} ботов.
record-watch = Посмотреть запись
    .help = Сохранённую после окончания игру можно посмотреть снова – чьими угодно глазами.
record-file = Выбрать запись …

## Движок в пути

boot-progress = Загрузка
boot-start = Ведущий в пути …
boot-runtime = Ведущий в пути …
boot-packages = Он достаёт карандаши …
boot-engine = Он расчерчивает листы …
boot-ready = Ведущий готов.
boot-wish = Минуту: игра начнётся, как только придёт ведущий …
boot-drawing = Ведущий чертит лабиринт …
retry = Попробовать ещё раз

## Стол

table = Стол
players = Игроки
log = Что было сказано
tab-map = Карта
tab-log = Журнал
tab-players = Игроки
turn-yours = Ваш ход, { $name }
turn-answering = Ведущий смотрит на план …
turn-other = Ходит { $name }
turn-replay = Повтор
game-over = Игра окончена
seat-you = вы
pawn-on = { $cell ->
    [land] на суше
    [river] в реке
    [delta] в устье
    [pit] в яме
    [arsenal] в арсенале
    [hospital] в медпункте
    [encephalitis] на клетке с энцефалитом
   *[other] на клетке: { $cell }
}
pawn-outside = снаружи
health = { $health ->
    [unplaced] ещё не на поле
    [healthy] без ран
    [wounded] с раной
    [infected] { $moves ->
        [0] заражение
        [one] заражение, до медпункта остался { $moves } ход
        [few] заражение, до медпункта осталось { $moves } хода
       *[many] заражение, до медпункта осталось { $moves } ходов
    }
    [dead] вне игры: две раны
    [lost] вне игры
   *[other] { $health }
}
health-short = { $health ->
    [unplaced] –
    [healthy] { "" }
    [wounded] рана
    [infected] { $moves ->
        [0] заражение
       *[other] заражение · { $moves }
    }
    [dead] вне игры
    [lost] вне игры
   *[other] { $health }
}
bullets = { $count ->
    [0] пуль нет
    [one] { $count } пуля
    [few] { $count } пули
   *[many] { $count } пуль
}
bombs = { $preset ->
    [classic] { $count ->
        [0] бомб нет
        [one] { $count } бомба
        [few] { $count } бомбы
       *[many] { $count } бомб
    }
   *[other] { $count ->
        [0] гранат нет
        [one] { $count } граната
        [few] { $count } гранаты
       *[many] { $count } гранат
    }
}
carries-treasure = несёт клад
carries-mine = несёт мину
carries-corpse = несёт труп
immune-now = иммунитет
stock-unsure = возможно, { $label }
orders-left = { $count ->
    [one] может назвать новую клетку { $count } раз
    [few] может назвать новую клетку { $count } раза
   *[many] может назвать новую клетку { $count } раз
}
recall = Напомнить последний ход: { $name }
log-memory = Сказано после вашего хода
memory-note = Игра на память: тетрадь закрыта до конца. В свой ход можно напомнить себе последние ходы игроков.

## Управление

start-grid = Стартовые клетки
start-hint = Выберите клетку, с которой начнёте.
start-hint-secret = Выберите клетку, с которой начнёте. Её будет знать только ведущий.
start-wait = Остальные выбирают, где начать.
pad-go = Идти
    .keys = стрелки
pad-shoot = Стрелять · { $left }{ $sure ->
    [no] ?
   *[yes] { "" }
}
    .keys = Shift + стрелка
pad-blow = Взорвать · { $left }{ $sure ->
    [no] ?
   *[yes] { "" }
}
    .keys = B, затем стрелка
offer-go = { $side ->
    [left] Идти влево
    [right] Идти вправо
    [up] Идти вверх
   *[down] Идти вниз
}
offer-shoot = { $side ->
    [left] Стрелять влево
    [right] Стрелять вправо
    [up] Стрелять вверх
   *[down] Стрелять вниз
}
offer-blow = { $side ->
    [left] Взорвать стену слева
    [right] Взорвать стену справа
    [up] Взорвать стену сверху
   *[down] Взорвать стену снизу
}
offer-loop = Дальше, в следующую яму
offer-flow = Плыть по течению
offer-skip = Пропустить ход
offer-status = Состояние
offer-count = Считать круги
offer-start = Начать с { $cell }
offer-ask = Спросить про { $cell }
offer-order = Продолжить с { $cell }
ask-grid = Клетки, о которых можно спросить
ask-hint = Выберите клетку: ведущий скажет вам, и только вам, что на ней.
placing-start = Выбрать старт
placing-ask = Спросить о клетке
order-cell = Другая клетка …
order-grid = Клетки, с которых можно продолжить
order-hint = Выберите клетку, с которой продолжите. Её будет знать только ведущий.
order-stay = Остаться на месте
keys = Клавиши
keys-help = Стрелки – идти. Shift + стрелка или S и стрелка – стрелять. B и стрелка – взорвать. L – в следующую яму. Пробел – поторопить ботов.
keys-aim-shoot = Выстрел – куда? Нажмите стрелку или Esc.
keys-aim-blow = Подрыв – куда? Нажмите стрелку или Esc.
keys-aim-mine = Мина – куда? Нажмите стрелку, M – на свою клетку, или Esc.
keys-help-compound = Стрелки – сразу идти. S, B или M и стрелка – стрелять, взорвать, поставить мину. L – в следующую яму, F – по течению, K – пропуск.
keys-composing = Стрелки – путь. Alt + стрелка переставляет часть, Del убирает. Enter – сказать. Esc – отбросить ход.
watching = Вы смотрите; боты играют дальше.
watching-skip = Боты доигрывают …
hurry = Следующий ход
skip-to-end = Сразу к концу
board-larger = Крупнее
board-smaller = Мельче
board-fit = Показать всё
board-in-words = Тетрадь словами

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

## После игры

reveal = Открыть лабиринт
play-again = Новая игра
same-again = Тот же лабиринт
save-record = Сохранить запись
replay-close = Назад к итогу
to-lobby = К началу
seed-shown = Зерно этого лабиринта: { $seed }
replay-at = Место в игре
replay-place = Ход { $at } из { $steps }
replay-back = На ход назад
replay-next = На ход вперёд
replay-play = Пуск
replay-pause = Стоп
replay-eyes = Глазами
replay-speed = Темп
replay-speed-step = { $step ->
    [1] медленно
    [2] ровно
    [3] бодро
   *[other] быстро
}
eyes-gm = ведущего
eyes-spectator = зрителя

## Настройки

theme = Бумага
theme-system = как на устройстве
theme-paper = тетрадь в клетку
theme-blackboard = школьная доска
pace = Боты ходят
pace-calm = не спеша
pace-steady = ровно
pace-brisk = бодро
pace-instant = сразу
