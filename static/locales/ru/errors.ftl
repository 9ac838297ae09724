# Почему что-то не принято и что с этим делать. Сама игра от этого не меняется.

## Ходы

illegal-game-over = Игра окончена.
illegal-not-your-turn = Сейчас ходит не { $name }.
illegal-not-your-seat = За место «{ $name }» играет бот.
illegal-no-bot-to-move = Сейчас ход не за ботом.
illegal-stale = Игра тем временем ушла вперёд; взгляните ещё раз.
illegal-claim = «{ $claim }» – не утверждение об этой игре: оно не может быть ни верным, ни ложным.
illegal-one-action = Здесь ход – ровно одно действие, а названо { $count }.
illegal-choose-start = Сначала все выбирают, где начать.
illegal-started = Стартовые клетки уже выбраны.
illegal-no-such-cell = Клетки { $cell } на этом листе нет.
illegal-no-bullets = { $preset ->
    [quest] Пистолета больше нет.
   *[other] Пули кончились.
}
illegal-no-bombs = { $preset ->
    [classic] Бомбы
    [school] Бомбы
   *[other] Гранаты
} кончились.
illegal-no-knives = Ножа больше нет.
illegal-no-boats = Лодки больше нет.
illegal-no-cement = Цемента больше нет.
illegal-no-loop = В следующую { pit.accusative } можно перейти только из { pit.genitive }.
illegal-no-flow = Плыть по течению можно только в реке.
illegal-no-flow-moves = Плыть по течению отдельным ходом за этим столом нельзя{ $skips ->
    [yes] ; но кто пропускает ход в реке, того несёт дальше
   *[no] {""}
}.
illegal-no-lift = Сменить этаж можно только в лифте.
illegal-no-lifts = Лифтов в этом лабиринте нет.
illegal-move-too-long = Слишком длинный ход.
illegal-move-empty = В позиции { $column } не хватает действия.
illegal-move-side = «{ $word }»: нужна сторона – left, right, up или down (позиция { $column }).
illegal-move-cell = «{ $word }»: нужна клетка, например b3 (позиция { $column }).
illegal-move-unknown = Действия «{ $word }» нет (позиция { $column }).
illegal-move-too-many = В этом ходе слишком много действий (с позиции { $column }).
illegal-move-too-deep = Слишком много условий вложено друг в друга (позиция { $column }).
illegal-move-brace = Скобка здесь не подходит (позиция { $column }). Здесь может стоять: { $wanted }.
illegal-move-condition = Здесь нужно условие (позиция { $column }). Здесь может стоять: { $wanted }.
illegal-move-thing = Здесь нужно название вещи (позиция { $column }). Здесь может стоять: { $wanted }.
illegal-move-fact = Что именно сказать? (позиция { $column }) Здесь может стоять: { $wanted }.
illegal-move-number = Здесь нужно число (позиция { $column }). Здесь может стоять: { $wanted }.
illegal-move-player = Здесь нужен игрок (позиция { $column }). Здесь может стоять: { $wanted }.
illegal-move-bet = На что ставка? (позиция { $column }) Здесь может стоять: { $wanted } или число от 0 до 36.
illegal-one-movement = В ходе ровно одно перемещение, как бы ни сложились условия.
illegal-skip-alone = Пропуск хода – это и есть весь ход, без других действий.
illegal-arms-after = За этим столом стреляют и бьют ножом только после перемещения.
illegal-stands-alone = { $do ->
    [bet] Ставка – это весь ход, без других действий.
   *[hint] Подсказка – это весь ход, без других действий.
}
illegal-never-dark = { $do ->
    [bet] Ставки делают вслух.
    [hint] Подсказки покупают вслух.
    [cement] Стены строят вслух.
   *[other] Это всегда делают вслух.
}
illegal-too-hurt = За этим столом с раной нельзя { $do ->
    [stab] бить ножом
   *[shoot] стрелять
}.
illegal-no-casino = Сделать ставку можно только в казино.
illegal-stake-limit = За этим столом ставят не больше { $limit ->
    [one] { $limit } монеты
   *[other] { $limit } монет
}.
illegal-no-hints = За этим столом подсказки не продают.
illegal-no-money = На это нужно { $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $money }.
illegal-no-conditional = За этим столом играют без условных ходов.
illegal-no-dark = За этим столом играют без тёмных ходов.
illegal-no-semidark = За этим столом играют без полутёмных ходов.
illegal-no-throwing = За этим столом вещи не бросают.
illegal-no-mines = За этим столом играют без мин.
illegal-mines-here-only = За этим столом мину ставят только на свою клетку.
illegal-name-target = { $named ->
    [yes] Назовите цель выстрела: за сколько клеток она и кто это.
   *[no] За этим столом выстрел цели не называет.
}
illegal-no-such-player = Игрока номер { $number } за столом нет.
illegal-no-such-treasure = Такого { prize.genitive } здесь нет: { $count ->
    [0] не лежит ни одного.
    [1] лежит только один.
    [one] лежит { $count }.
    [few] лежат { $count }.
   *[many] лежит { $count }.
}
illegal-not-now = Вопроса, на который это было бы ответом, сейчас нет.
illegal-answer-first = Сначала нужен ответ на вопрос ведущего.
illegal-asked-enough = Больше спрашивать о клетках нельзя.
illegal-no-advice = За этим столом подсказок не берут.
illegal-same-cell = Прежний выбор отменён: нужна другая клетка.
illegal-repeats = Известно, что этот ход ничего не изменит, а такие за этим столом не делают.
illegal-no-skips = Пропускать ход за этим столом нельзя.
illegal-status-asked = Ваше состояние уже сказано, и с тех пор ничего не случилось.
illegal-counting = Круги уже считаются.
illegal-no-outline-cell = Клетки { $cell } в этом лабиринте нет.
illegal-unknown-here = «{ $do }» частью хода за этим столом быть не может.

