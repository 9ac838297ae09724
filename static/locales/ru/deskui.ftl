# Стол, за которым лабиринт рисуют от руки.

desk = Рисовальный стол
desk-unnamed = Новый лабиринт
desk-file = лабиринт
desk-plan = План: строк { $rows }, столбцов { $cols }{ $floors ->
    [1] {""}
   *[other] , этажей { $floors }
}. Стрелки ведут от клетки к клетке, Enter рисует.
desk-state = { $errors ->
    [0] { $advice ->
        [0] План безупречен.
       *[other] По этому плану можно играть. Советов: { $advice }.
    }
   *[other] Ошибок: { $errors }; играть пока нельзя.
}
desk-said = { $what }.
desk-play = Играть по этому плану
desk-invite = Играть с друзьями
desk-keys-help = На плане: стрелки ведут от клетки к клетке, Enter рисует, Page Up и Page Down меняют этаж. Стены и выходы: Shift со стрелкой – или Enter, а потом стрелка – указывает сторону клетки. Реки и пути: Enter начинает, стрелки ведут дальше, Enter кончает. Цикл: Enter выбирает клетку за клеткой, последняя ещё раз – конец. Буквы берут инструмент, Delete стирает то, что лежит в клетке, Escape отменяет начатое. Ctrl+Z – шаг назад, Ctrl+Shift+Z – снова вперёд. + и − меняют масштаб, 0 показывает всё.

## Инструменты

desk-group-outline = Поле
desk-group-cells = Клетки
desk-group-sides = Стены и выходы
desk-group-ways = Реки, циклы, лифты
desk-group-things = Вещи
desk-group-creatures = Существа
desk-group-whole = План целиком
desk-tool-look = смотреть
desk-tool-land = суша
desk-tool-hole = нет клетки
desk-tool-wall = стена
desk-tool-open = без стены
desk-tool-exit = выход
desk-tool-lock = замок
desk-tool-closed = закрытый выход
desk-tool-shut = внешняя стена
desk-tool-river = река
desk-tool-loop = цикл
desk-tool-lift = лифт
desk-tool-treasure = клад
desk-tool-false = ложный клад
desk-tool-key = ключ
desk-tool-store = запасы
desk-tool-take = ластик
desk-tool-bear = медведь
desk-tool-leprechaun = лепрекон
desk-tool-size = размер
desk-tool-mirror = зеркало
desk-tool-turn = поворот
desk-tool-move = сдвиг части
desk-tool-copy = копия части
desk-tool-clear = чистый лист
desk-count = { $count }/{ $of }
desk-size-use = Изменить

desk-hint-look = Возьмите инструмент и рисуйте. Без него план двигают и читают по клеткам.
desk-hint-cell = { $what }: нажмите на клетку.
desk-hint-side = { $what }: нажмите у той стороны, о которой речь.
desk-hint-stroke = { $count ->
    [0] { $what }: ведите по клеткам туда, куда течёт вода, или нажимайте на них по очереди.
   *[other] { $what }: { $at }. Ведите дальше или закончите здесь.
}
desk-hint-taps = { $count ->
    [0] { $what }: нажимайте на клетки по порядку.
   *[other] { $what }: { $at }. Следующая – или закончите здесь.
}
desk-hint-path = { $count ->
    [0] { $what }: ведите путь по клеткам назад к началу или нажимайте на них по очереди.
   *[other] { $what }: { $at }. Ведите дальше или закончите здесь.
}
desk-hint-store = { $what }: нажмите на арсенал и выберите, что в нём есть.
desk-hint-part = { $count ->
    [0] { $what }: обведите часть или нажмите на два её противоположных угла.
    [1] { $what }: теперь противоположный угол.
   *[other] { $what }: теперь нажмите, куда попадёт её левая верхняя клетка.
}
desk-hint-size = { $what }
desk-hint-whole = { $what }
desk-done = Закончить
desk-undo = Отменить
desk-undo-what = Отменить (последнее: { $what })
desk-redo = Вернуть
desk-larger = Крупнее
desk-smaller = Мельче
desk-fit = Показать всё
desk-in-words = План словами
desk-no-square = { $at }: клетки нет.
desk-here = { $what ->
    [true] настоящий клад
    [false] ложный клад
    [key] ключ
    [bear] медведь
   *[leprechaun] лепрекон
}

desk-stock = Что есть в арсенале на { $at }?
desk-stock-use = Так и есть

## Что нарисовано

