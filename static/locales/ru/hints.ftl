# Подсказки во время игры и разбор, когда она закончена.

advice-ask = Подсказка
advice-next = { $step ->
    [2] Подсказка: где?
    [3] Подсказка: что и почему?
   *[4] Подсказка: ход
}
advice-label = Подсказки
advice-thinking = Думаю …
advice-failed = Сейчас подсказки нет. Она не засчитана.
advice-news = Есть нечто достоверное, чего нет у вас на бумаге.
advice-no-news = Всё, что можно знать, у вас уже на бумаге.
advice-where = Посмотрите на { $square }.
advice-fact = { $square }: { $fact }.
advice-loop = отсюда переносит на { $to }
advice-treasure = { $goal ->
    [key] здесь лежит ключ
   *[treasure] здесь лежит настоящий клад
}
advice-move = { $actions }.
advice-no-move = Сейчас посоветовать нечего.
advice-why-out = Выход прямо здесь, и то, за чем вы пришли, у вас в руках.
advice-why-way-out = Это путь к выходу, который вам известен.
advice-why-shot = Этот выстрел наверняка попадёт.
advice-why-hospital = { $at ->
    [here] Там есть { hospital }.
   *[other] Там { hospital }, на { $at }.
}
advice-why-treasure = { $goal ->
    [key] { $at ->
        [here] Там лежит ключ.
       *[other] Там лежит ключ, на { $at }.
    }
   *[treasure] { $at ->
        [here] Там лежит клад.
       *[other] Там лежит клад, на { $at }.
    }
}
advice-why-arsenal = Там можно вооружиться.
advice-why-explore = { $at ->
    [here] Там есть клетка, на которой ещё никто не заканчивал хода.
   *[other] Там { $at }: на этой клетке ещё никто не заканчивал хода.
}
advice-why-edge = Там край плана, который ещё никто не пробовал: возможно, это выход.
advice-why-plunge = Пока никто не знает, куда это ведёт.
advice-why-careful = Так поступил бы осторожный игрок, который знает то же, что и вы.
advice-taken = Подсказок взято: { $count }
advised-players = Подсказки: { $who }.
advised-player = { $name } – { $count }
result-hints = { $count ->
    [one] с { $count } подсказкой
   *[other] с { $count } подсказками
}

## После игры

