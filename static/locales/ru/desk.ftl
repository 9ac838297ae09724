# В чём стол отказывает, пока план рисуют от руки, и чего рисунку ещё не хватает.

refused-no-desk = Нет рисунка, чтобы продолжать.
refused-desk-game = Для этой игры план не рисуют.

refused-edit-word = Позиция { $column }: правки «{ $word }» нет.
refused-edit-cell = Позиция { $column }: клетки «{ $word }» нет.
refused-edit-side = Позиция { $column }: здесь нужно «left», «right», «up» или «down», а не «{ $word }».
refused-edit-type = Позиция { $column }: клеток вида «{ $word }» не бывает.
refused-edit-thing = Позиция { $column }: «{ $word }» здесь не к месту.
refused-edit-number = Позиция { $column }: здесь нужно число от { $least } до { $most }, а не «{ $word }».
refused-edit-end = Позиция { $column }: в конце чего-то не хватает.
refused-edit-stray = Позиция { $column }: «{ $word }» здесь лишнее.
refused-edit-hole = Клетка { $at } не входит в план.
refused-edit-outer = { $side ->
    [left] Слева
    [right] Справа
    [up] Сверху
   *[down] Снизу
} от { $at } внешняя стена, а не внутренняя.
refused-edit-inner = { $side ->
    [left] Слева
    [right] Справа
    [up] Сверху
   *[down] Снизу
} от { $at } другая клетка: наружу там не выйти.
refused-edit-twice = Клетка { $at } названа дважды.
refused-edit-short = Река проходит хотя бы по двум клеткам.
refused-edit-apart = Клетки { $one } и { $other } – не соседние.
refused-edit-circle = Река потекла бы по кругу через { $at }.
refused-edit-floors = По этим правилам цикл ям не выходит за пределы этажа.
refused-edit-most = { $what ->
    [loop] Циклов не больше { $most }.
    [pit] В цикле не больше { $most } ям.
    [step] В пути не больше { $most } шагов.
   *[other] Таких клеток не больше { $most }, и столько уже есть.
}
refused-edit-way = { $what ->
    [river] Реку рисуют одной чертой по нескольким клеткам.
    [pit] Ямы рисуют, называя по порядку все ямы их цикла.
    [lift] Лифт рисуют сразу на всех этажах.
   *[other] Такую клетку отдельно не нарисовать.
}
refused-edit-unknown = { $what ->
    [wall] По этим правилам внутренних стен нет.
    [closed] По этим правилам закрытых выходов нет.
    [river] По этим правилам рек нет.
    [delta] По этим правилам рек нет.
    [loop] По этим правилам ям нет.
    [pit] По этим правилам ям нет.
    [lift] По этим правилам лифтов нет.
    [floors] По этим правилам этаж только один.
    [treasure] По этим правилам ищут ключ, а не клад.
    [key] По этим правилам ищут клад, а не ключ.
    [false] По этим правилам ложных кладов нет.
    [bear] По этим правилам медведя нет.
    [path] По этим правилам своего пути у медведя нет.
    [leprechaun] По этим правилам лепрекона нет.
    [store] По этим правилам в каждом арсенале есть всё.
    [casino] По этим правилам казино нет.
    [encephalitis] По этим правилам энцефалита нет.
    [cave] По этим правилам берлоги нет.
   *[other] Эти правила такого не знают.
}
refused-edit-no-arsenal = На { $at } арсенала нет.
refused-edit-nothing = На { $at } ничего такого нет.
refused-edit-last = Хотя бы одна клетка должна остаться.
refused-edit-part = Оба угла части лежат на одном этаже.
refused-edit-beyond = Для этой части там нет места.
refused-edit-long = На плане слишком много всего: его текст был бы слишком длинным.
refused-edit-undo = Отменять нечего.
refused-edit-redo = Возвращать нечего.

plan-treasure-missing = Настоящего клада ещё нет.
plan-key-missing = Ключа ещё нет.