## Парчис

illegal-dice = Кубики бросает ведущий.
illegal-roll-first = Сначала нужно бросить кубики.
illegal-rolled = Кубики уже брошены.
illegal-step = Хода «{ $move }» сейчас нет.
illegal-must-step = Пойти есть чем, значит, нужно пойти.
illegal-nothing-to-undo = Брать назад нечего.
refused-position-word = Позицию нельзя прочесть: «{ $word }» (строка { $line }, столбец { $column }).
refused-position-players = В позиции больше { $players } игроков.
position-over = В этой позиции игра уже окончена.
position-finished = У игрока { $name } все фишки в доме: ходить ему нечем.
position-mixed = На клетке { $at } стоят фишки разных цветов.
position-crowded = На клетке { $at } больше двух фишек.
position-dice = Остаток броска не подходит к самому броску.
position-no-turn = Есть кубики или бонусы, но неизвестно, чей ход.
position-doubles = Число дублей не подходит к кубикам.
position-bonus = Бонус есть, хотя ещё ничем не пошли.
position-paired = Помнятся фишки с дубля, а дубля нет.

## Столы и настройки

refused-other = Ведущий не может этого принять ({ $key }).
refused-no-table = Игра ещё не начата.
refused-not-over = Всё открывается, когда игра окончена, не раньше.
refused-seat = Такого места за столом нет.
refused-again = За этим столом сидят друзья: без них нельзя начать тот же лабиринт снова.
refused-eyes = Смотреть можно только глазами своего места.
refused-puzzle = Это не задача: { $why }
refused-lesson = Урок «{ $lesson }» нельзя дать: { $why }
refused-no-companion = За этим столом нет спутника.
refused-game = Игры «{ $game }» здесь нет.
refused-players = За этот стол садятся: самое меньшее { $least }, самое большее { $most }; названо { $players }.
refused-hypothesis = Такие числа матчем не проверить.
refused-outcome = Такого случая здесь быть не может.
refused-results = В этом файле нет результатов ботов.
refused-dask = Кластер Dask недоступен.
refused-plans = Столько планов сыграть нельзя.
refused-reasoner = Здесь не установлено то, что доказывает, где вы.
refused-page = На этой странице нет места для результатов.
refused-size = Размер – это строки на столбцы, например 4x5.
refused-preset = Правил «{ $preset }» нет.
refused-unknown-option = Настройки «{ $option }» нет.
refused-option = Для настройки «{ $option }» нужно: { $wanted }.
refused-options = Настройки «{ $one }» и «{ $other }» противоречат друг другу.
wanted-int = число от { $min } до { $max }
wanted-named = число от { $min } до { $max } или слова вместо числа: { $named }
wanted-bool = да или нет
wanted-choice = одно из этого: { $choices }
wanted-text = текст не длиннее { $max } знаков
refused-no-bot = Бота «{ $bot }» здесь нет. Добавьте его программу в лобби и продолжите игру.
refused-bot-fault = Бот «{ $bot }» споткнулся: { $why }.
refused-message-too-long = Это больше, чем ведущий может прочесть за раз.
refused-message-broken = Ведущий не может этого прочесть: { $place } – { $why }.