desk-edit-land = Суша на { $at }
desk-edit-hole = На { $at } нет клетки
desk-edit-cell = На { $at } – { $what }
desk-edit-wall = Стена { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at }
desk-edit-open = Нет стены { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at }
desk-edit-exit = Выход { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at }
desk-edit-closed = Закрытый выход { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at }
desk-edit-shut = Внешняя стена { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at }
desk-edit-river = Река от { $at } до { $end }
desk-edit-loop = Цикл: { $all }
desk-edit-lift = Лифт на { $at }
desk-edit-treasure = Настоящий клад на { $at }
desk-edit-false = Ложный клад на { $at }
desk-edit-key = Ключ на { $at }
desk-edit-bear = Медведь на { $at }
desk-edit-leprechaun = Лепрекон на { $at }
desk-edit-store = Запасы арсенала на { $at }
desk-edit-take = { $what ->
    [treasure] Стёрт клад на { $at }
    [false] Стёрт ложный клад на { $at }
    [key] Стёрт ключ на { $at }
    [bear] Стёрт медведь на { $at }
    [leprechaun] Стёрт лепрекон на { $at }
    [store] Стёрты запасы на { $at }
   *[other] Стёрто то, что лежит на { $at }
}
desk-edit-size = Обрезано до { $down } × { $across }{ $storeys ->
    [1] {""}
   *[other] , этажей { $storeys }
}
desk-edit-mirror = Отражено
desk-edit-turn = Повёрнуто
desk-edit-move = Часть перенесена
desk-edit-copy = Часть повторена
desk-edit-clear = Чистый лист
desk-edit-text = План из текста
desk-edit-undo = Отменено
desk-edit-redo = Возвращено

## Что находят правила

desk-tab-tools = Рисунок
desk-tab-findings = { $count ->
    [0] Замечания
   *[other] Замечания ({ $count })
}
desk-tab-text = Текст
desk-tab-plan = План
desk-findings = Что находят правила
desk-fine = План безупречен.
desk-error = Ошибка
desk-advice = Совет
desk-mend = Исправить: { $what }

## Текст

desk-text = План текстом
desk-text-help = Текст и рисунок – один план. Ctrl+Enter переносит текст на план.
desk-text-use = Нарисовать по тексту
desk-text-back = Вернуть текст плана

## Полка и файлы

desk-shelf = Мои планы
desk-name = Название
desk-keep = Сохранить
desk-new = Начать другой …
desk-import = Открыть файл …
desk-export = Сохранить текстом
desk-share = Скопировать ссылку
desk-link = Ссылка на этот план
desk-picture = Сохранить картинкой
desk-print = Печать
desk-none-kept = В этом браузере пока нет сохранённых планов.
desk-take = Рисовать дальше
desk-rename = Переименовать
desk-rename-do = Назвать так
desk-new-name = Новое название плана «{ $name }»
desk-was-kept = План «{ $name }» сохранён в этом браузере.
desk-was-renamed = Теперь план называется «{ $name }».
desk-was-dropped = План «{ $name }» удалён.
desk-was-taken = План «{ $name }» лежит на столе.
desk-was-brought = План из файла «{ $name }» лежит на столе.
desk-was-shared = Ссылка скопирована. Кто её откроет, увидит весь план.
desk-not-taken = План «{ $name }» не положить на стол: { $why }
desk-name-missing = Чтобы сохранить план, назовите его.
desk-name-taken = Название «{ $name }» уже занято.
desk-shelf-many = Планов уже { $limit }; сначала удалите какие-нибудь.
desk-shelf-full = В этом браузере нет места для планов, или он не разрешает странице ничего хранить. Сохраните план текстом.
desk-draft-lost = Рисунок не удаётся сохранить в этом браузере: при обновлении страницы он пропадёт. Сохраните его текстом.
desk-draft-unread = Прежний рисунок больше не прочитать. На столе – чистый лист.
desk-file-large = Файл «{ $name }» больше { $limit } КБ; таких планов не бывает.
desk-printed-size = { $rows } × { $cols }{ $floors ->
    [1] {""}
   *[other] , этажей: { $floors }
}

## С чего начать

desk-begin = С чего начать?
desk-way-empty = С чистого листа
desk-way-seed = С плана, который нарисует ведущий
desk-way-text = С текста
desk-way-over = С плана законченной игры
desk-begin-use = Рисовать
desk-seed = Слово или число, из которого его рисуют; если пусто, решает случай
desk-paste = Текст плана
desk-over = Игра
desk-over-row = { $rules }: { $names }, { $when }
desk-over-none = На этом устройстве ещё не сыграно до конца ни одного лабиринта.
desk-over-broken = План этой игры не прочитать.
desk-unkept = То, что лежит на столе, ещё не сохранено и уступит место новому рисунку.

## План со стороны

desk-link-lies = План из ссылки лежит на столе.
desk-game-lies = План этой игры лежит на столе.
desk-link-long = Для ссылки на план это слишком длинно. Ничего не изменилось.
desk-link-rules = В ссылке на план нет правил, которые можно прочесть. Ничего не изменилось.
desk-link-broken = Ссылка на план повреждена: плана в ней не прочесть. Возможно, потерян её конец. Ничего не изменилось.
desk-not-brought = Этот план не положить на стол: { $why } Ничего не изменилось.
desk-room = Освободить стол?
desk-room-about = Там лежит рисунок, который ещё не сохранён; новый план займёт его место.
desk-room-away = Рисунок не нужен
desk-room-keep = Сохранить и открыть новый
