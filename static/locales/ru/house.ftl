# Правила на выбор в лобби и окно, где стол составляет свои.

preset-classic = Классические
preset-school = Школьные, один этаж
    .variant = один этаж
preset-school-floors = Школьные, два этажа
    .variant = два этажа
preset-quest-easy = Квест, лёгкий
    .variant = лёгкий
preset-quest-medium = Квест, средний
    .variant = средний
preset-quest-hard = Квест, трудный
    .variant = трудный
preset-grand-simple = Большие, попроще
    .variant = попроще
preset-grand = Большие, целиком
    .variant = целиком
preset-parchis = Парчис
    .variant = все против всех
preset-parchis-pairs = Парчис, пары
    .variant = двое на двое
family = { $preset ->
    [classic] Классические
    [school] Школьные
    [quest] Квест
    [grand] Большие
    [parchis] Парчис
   *[other] { $preset }
}
family-about = { $preset ->
    [school] Жизни, монеты и казино; река сносит неизвестно на сколько, а подсказку можно купить.
    [quest] Найдите ключ и замок, который он открывает. У каждого пистолет, нож, граната и лодка. Можно играть и в одиночку.
    [grand] Полный свод: ход – целый ряд действий, а вещи лежат на земле.
    [parchis] Гонка домой на двух кубиках. За снятые и приведённые фишки – бонусы, а две фишки вместе преграждают путь.
   *[other] Правила из этой программы.
}
preset-about = { $preset ->
    [classic] Одно действие за ход, бомбы, ямы и медведь. Проще всего научиться.
    [school] 4 × 5 клеток.
    [school-floors] Два этажа по 4 × 5 клеток и лифт между ними.
    [quest-easy] 4 × 4 клетки, без зверей.
    [quest-medium] Два этажа по 3 × 3 клетки; кротовые норы ведут с одного на другой.
    [quest-hard] Два этажа по 3 × 4 клетки, две больницы и два арсенала, цемент, медведь и лепрекон.
    [grand-simple] Без мин, заражений и тёмных ходов. Хорошее начало для больших правил.
    [grand] Составные, условные и тёмные ходы, мины, трупы, энцефалит, закрытые выходы.
    [parchis] Каждый за себя, от двух до четырёх игроков.
    [parchis-pairs] Партнёры сидят друг напротив друга и побеждают вместе; кто закончил, ходит за партнёра.
   *[other] Правила из этой программы.
}
preset-players = Игроков – от { $least } до { $most }.
preset-players-only = Игроков – { $most }.
game-labyrinth = Лабиринт
game-parchis = Парчис
preset-changed = Домашние правила: { $count ->
    [one] отличается { $count } настройка
    [few] отличаются { $count } настройки
   *[many] отличаются { $count } настроек
}.
rule-differs = { $name }: { $value } (обычно { $usual })

house = Домашние правила …
house-title = Домашние правила
house-base = За основу
house-search = Поиск
house-found = { $count ->
    [0] Ни в названиях, ни в пояснениях этого нет.
    [one] Нашлась { $count } настройка.
    [few] Нашлись { $count } настройки.
   *[many] Нашлось { $count } настроек.
}
house-only-changed = Только отличия
house-nothing-changed = Отличий от взятых за основу правил нет.
house-differs = отличается; в основе: { $value }
house-back = Вернуть «{ $value }»
house-back-label = { $name }: вернуть «{ $value }»
house-all-back = Вернуть всё
house-fits = По этим правилам можно играть.
house-checking = Ведущий читает эти правила …
house-unchecked = Ведущий ещё в пути; он прочтёт эти правила, когда придёт.
house-use = Взять эти правила
house-cancel = Отмена

house-group-aim = Цель и конец игры
house-group-labyrinth = Лабиринт
house-group-beginning = Начало
house-group-move = Ход
house-group-ground = Реки, стены, выходы
house-group-things = Вещи
house-group-shooting = Стрельба и раны
house-group-creatures = Обитатели
house-group-money = Деньги
house-group-help = Новички и помощь за столом
house-group-board = Поле
house-group-partners = Пары
house-group-other = Прочее

house-kept = Отложенные правила
house-none-kept = В этом браузере ещё ничего не отложено.
house-name = Название
house-keep = Отложить
house-take = Взять
house-take-label = Взять домашние правила «{ $name }»
house-drop = Удалить
house-drop-label = Удалить домашние правила «{ $name }»
house-export = Сохранить в файл
house-import = Открыть файл …
house-share = Скопировать ссылку
house-link = Ссылка на эти правила

house-was-kept = «{ $name }» – отложено в этом браузере.
house-was-dropped = «{ $name }» – удалено.
house-was-taken = «{ $name }» – теперь в форме. Возьмите эти правила или измените их дальше.
house-was-shared = Ссылка скопирована. В ней только правила и больше ничего.
house-was-linked = По этой ссылке пришли домашние правила. Они в форме; пока вы их не возьмёте, ничего не изменится.
house-copy-yourself = Браузер не даёт странице копировать. Ссылка – в поле.
house-name-missing = Чтобы отложить правила, дайте им название.
house-too-many-kept = Отложено уже { $limit }; сначала удалите что-нибудь.
house-no-room = В этом браузере для них нет места, или он не даёт странице ничего хранить. Сохраните их в файл.
house-file-large = «{ $name }» больше { $limit } КБ; файлы с правилами такими не бывают.
house-file-broken = В «{ $name }» домашних правил нет.
house-link-long = Для ссылки на домашние правила это слишком длинно.
house-link-broken = Домашних правил, которые можно прочесть, в ссылке нет. Ничего не изменилось.
house-option-unknown = Настройки «{ $option }» здесь нет.
house-preset-unknown = Правил «{ $preset }» здесь нет.