review-open = Разбор игры
review-title = Разбор игры
review-seat = Для кого
review-thinking = Думаю над ходом { $at } из { $steps } …
review-starting = Готовлюсь думать …
review-stopped = Это заняло слишком много времени: вот что выяснилось до хода { $at }.
review-failed = Эту игру здесь не разобрать.
review-unwhole = С какого-то хода уже не прослеживается, что можно было знать.
review-stop = Остановить
review-known = Сколько было достоверно: { $percent } % в конце
review-curve = Что можно было знать (линия) и что было на бумаге (закрашено), ход за ходом
review-table = Таблицей
review-row-at = Ход
review-row-known = Достоверно
review-row-shown = На бумаге
review-par = { $par ->
    [one] Тому, кто знает план, нужен { $par } ход – пешком и в одиночку.
    [few] Тому, кто знает план, нужно { $par } хода – пешком и в одиночку.
   *[many] Тому, кто знает план, нужно { $par } ходов – пешком и в одиночку.
}
review-no-par = Даже тот, кто знает план, не мог рассчитывать на победу пешком и в одиночку.
review-mapper = { $moves ->
    [one] Землемеру с того же места понадобился { $moves } ход.
    [few] Землемеру с того же места понадобилось { $moves } хода.
   *[many] Землемеру с того же места понадобилось { $moves } ходов.
}
review-mapper-lost = Землемер с того же места выхода не нашёл.
review-idle = { $count ->
    [0] Каждый из запросов ({ $requests }) мог сказать что-то новое.
    [one] { $count } запрос из { $requests } не мог сказать ничего нового: ответ был известен заранее.
    [few] { $count } запроса из { $requests } не могли сказать ничего нового: ответ был известен заранее.
   *[many] { $count } запросов из { $requests } не могли сказать ничего нового: ответ был известен заранее.
}
review-exit = Выход можно было знать после хода { $at }.
review-exit-never = Знать, где выход, было нельзя.
review-treasure = { $goal ->
    [key] Где лежал ключ, можно было знать после хода { $at }.
   *[treasure] Где лежал настоящий клад, можно было знать после хода { $at }.
}
review-treasure-never = { $goal ->
    [key] Знать, где лежал ключ, было нельзя.
   *[treasure] Знать, где лежал настоящий клад, было нельзя.
}
review-luck = { $how ->
    [lucky] Повезло
    [unlucky] Не повезло
   *[neither] Везло как обычно
}: шагов в неизвестность – { $steps }, удалось – { $passed }, а ожидать можно было около { $expected }.
review-luck-none = От везения не зависел ни один шаг.
review-moments = На что стоит взглянуть
review-go = Ход { $at }
review-moment-exit-never-shown = Здесь уже можно было знать, где выход; на бумагу он так и не попал.
review-moment-exit-shown-late = Здесь уже можно было знать, где выход: за { $count ->
    [one] { $count } запрос
    [few] { $count } запроса
   *[many] { $count } запросов
} до того, как он появился на бумаге.
review-moment-treasure-never-shown = { $goal ->
    [key] Здесь уже можно было знать, где лежал ключ; на бумагу это так и не попало.
   *[treasure] Здесь уже можно было знать, где лежал настоящий клад; на бумагу это так и не попало.
}
review-moment-treasure-shown-late = { $goal ->
    [key] Здесь уже можно было знать, где лежал ключ: за { $count ->
        [one] { $count } запрос
        [few] { $count } запроса
       *[many] { $count } запросов
    } до того, как он появился на бумаге.
   *[treasure] Здесь уже можно было знать, где лежал настоящий клад: за { $count ->
        [one] { $count } запрос
        [few] { $count } запроса
       *[many] { $count } запросов
    } до того, как он появился на бумаге.
}
review-moment-known-wall = { $count ->
    [one] Шаг в стену, о которой уже было известно.
   *[other] Шаг в стену, о которой уже было известно, – первый из { $count }.
}
review-moment-idle = Отсюда { $count ->
    [one] { $count } запрос
    [few] { $count } запроса
   *[many] { $count } запросов
} подряд не могли сказать ничего нового.
review-moment-leap = Один ответ – и сразу стало известно о { $count ->
    [one] { $count } стороне или клетке
   *[other] { $count } сторонах и клетках
}.
review-moment-unseen = Достоверного, чего не было на бумаге, здесь накопилось: { $count ->
    [one] { $count } сторона или клетка
    [few] { $count } стороны и клетки
   *[many] { $count } сторон и клеток
}.
review-moment-lucky = Удача: такой шаг проходит { $percent } раз из ста.
review-moment-unlucky = Неудача: такой шаг не проходит { $percent } раз из ста.

## Поделиться результатом

result-share = Поделиться результатом
result-share-title = Поделиться результатом
result-share-about = Ни текст, ни картинка ничего не выдают о лабиринте.
result-share-text = Текст
result-share-picture = Картинка
result-share-copied = Текст скопирован.
result-share-yourself = Браузер не даёт странице это сделать. Текст – в поле.
result-share-save = Сохранить картинку
result-share-out = Выход за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
result-share-lost = Без выхода, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
result-share-won = Победа за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
result-share-par = кратчайший путь – { $par }
result-share-hints = { $count ->
    [0] без подсказок
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
result-share-legend = ■ много нового, ▣ немного, □ ничего

recollections = Что знали боты
recollected-by = { $name }:
recollected = { $when ->
    [own] Когда я взял { prize },
    [taken] Когда { prize } достался игроку { $who },
   *[end] В конце
} { $how ->
    [all] я знал, { $knew }.
    [some] я знал, { $knew }, но ещё не выяснил, { $missed }.
   *[none] я ещё не выяснил, { $missed }.
}
recollected-place = где стою
recollected-exit = где выход
recollected-treasure = где лежал { prize }
