# Всё, что есть на странице, кроме слов ведущего.

title = Gamemaster – лабиринт и парчис
tagline = Найдите клад в лабиринте, который видит только ведущий, и вынесите его раньше других.
home = К началу
language = Язык
settings = Настройки
rules = Правила
end-turn = Парчис: заканчивать мой ход автоматически, когда выбирать больше не из чего
sounds = Звуки: кубики, стены, вода, выстрелы и сигнал, когда мой ход
sounds-help = Тихие и короткие. Пока открыта другая вкладка, слышен только сигнал о вашем ходе.
close = Закрыть
yes = да
no = нет

## Лобби

learn = Научиться играть
learn-hint = Короткие уроки, в которых всё делаешь сам: каждый на минуту с небольшим.
first-game = Первая игра
first-game-hint = Игра полегче: слабый бот, ни медведя, ни пуль – никто не пострадает.
quick-game = Быстрый лабиринт
quick-game-hint = Классический, 4 × 5, против двух ботов и с медведем.
quick-parchis = Партия в парчис
quick-parchis-hint = Два кубика, четыре фишки: заведите свои в дом раньше трёх ботов.
draw-labyrinth = Нарисовать лабиринт
draw-labyrinth-hint = Станьте ведущим: нарисуйте план от руки, играйте по нему или сберегите для друзей.
quick-replaces = Новая игра займёт место отложенной.
quick-keeps = Отложенные игры сохраняются: до { $most }, из них одна с друзьями. Потом место уступает самая старая.
continue = Продолжить игру
continue-over = Посмотреть последнюю игру
continue-lesson = Продолжить урок
other-games = Ещё отложенные: { $count }
my-games = Мои игры и статистика …
setup = Настроить свою игру
setup-game = Игра
setup-waits = Ведущий вот-вот принесёт настройки.
start-game = Начать игру
you = Вы
you-play = Я играю
you-lead = Я веду игру
you-lead-hint = Вы – ведущий: видите план и всех игроков, отвечаете, когда сочтёте нужным, и можете вмешаться. Своей фигурки у вас нет.
you-name = Имя
# Первая буква имени стоит на фишке: в записях ею не должна обозначаться клетка.
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
bot-more = Ещё один бот
bot-yours = ваш партнёр
bot-against = против вас
bot-with = с ботом { $number }
bot-wanderer = Путник
    .help = Путник гуляет наугад и скоро всё забывает.
bot-mapper = Землемер
    .help = Землемер чертит карту по услышанному, несёт клад к выходу и знает, где вы, если вы себя выдали.
bot-dicer = Мечтатель
    .help = Мечтатель ходит чем придётся и ничего не считает.
bot-runner = Бегун
    .help = Бегун спешит домой и не смотрит по сторонам.
bot-keeper = Сторож
    .help = Сторож взвешивает всё понемногу: где безопасно, где блокада, кого снять, долго ли до дома.
bot-reckoner = Счетовод
    .help = Счетовод прикидывает все броски, какие могут выпасть следом, – а их двадцать один.
bot-stand-in = Тренер
    .help = Тренер делает на уроке то, о чём урок.
preset = Правила
seed = Зерно
seed-label = Слово или число
seed-help = { $preset ->
    [parchis] Если оставить пустым, решит случай. С одним и тем же зерном при тех же ходах выпадают те же очки: кто знает зерно, может узнать и следующий бросок.
   *[other] Если оставить пустым, решит случай. Одно и то же зерно при тех же настройках даёт тот же лабиринт: кто знает зерно, может узнать и карту.
}
setup-plan = План
setup-plan-help = Играть будут по плану, что лежит у вас на столе. Всем за игровым столом скажут, что его принесли вы.
setup-plan-out = Обойтись без него: лабиринт нарисует случай
plan-own = Вы играете по принесённому плану: кто его рисовал, может его знать.
bot-add = Добавить программу-бота
    .help = Бот – это wheel на чистом Python, который объявляет себя в «gamemaster.bots». Он работает отдельно от игры, без доступа к сети, и слышит только то, что слышно с его места. Он остаётся, пока страница открыта.
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
boot-bytes = { $loaded },{ $loaded-tenth } из { $total },{ $total-tenth } МБ
boot-start = Ведущий в пути …
boot-runtime = Ведущий в пути …
boot-packages = Он достаёт карандаши …
boot-engine = Он расчерчивает листы …
boot-ready = Ведущий готов.
boot-wish =
    { $wish ->
        [play-friends] Минуту: пригласить друзей можно будет, как только придёт ведущий …
       *[other] Минуту: игра начнётся, как только придёт ведущий …
    }
