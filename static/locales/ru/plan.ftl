# Что в нарисованном плане неверно и что могло бы быть лучше.

refused-plan-too-long = Строка { $line }, позиция { $column }: план слишком длинный.
refused-plan-header = Строка { $line }: план начинается словами «gamemaster plan 1».
refused-plan-no-grid = Строка { $line }: здесь нет поля.
refused-plan-size = Строка { $line }: не больше 12 строк и 12 столбцов по четыре знака.
refused-plan-stray = Строка { $line }: над полем стоят только буквы столбцов.
refused-plan-floor = Строка { $line }: этажи называются «floor 1», «floor 2» и так далее, их не больше четырёх, и выше первого ничего не стоит.
refused-plan-floor-size = Строка { $line }: на всех этажах поровну строк и столбцов.
refused-plan-step = Строка { $line }, позиция { $column }: путь состоит из слов «left», «right», «up» и «down».
refused-plan-thing = Строка { $line }, позиция { $column }: в арсенале бывают «bullets», «bombs», «knives», «boats» и «cement».
refused-plan-row = Строка { $line }: между двумя линиями стен нужна одна строка клеток.
refused-plan-label = Строка { $line }: у строки поля не тот номер.
refused-plan-width = Строка { $line }, позиция { $column }: строка шире поля.
refused-plan-wall = Строка { $line }, позиция { $column }: здесь место стене или проёму.
refused-plan-closed = Строка { $line }, позиция { $column }: закрытый выход бывает только во внешней стене.
refused-plan-item = Строка { $line }: нужны «treasure», «key», «false», «bear», «leprechaun» или «arsenal» и клетка.
refused-plan-cell = Строка { $line }, позиция { $column }: такой клетки в плане нет.
refused-plan-twice = Строка { $line }: это уже было.
refused-plan-sign = Строка { $line }, позиция { $column }: клеток с таким знаком нет.

