# Стол, за которым играют с друзьями: места и ссылки, путь гостя к столу, разговор во время игры.

play-friends = Играть с друзьями
play-friends-hint = Каждый на своём устройстве; к вашему столу приводит ссылка.

## Лист хозяина стола

friends-title = Стол для друзей
friends-title-table = Друзья за этим столом
friends-rules = Во что играем: { $name }.
friends-change = Другие правила …
friends-rules-done = Назад к местам
friends-seats = Места
friends-seat-kind = Кто на месте { $number }
friends-seat-remove = Убрать место { $number }
friends-more = Ещё место
friends-your-name = Ваше имя
friends-friend = Друг { $number }
friends-host = хозяин стола
friends-open = Свободное место
seat-kind-you = Вы
seat-kind-host = хозяин стола
seat-kind-friend = Друг
seat-kind-open = Свободно
seat-kind-bot = бот
seat-kind-bot-of = Бот: { $name }, уровень { $level }
presence-waiting = ещё не здесь
presence-replied = в пути
presence-connected = на связи
presence-away = нет на связи
presence-left = больше не за столом
presence-bot = играет { $bot }
presence-by-bot = { $state } · играет { $bot }
friends-changed = { $presence ->
    [replied] { $name }: в пути.
    [connected] { $name }: на связи.
    [away] { $name }: нет на связи.
   *[left] { $name }: больше не за столом.
}
friends-link-for = Ссылка на место { $number } – для одного друга, на один раз
friends-link-text = { $name } держит для вас место за столом. Откройте ссылку:
friends-link-picture = QR-код ссылки на место { $number }
friends-link-again = Новая ссылка
friends-invite = Сделать ссылку
friends-qr = QR-код
friends-qr-missing = QR-код нарисовать не удалось. Ссылка делает то же самое.
friends-part-missing = Часть страницы не загрузилась. Попробуйте ещё раз.
friends-reply = Друг прислал ответ? Вставьте его сюда
friends-reply-taken = Ответ принят; когда друг придёт, это будет видно на его месте.
friends-take = Принять
friends-scan = Считать QR-код
friends-scan-stop = Убрать камеру
friends-kick = Попросить выйти: { $name }
friends-kick-really = Точно попросить выйти: { $name }?
friends-bot-for = Пусть играет бот
friends-bot-for-me = Пусть за меня играет бот
friends-back = Вернуть место
friends-back-me = Дальше играю я
friends-watch = { $count ->
    [0] Зрители
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
    .help = Зритель слышит то, что слышат все, и не больше. Ссылка – для одного зрителя; для следующего сделайте новую.
friends-watch-link = Ссылка для зрителя
friends-watch-text = { $name } зовёт посмотреть игру. Откройте ссылку:
friends-watcher-remove = Попросить зрителя выйти: { $name }
friends-missing = { $count ->
    [one] Ещё не здесь: { $names }. Подождите, посадите бота или оставьте место свободным.
   *[other] Ещё не здесь: { $names }. Подождите, посадите ботов или оставьте места свободными.
}
friends-too-few = { $least ->
    [one] За столом должен быть хотя бы { $least } игрок.
   *[other] За столом должно быть не меньше { $least } игроков.
}
friends-ready = Все в сборе.
friends-starting = Ведущий готовит стол …
friends-start = Начать игру
friends-off = Отменить
friends-off-really = Точно отменить?
friends-end = Закрыть стол для друзей
friends-end-really = Точно закрыть? Друзья уйдут из-за стола
friends-other = Что-то не получилось ({ $id }). Попробуйте ещё раз.

## Через интернет

friends-online = Через интернет
    .help = Друзьям в той же сети Wi-Fi это не нужно. Пока здесь ничего не включено, о вашей игре не узнаёт ни один сервер.
friends-stun = Играть через интернет
    .help = Ваша страница спросит у { $server }, какой у вас адрес в интернете. Этот сервер узнает адрес и то, что вы соединяетесь, но ничего об игре.
friends-servers = Свои серверы
    .help = По одному в строке: stun:example.org:3478 или turn:example.org:3478 имя пароль. Через сервер TURN идёт само зашифрованное соединение – для тех, с кем прямая связь невозможна.
friends-relays = Одна ссылка для всех, через общих посредников
    .help = Отвечать на ссылку никому не нужно. Посредники из списка – серверы незнакомых людей – и все, кто придёт, узнают ваш адрес в интернете; передаваемое зашифровано, и об игре посредники не узнают ничего.
friends-relay-list = Посредники
    .help = По одному в строке, например wss://relay.example.org. Если оставить пустым, будут обычные.
friends-room = Ссылка для всех
    .help = Кто её откроет, займёт следующее свободное место. Отправьте её только тем, кто будет играть.
server-line = Строка { $line } – не адрес сервера: «{ $text }». Он должен выглядеть так: stun:example.org:3478
server-needs-password = В строке { $line } после адреса нужны имя и пароль: turn:example.org:3478 имя пароль
server-many = Строк может быть не больше { $limit }.

## Стол переезжает

friends-save = Сохранить стол для другого устройства
    .help = Весь стол окажется в файле, который открывает только ваш пароль. Принесите файл в лобби на другом устройстве и снова позовите друзей оттуда. Вести игру может только одна страница: когда её поведёт другая, закройте стол здесь.
friends-save-go = Сохранить стол
friends-saved = «{ $name }» – сохранено. Без пароля файл не откроет никто, даже вы.
friends-password = Пароль
friends-password-short = Пароль должен быть не короче { $least } знаков.
friends-bring = Принести сохранённый стол
    .help = Стол, сохранённый на другом устройстве, продолжится здесь, с теми же друзьями. Им понадобятся новые ссылки.
friends-bring-file = Выбрать файл …
friends-bring-none = Сначала выберите файл.
friends-bring-go = Продолжить здесь

## Страница гостя

guest-title = { $host } зовёт вас
guest-title-seated = За столом: { $host }
guest-game = Во что играем: { $name }.
guest-game-unknown = Во что играют, узнаете за столом.
guest-name-hint = Вы играете прямо на этой странице: ничего не нужно устанавливать, нигде не нужно регистрироваться.
guest-join = Войти
guest-coming = Минуту: { $host } – ищем дорогу к столу …
guest-reply = Остался один шаг: отправьте этот ответ обратно. Получатель – { $host }.
guest-reply-link = Ваш ответ
guest-reply-text = Мой ответ на приглашение за ваш стол. Откройте ссылку или вставьте её там:
guest-reply-picture = QR-код вашего ответа
guest-reply-next = Как только { $host } его откроет, вы окажетесь за столом. До тех пор не закрывайте эту страницу, сколько бы ни пришлось ждать.
guest-seated = { $phase ->
    [gathering] Вы на связи. { $host } начнёт, когда все соберутся.
    [starting] Ведущий готовит стол …
    [over] Игра окончена.
   *[other] Вы на связи; игра идёт.
}
guest-silent = { $host } сейчас не на связи. Страница пробует снова и снова; подождите немного.
guest-lost = Связь потеряна ({ $host }). Попросите новую ссылку: место остаётся за вами.
guest-failed = Дорога к столу не нашлась. Попросите новую ссылку, её даст { $host }.
guest-ended = Вы больше не за этим столом.
guest-again = Вставьте новую ссылку, её даст { $host }
guest-people = За столом
guest-try = Что можно попробовать:
guest-try-wifi = Подключитесь к той же сети Wi-Fi, что и { $host }, и отключите VPN, если он включён.
guest-try-online = Пусть { $host } включит «Играть через интернет» и пришлёт новую ссылку.
guest-try-relay = Если и этого мало, одна из двух сетей не допускает прямой связи. Тогда нужен сервер TURN: { $host } может вписать его там же.
guest-table = Вернуться за стол
guest-leave = Уйти из-за стола
guest-leave-really = Точно уйти?
guest-sheet-title = За столом: { $host }

## Открытая ссылка с ответом

handed-title = Ответ на ваше приглашение
handed-asking = Ищем ваш стол в других вкладках …
handed-taken = Ответ передан вашему столу. Эту вкладку можно закрыть.
handed-refused = Стол нашёлся, но этого ответа он принять не может.
handed-nobody = Открытого стола в этом браузере не нашлось. Если он открыт в другом месте, скопируйте ответ и вставьте его там.
handed-code = Ответ

## За столом

friends-people = Друзья
friends-mend = Вернуться …
waiting-for = Ждём: { $name } …
waiting-away = { $name } не на связи. Можно подождать, или:
waiting-away-guest = { $name } не на связи. Хозяин стола может подождать или посадить бота.
waiting-silent = { $host } сейчас не на связи; страница пробует снова …
waiting-lost = Связь потеряна ({ $host }).
waiting-ended = Вы больше не за этим столом.
watching-friends = Вы смотрите; остальные играют дальше.

## Разговор

talk = Разговор
talk-open = { $count ->
    [0] Разговор за столом
    [one] Разговор, { $count } новое сообщение
    [few] Разговор, { $count } новых сообщения
   *[many] Разговор, { $count } новых сообщений
}
talk-none = Пока ничего не сказано.
talk-text = Сказать что-нибудь
talk-send = Сказать
talk-signs = Знаки
talk-mutes = Кого не слушать
talk-mute = Не показывать, что говорит { $name }
reaction-hello = Привет!
reaction-thanks = Спасибо!
reaction-bravo = Браво!
reaction-laugh = Ха-ха!
reaction-wow = Ого!
reaction-hmm = Хм …
reaction-sorry = Увы!
reaction-hurry = Ваш ход!
friends-playing = За этим столом играют ваши друзья. Сначала закройте стол – или продолжайте партию.