boot-wish-kept = Ваш выбор не забыт.
boot-drawing = Ведущий готовит стол …
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
    [delta] { $preset ->
        [quest] в конце реки
       *[other] в устье
    }
    [pit] в { pit.locative }
    [lift] в лифте
    [arsenal] в арсенале
    [hospital] в { hospital.locative }
    [encephalitis] на клетке с энцефалитом
    [casino] в казино
    [cave] в берлоге
   *[other] на клетке: { $cell }
}
pawn-outside = снаружи
health = { $health ->
    [unplaced] ещё не на поле
    [healthy] без ран
    [wounded] с раной
    [infected] { $moves ->
        [0] заражение
        [one] заражение, до { hospital.genitive } остался { $moves } ход
        [few] заражение, до { hospital.genitive } осталось { $moves } хода
       *[many] заражение, до { hospital.genitive } осталось { $moves } ходов
    }
    [dead] { $preset ->
        [classic] вне игры: две раны
       *[other] вне игры
    }
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
bullets = { $preset ->
    [quest] { $count ->
        [0] пистолета нет
        [1] пистолет
        [one] { $count } пистолет
        [few] { $count } пистолета
       *[many] { $count } пистолетов
    }
   *[other] { $count ->
        [0] пуль нет
        [one] { $count } пуля
        [few] { $count } пули
       *[many] { $count } пуль
    }
}
bombs = { $count ->
    [0] { charges.genitive } нет
    [one] { $count } { charge }
    [few] { $count } { charges }
   *[many] { $count } { charges.genitive }
}
lives = { $count ->
    [0] жизней нет
    [one] { $count } жизнь
    [few] { $count } жизни
   *[many] { $count } жизней
}
money = { $count ->
    [0] монет нет
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
tool-gun = { $count ->
    [0] пистолет использован
    [1] пистолет
   *[other] пистолеты: { $count }
}
tool-knife = { $count ->
    [0] нож использован
    [1] нож
   *[other] ножи: { $count }
}
tool-bomb = { $preset ->
    [classic] { $count ->
        [0] бомба использована
        [1] бомба
       *[other] бомбы: { $count }
    }
    [school] { $count ->
        [0] бомба использована
        [1] бомба
       *[other] бомбы: { $count }
    }
   *[other] { $count ->
        [0] граната использована
        [1] граната
       *[other] гранаты: { $count }
    }
}
tool-boat = { $count ->
    [0] лодка использована
    [1] лодка
   *[other] лодки: { $count }
}
tool-cement = { $count ->
    [0] цемента нет
    [1] мешок цемента
   *[other] мешки цемента: { $count }
}
carries-treasure = несёт { $goal ->
    [key] ключ
   *[treasure] клад
}
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
pad-shoot = { $preset ->
    [quest] Пистолет
   *[other] Стрелять
} · { $left }{ $sure ->
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
offer-blow = { offer-bomb }
aim-boat = Шаги на лодке, против течения
offer-row = { $side ->
    [left] На лодке влево
    [right] На лодке вправо
    [up] На лодке вверх
   *[down] На лодке вниз
}
offer-bomb = { $side ->
    [left] Взорвать стену слева
    [right] Взорвать стену справа
    [up] Взорвать стену сверху
   *[down] Взорвать стену снизу
}
offer-loop = Дальше, в следующую { pit.accusative }
offer-lift = На следующий этаж
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
keys-help = { $preset ->
    [school] Стрелки – идти. Shift + стрелка или S и стрелка – стрелять. B и стрелка – взорвать. F – по течению, L – в следующую яму, E – лифт, R – казино, H – подсказка.
   *[other] Стрелки – идти. Shift + стрелка или S и стрелка – стрелять. B и стрелка – взорвать. L – в следующую яму. Пробел – поторопить ботов.
}
keys-aim-shoot = Выстрел – куда? Нажмите стрелку или Esc.
keys-aim-blow = Подрыв – куда? Нажмите стрелку или Esc.
keys-aim-mine = Мина – куда? Нажмите стрелку, M – на свою клетку, или Esc.
keys-aim-boat = На лодке – куда? Нажмите стрелку или Esc.
keys-help-compound = { $preset ->
    [quest] Стрелки – сразу идти, K – пропуск. S или B и стрелка – стрелять, взорвать. N – нож, O и стрелка – на лодке, W – построить стену.
   *[other] Стрелки – сразу идти. S, B или M и стрелка – стрелять, взорвать, поставить мину. L – в следующую яму, F – по течению, K – пропуск.
}
keys-composing = Стрелки – путь. Alt + стрелка переставляет часть, Del убирает. Enter – сказать. Esc – отбросить ход.
aim = Ваша цель: { $goal ->
    [key] найти ключ и выйти с ним через замок
   *[treasure] найти настоящий клад и вынести его
}{ $alone ->
    [yes] {" "}за как можно меньшее число ходов
   *[no] {" "}раньше других
}.
watching-asked = Вы выбыли из игры. Лабиринт остался тайной: попробуйте пройти его снова или посмотрите, как продолжат боты.
again = Ещё раз в тот же лабиринт
watch = Смотреть
watching = Вы смотрите; боты играют дальше.
watching-skip = Боты доигрывают …
hurry = Следующий ход
skip-to-end = Сразу к концу
board-larger = Крупнее
board-smaller = Мельче
board-fit = Показать всё
board-in-words = Тетрадь словами

## После игры

reveal = Открыть лабиринт
play-again = Новая игра
same-again = Тот же лабиринт
gather-again = Другие правила или места
draw-on = План на стол
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

## Версии и игра без сети

update-ready = Готова новая версия страницы.
update-waiting = Новая версия откроется, когда закончится игра в другой вкладке.
update-taken = Новая версия открывается.
update-take = Открыть сейчас
update-later = Позже
offline-keeping = Страница сохраняется, чтобы открываться и без сети.
offline-yes = Страница сохранена в этом браузере ({ $size } МБ) и открывается без сети.
offline-failed = На этот раз сохранить страницу для игры без сети не удалось. При следующем посещении попробуем ещё раз.
offline-impossible = Этот браузер не сохраняет страницу для игры без сети.
install = Установить как приложение
docs = Как устроена эта игра (по-английски)
