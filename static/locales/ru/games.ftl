# Собственные игры на этом устройстве: сохранённые, оконченные, статистика.

games-title = Мои игры
games-device = Всё это хранится только в этом браузере и пропадёт, если очистить его хранилище.

## Игры, которые можно продолжить

games-saved = Сохранённые игры
games-saved-help = Хранится до { $most } игр, из них одна с друзьями; потом место уступает самая старая. Они запечатаны: подсмотреть лабиринт не может никто, даже вы.
games-saved-none = Сохранённых игр здесь нет.
games-saved-row = { $rules } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}{ $friends ->
    [yes] , с друзьями
   *[no] { "" }
} · { $when }
games-saved-here = игра, которую вы оставили
games-saved-broken = Игра, которую открыть не удаётся · { $when }
games-before = давно
games-take-up = Продолжить
games-delete = Удалить
games-delete-really = Точно удалить?
games-deleted = Удалено.

## Оконченные игры

games-finished = Оконченные игры
games-finished-help = Хранятся последние { $most }; потом первыми уходят самые старые, но в статистике они остаются.
games-finished-none = Здесь ещё не окончено ни одной игры.
games-finished-row = { $rules } · { $names } · { $outcome } · { $when }
games-nobody-won = без победителя
games-won = победа: { $names }
games-watch = Смотреть
games-save = Сохранить
games-denied = Браузер не даёт странице хранить оконченные игры.

## Статистика и файл

games-tally = Статистика
games-tally-rules = Правила
games-tally-games = Игр
games-tally-wins = Побед
games-tally-best = Рекорд, ходов
games-tally-all = Всего
games-export = Сохранить всё в файл
games-import = Взять из файла …
games-file-help = В файле – оконченные игры, статистика и ваши лучшие результаты. Неоконченные игры остаются на этом устройстве запечатанными.
games-imported = { $count ->
    [0] Нового в файле не оказалось.
    [one] Добавлена { $count } игра.
    [few] Добавлены { $count } игры.
   *[many] Добавлено { $count } игр.
}
games-no-file = В этом файле нет игр, которые можно прочесть. Ничего не изменено.
games-no-room = Для этого не хватает места. Удалите сначала несколько оконченных игр; ничего не изменено.
