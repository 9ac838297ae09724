# Задачи: вопросы о том, что услышал один игрок; у каждой один ответ.

puzzles-about = Каждая взята из настоящей игры, у каждой один ответ, и угадывать никогда не нужно.
puzzles-today = Задачи дня
puzzles-today-about = По одной каждого рода и квест для одного: одни и те же для всех. Завтра будут другие.
puzzles-streak = { $days ->
    [1] Первый день подряд: приходите завтра.
    [one] { $days } день подряд!
    [few] { $days } дня подряд!
   *[other] { $days } дней подряд!
}
puzzles-solved = решена
puzzles-quest = Квест дня
puzzles-quest-won = { $moves ->
    [one] пройден за { $moves } ход
    [few] пройден за { $moves } хода
   *[other] пройден за { $moves } ходов
}
puzzles-yesterday = Вчерашние ответы
puzzles-yesterday-about = Каждый ответ – с тем, из чего он следует.
puzzles-kind-where = Где я?
puzzles-about-where = Отметьте все клетки, где вы можете быть.
puzzles-kind-other = Где другой игрок?
puzzles-about-other = Отметьте все клетки, где может быть другой игрок.
puzzles-kind-certain = Что известно точно?
puzzles-about-certain = Отметьте то, что доказано, и ничего из того, что только кажется.
puzzles-kind-way = Путь наружу
puzzles-about-way = Найдите шаги, которые ведут к победе, каким бы ни был остальной лабиринт.
puzzles-kind-liar = Где ложь?
puzzles-about-liar = Один из ответов ложный: найдите тот, который не может быть правдой.
puzzles-book = { $rules }
puzzles-done = решено { $done } из { $all }
puzzles-coming = Минутку…
puzzles-missing = Задачи не загрузились. Проверьте, есть ли сеть, и попробуйте ещё раз.
puzzles-strength = Сила { NUMBER($rating, useGrouping: 0) }
puzzles-back = Все задачи
puzzles-your-strength = Ваша сила: { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
puzzles-save = Сохранить мои успехи в файл
puzzles-load = Загрузить успехи из файла
puzzles-taken = Успехи загружены.
puzzles-not-taken = В этом файле нет успехов в задачах.

puzzle-you = Ваше имя здесь: { $name }.
puzzle-ask-where = В каких клетках вы можете быть сейчас? Отметьте все.
puzzle-ask-other = В каких клетках может быть { $name } сейчас? Отметьте все.
puzzle-ask-certain = Что ещё известно точно, кроме того, что показывает ваша тетрадь? Отмечайте клетки и стороны по одной. Внешняя стена не в счёт.
puzzle-ask-way = У вас настоящий клад. Какие шаги наверняка ведут к победе? Их число: { $steps }.
puzzle-ask-liar = Один из ответов ведущего ложный. Который? По лжи тетрадь не ведут.
puzzle-heard = Что вы услышали
puzzle-lit = Обратите внимание:
puzzle-cells = Клетки, которые можно отметить
puzzle-claim = Что там?
puzzle-nothing = пока ничего
puzzle-no-steps = Пока ни одного шага.
puzzle-undo = Убрать шаг
puzzle-check = Проверить
puzzle-next = Следующая задача
puzzle-shown = В лабиринте, который нарисован карандашом, прозвучало бы всё то же самое.
puzzle-because = В услышанном отмечено, из чего это следует.

puzzle-right = Верно, так и есть!
puzzle-proved = Верно. Осталось найти: { $left }.
puzzle-cannot-be-there = { $name } не может быть на { $cell }.
puzzle-may-be-elsewhere = Пока всё верно, но { $name } может быть и на { $cell }.
puzzle-cannot-be = Так быть не может.
puzzle-not-proved = Может быть, вы и правы, но это не доказано: могло бы быть и иначе.
puzzle-step-not-certain = Шаг { $number } не надёжен: он может привести и не туда.
puzzle-no-step = Шаг { $number } сделать нельзя.
puzzle-not-out = Всё это надёжно, но наружу пока не ведёт.
puzzle-longer = Так можно победить, но хватит и меньшего числа шагов: { $count }.
puzzle-still-contradicts = Не этот: остальные противоречат друг другу и без него.
puzzle-solution = Ответ: { $answer }.
puzzle-solution-liar = Это неправда: «{ $words }»

## Итог дня

day-share-solved = задачи: { $done } из { $all }
day-share-quest = { $moves ->
    [one] квест за { $moves } ход
    [few] квест за { $moves } хода
   *[other] квест за { $moves } ходов
}
day-share-no-quest = квест ещё не пройден
day-share-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
day-share-legend = ■ решено сразу, ▣ не с первого раза, □ ещё нет; последний знак – квест
result-quest = { $moves ->
    [one] Квест дня, { $day }: пройден за { $moves } ход. Считается первая победа.
    [few] Квест дня, { $day }: пройден за { $moves } хода. Считается первая победа.
   *[other] Квест дня, { $day }: пройден за { $moves } ходов. Считается первая победа.
}
result-quest-par = { $par ->
    [one] Кто знает план, обойдётся одним ходом ({ $par }).
   *[other] Кто знает план, обойдётся { $par } ходами.
}

## Задача из сыгранной здесь игры

find-puzzle = Задача из этой игры
puzzle-search-about = В том, что вы услышали в этой игре, ищется вопрос с единственным ответом.
puzzle-search = Поиск: { $kind } ({ $number } из { $all })
puzzle-search-none = На этот раз задачи нет: услышанное не даёт вопроса с единственным ответом. Может быть, она найдётся в другой игре.
puzzle-search-failed = Сейчас в этом браузере поискать не удалось. Попробуйте ещё раз.