plan-size = В плане { $rows } × { $cols } клеток, а в настройках { $wanted_rows } × { $wanted_cols }.
plan-floors = Этажей: { $found }, а нужно { $wanted }.
plan-floors-unlike = Этажи одинаковых очертаний, а эти клетки – не как на первом: { $at }.
plan-hole = Клетки без типа: { $at }.
plan-outline = Эти клетки не входят в условленное поле: { $at }.
plan-split = До { $at } не добраться от { $rest }: поле распадается.
plan-flow-out = Река на { $at } вытекает за край плана.
plan-flow-ends = Река с { $at } течёт на { $to }, а там не река и не устье.
plan-flow-wall = Поперёк реки стоит стена: { $at } – { $to }.
plan-delta-dry = В устье на { $at } не впадает ни одна река.
plan-flow-circle = Река течёт по кругу: { $at }.
plan-pit-missing = Не хватает ямы { $pit }.
plan-pit-twice = Яма { $pit } встречается не один раз: { $at }.
plan-loop-short = В цикле { $loop } только одна яма, на { $at }.
plan-loop-floors = Цикл { $loop } ведёт через несколько этажей, а об этом не условились: { $at }.
plan-lift = Есть лифты, а в настройках их нет: { $at }.
plan-floor-lifts = Лифтов на этаже { $floor }: { $found }, а на каждом этаже он один.
plan-lifts-apart = Лифты – не на одном и том же месте своих этажей: { $at }.
plan-arsenals = Арсеналов: { $found }, по уговору – { $wanted }.
plan-hospitals = Медпунктов: { $found }, по уговору – { $wanted }.
plan-casinos = Казино: { $found }, по уговору – { $wanted }.
plan-caves = Берлог: { $found }, а нужно { $wanted }.
plan-encephalitis = Клеток с энцефалитом: { $found }, по уговору – { $wanted }.
plan-store = По настройкам в каждом арсенале есть всё, а здесь перечислено, что там: { $at }.
plan-store-astray = Здесь сказано, что есть в арсенале, а арсенала тут нет: { $at }.
plan-store-empty = В этих арсеналах нет ничего, что бывает по правилам: { $at }.
plan-store-lacks = Ни в одном арсенале нет вот чего: { $things }.
plan-no-land = Суши нет.
plan-no-arsenal = Арсенала нет.
plan-no-hospital = Медпункта нет.
plan-harmless-mites = На { $at } – энцефалит, а по настройкам никто не умирает.
plan-treasure-ground = Настоящий клад на { $at } лежит не на суше.
plan-false-ground = Ложный клад на { $at } лежит не на суше.
plan-treasures-together = На { $at } лежит несколько кладов.
plan-false-count = Ложных кладов: { $found }, по уговору – { $wanted }.
plan-false-beside-key = Кроме ключа, есть ложные клады: { $at }.
plan-key = На { $at } лежит ключ, а вынести нужно клад.
plan-no-key = На { $at } лежит клад, а нужен ключ.
plan-key-unreachable = До ключа на { $at } не дойти.
plan-no-exit = Выхода нет.
plan-exits = Выходов: { $found }, по уговору – { $wanted }.
plan-closed-exits = Закрытых выходов: { $found }, по уговору – { $wanted }.
plan-exit-source = Выход ведёт с { $at }, а это исток реки.
plan-exit-unreachable = До выхода на { $at } не дойти.
plan-cut-off = Отрезано от { $rest }: { $at }.
plan-unreachable = Не дойти от { $rest }: { $at }.
plan-trap = Нет пути назад к { $rest } с клеток: { $at }.
plan-no-bear = Не хватает медведя.
plan-bear = На { $at } медведь, а в настройках его нет.
plan-bear-astray = Медведь на { $at } начинает не в своей берлоге ({ $cave }).
plan-no-leprechaun = Не хватает лепрекона.
plan-leprechaun = На { $at } лепрекон, а в настройках его нет.
plan-no-path = У { $creature ->
    [bear] медведя
   *[leprechaun] лепрекона
} нет пути.
plan-path = У медведя есть путь, а по настройкам он ходит туда же, куда игроки.
plan-path-blocked = Шаг { $step } на пути { $creature ->
    [bear] медведя
   *[leprechaun] лепрекона
} невозможен: с { $at } нет прохода { $side ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}.
plan-path-open = Путь { $creature ->
    [bear] медведя
   *[leprechaun] лепрекона
} начинается на { $start }, а кончается на { $end }; он должен вернуться к началу.
plan-many-loops = Циклов ям: { $found }, по уговору – не больше { $most }.
plan-many-rivers = Рек с собственным устьем: { $found }, по уговору – не больше { $most }.
plan-many-walls = Внутренних стен: { $found }, по уговору – не больше { $most }.
plan-long-loop = В цикле { $loop } ям { $found }, по уговору – не больше { $most }.
plan-long-river = Клеток у реки с устьем на { $at } – { $found }, по уговору – не больше { $most }.
plan-hospital-arsenal = Медпункт на { $hospital } и арсенал на { $arsenal } – соседи.
plan-treasure-near-exit = Настоящий клад на { $at } лежит рядом с выходом.
plan-false-near-exit = Ложный клад на { $at } лежит рядом с выходом.
plan-key-near-exit = Ключ на { $at } лежит рядом с замком.
plan-treasure-direct = От клада на { $at } до выхода на { $exit } ходов всего { $steps }; лучше, чтобы было { $least }.
plan-key-direct = От ключа на { $at } до замка на { $exit } ходов всего { $steps }; лучше, чтобы было { $least }.
plan-delta-one-way = Из устья на { $at } только один путь.
plan-deltas-adjacent = Устья на { $one } и { $other } – соседи.
plan-attractor = Легко войти и трудно выйти: { $at } (входов: { $entries }).
plan-bear-haunts = Медведь возвращается на { $at } не позже чем через два круга: оброненное там почти не забрать.
plan-no-way-across = Левую внешнюю стену с правой соединяет не на каждом этаже цепочка спокойных клеток – суши, домов, устьев, – хотя о лёгком пути условились.
plan-no-way-down = Верхнюю внешнюю стену с нижней соединяет не на каждом этаже цепочка спокойных клеток – суши, домов, устьев, – хотя о лёгком пути условились.
plan-few-arsenals = Арсеналов: { $found }. Если их не меньше { $least }, труднее угадать, где кто вооружится.
plan-few-hospitals = Медпунктов: { $found }. Если их не меньше { $least }, раненым легче и выследить их труднее.
plan-false-number = Ложных кладов: { $found }. Лучше от одного до числа игроков (не больше { $most }).
plan-mined-exits = Выходов: { $found }. Раз есть мины, лучше, чтобы выходов было больше, чем игроков (их до { $players }): каждый игрок может заминировать один.
plan-all-closed = Все выходы ({ $found }) закрыты. Лучше, чтобы в начале был открыт хотя бы один.