## Записи

record-too-large = «{ $name }» больше { $limit } МБ; записи такими не бывают.
refused-record-too-long = Для записи игры это слишком длинно.
refused-record-broken = Это не целая запись: { $place } – { $why }.
refused-record-version = У записи версия { $version }, а эта страница читает версию { $known }.
refused-record-game = Это запись игры, которой здесь нет: «{ $game }».
refused-record-move = Ход { $number } в записи, «{ $move }», там невозможен.
refused-record-order = Строка { $number } записи стоит не на своём месте.
refused-record-draw = Жребий в строке { $number } записи не из её зерна.
refused-record-differs = Ответы в записи расходятся с правилами.
refused-record-unfinished = Посмотреть можно только оконченную игру.

## Сохранённая игра

game-none = Продолжать нечего: сохранённой игры нет.
game-lost = Движок остановился, и вернуть игру не удалось: этот браузер не даёт странице её хранить.
game-older = Движок пришлось запустить заново; игра продолжается с последнего места, которое удалось сохранить.
game-set-aside = Сохранённую игру открыть не удалось. Она отложена, а не удалена.
engine-died = Движок дважды остановился на одном и том же. Его можно запустить снова; игра сохранена.
refused-vault-version = Сохранённую игру записала другая версия этой страницы.
refused-vault-broken = Сохранённая игра повреждена и не открывается.
vault-denied = Браузер не даёт странице ничего хранить: перезагрузку игра не переживёт.
vault-elsewhere = Игра уже открыта в другой вкладке; здешняя не сохраняется.
vault-full = Для сохранения игры не хватает места. Она продолжается, но перезагрузку не переживёт.
finished-not-kept = Оконченную игру не удалось добавить в ваш список: браузер больше ничего не хранит. Сохраните запись, если она вам нужна.
vault-failed = Сохранить игру не удалось. Она продолжается, но перезагрузку не переживёт.

## Запуск

boot-silent = Движок давно не подаёт признаков жизни.
boot-broken = Движок запустить не удалось.
boot-runtime-failed = Не удалось загрузить Python.
boot-packages-failed = Не удалось загрузить пакеты движка.
boot-engine-failed = Движок запустить не удалось.
language-missing = Слова этого языка не загрузились.

## Боты из файлов wheel

refused-wheel-name = «{ $name }» – не wheel на чистом Python: имя должно кончаться на -py3-none-any.whl.
refused-wheel-size = «{ $name }» больше { $limit } МБ.
refused-wheel-address = «{ $url }» – не адрес.
refused-wheel-origin = «{ $url }» лежит на другом сайте; загрузить можно только с этого.
refused-wheel-missing = Загрузить «{ $url }» не удалось ({ $status }).
bot-broken = Бот «{ $name }» играть не может: { $why }
bot-stopped = Программа-бот ({ $names }) делала то, о чём её не просили, и остановлена.
bot-replaced = Игрок «{ $name }» { $why ->
    [too-slow] думал слишком долго и остановлен.
    [no-answer] не дал внятного ответа и остановлен.
    [stopped] остановлен.
   *[other] споткнулся ({ $why }).
} Дальше на этом месте играет бот «{ $other ->
    [wanderer] { bot-wanderer }
    [forgetful] { bot-forgetful }
    [mapper] { bot-mapper }
    [reasoner] { bot-reasoner }
    [master] { bot-master }
    [dicer] { bot-dicer }
    [runner] { bot-runner }
    [keeper] { bot-keeper }
    [reckoner] { bot-reckoner }
   *[other] { $other }
}».
refused-wheel-silent = «{ $name }» не запустился вовремя.
refused-wheel-broken = Установить «{ $name }» не удалось: { $detail }
