# Стол, который ведёт человек: его слово, что он меняет и берёт назад; часы и перерывы. Названия
# сообщений и отказов – ключи движка.

## Что слышат все

overruled = Ведущий кое-что изменил по ходу игры.
taken-back = { $count ->
    [1] Последняя заявка взята назад. Сказанное в ответ больше не считается.
    [one] { $count } последняя заявка взята назад. Сказанное в ответ больше не считается.
    [few] { $count } последние заявки взяты назад. Сказанное в ответ больше не считается.
   *[many] { $count } последних заявок взяты назад. Сказанное в ответ больше не считается.
}
starts-confirmed = Выбранные клетки в силе; начинаем.
ended-draw = Ведущий завершает игру: ничья.
ended-won = Ведущий завершает игру. { $seats-count ->
    [1] Победа: { $seats }.
   *[other] Победители: { $seats }.
}
left-over = { $seats-count ->
    [1] За столом остаётся один игрок и побеждает: { $seats }. Игра окончена.
   *[other] За столом остаются победители: { $seats }. Игра окончена.
}

## Что слышат те, кому он говорит

ruled-put = Слово ведущего: { $name } теперь на { $at } – { $cell ->
    [land] суша
    [river] река
    [delta] { mouth }
    [pit] { pit }
    [lift] лифт
    [arsenal] арсенал
    [hospital] { hospital }
    [encephalitis] энцефалит
    [casino] казино
    [cave] берлога
   *[other] { $cell }
}.
ruled-wall = Слово ведущего: { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at } теперь стена.
ruled-open = Слово ведущего: { $side ->
    [left] слева от
    [right] справа от
    [up] над
   *[down] под
} { $at } стены больше нет.
ruled-treasure = Слово ведущего: { $to ->
    [player] у игрока { $name } теперь { ruled-prize }
   *[cell] на { $at } теперь лежит { ruled-prize }
}; { $was ->
    [cell] прежнее место – { $from }.
    [player] прежде нёс другой игрок: { $holder }.
   *[gone] прежде его уже не было в игре.
}
ruled-prize = { prize }
ruled-lay = Слово ведущего: на { $at } теперь { $thing ->
    [bullets] { $count ->
        [0] нет пуль
        [one] { $count } пуля
        [few] { $count } пули
       *[many] { $count } пуль
    }
    [bombs] { $count ->
        [0] нет { charges.genitive }
       *[other] { charges }: { $count }
    }
   *[mines] { $count ->
        [0] нет мин
        [one] { $count } мина
        [few] { $count } мины
       *[many] { $count } мин
    }
}.
ruled-health = Слово ведущего. { $name }: { $health ->
    [wounded] ранение
    [infected] энцефалит
   *[healthy] полное здоровье
}.
ruled-lives = Слово ведущего. { $name }: { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}.
ruled-have = Слово ведущего. { $name }: { $thing ->
    [bullets] { $count ->
        [0] пуль нет
        [one] { $count } пуля
        [few] { $count } пули
       *[many] { $count } пуль
    }
    [bombs] { $count ->
        [0] { charges.genitive } нет
       *[other] { charges } – { $count }
    }
    [knives] { $count ->
        [0] ножа нет
        [one] { $count } нож
        [few] { $count } ножа
       *[many] { $count } ножей
    }
    [boats] { $count ->
        [0] лодки нет
        [one] { $count } лодка
        [few] { $count } лодки
       *[many] { $count } лодок
    }
    [cement] { $count ->
        [0] цемента нет
        [one] { $count } мешок цемента
        [few] { $count } мешка цемента
       *[many] { $count } мешков цемента
    }
    [money] { $count ->
        [0] денег нет
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
   *[mine] { $count ->
        [0] мины нет
       *[other] есть мина
    }
}.
ruled-turn = Слово ведущего: ходит { $name }.

## Часы и перерывы

clock-started = { $by-count ->
    [0] Ведущий пускает часы
   *[other] { $by } пускает часы
}. { $name }: на этот ход { $minutes ->
    [one] осталась { $minutes } минута
    [few] остались { $minutes } минуты
   *[many] осталось { $minutes } минут
}.
lost-on-time = { $name }: время вышло, игра проиграна.
died-on-time = { $name }: время вышло, игра проиграна. Тело и вещи остаются на месте.
break-taken = { $name } берёт перерыв: { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
break-proposed = { $name } предлагает перерыв для всех.
break-voted = { $yes ->
    [yes] { $name } за перерыв.
   *[no] { $name } против перерыва.
}
break-begins = Перерыв для всех: { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
break-declined = Перерыва не будет.
break-over = Перерыв окончен.

## В чём отказано

illegal-not-led = За этим столом человек не ведёт.
refused-eyes-gm = Глазами ведущего смотрит только тот, кто ведёт стол.
illegal-answer-awaited = Ведущий сейчас ответит; подождите немного.
illegal-ruling-empty = Не сказано, что изменить.
illegal-ruling-unread = «{ $text }» – непонятное распоряжение.
illegal-nothing-to-rule = В этой игре можно взять заявки назад, а больше менять нечего.
illegal-ruling-unknown = За этим столом такого нет.
illegal-ruling-same = Так уже и есть.
illegal-ruling-start = Пока не у всех есть место, менять нечего.
illegal-ruling-question = Вопрос ждёт ответа; его можно взять назад.
illegal-ruling-out = { $name } больше не играет.
illegal-ruling-no-cell = Такой клетки на плане нет.
illegal-ruling-wall = Стене там не встать: она уже есть, отрежет часть лабиринта или перегородит реку.
illegal-ruling-open = Внутренней стены там нет.
illegal-ruling-source = До истока реки никому не дойти, там ничего не оставить.
illegal-ruling-hurt = { $name }: здоровье не позволяет это нести.
illegal-ruling-outside = { $name } сейчас снаружи.
illegal-ruling-hands = { $name }: руки заняты.
illegal-back = { $most ->
    [0] Взять назад нечего.
    [1] Назад можно взять только одну заявку.
   *[other] Заявок, которые можно взять назад: { $most }.
}
illegal-starts-wait = Ведущий ещё не утвердил и не отменил выбранные клетки.
terminal-starts = «rule confirm» – начать на выбранных клетках, «rule void» – пусть все выбирают заново.
illegal-no-starts = Утверждать пока нечего.
illegal-page-says = Об этом сама скажет страница, у которой часы.
illegal-nothing-runs = Часы не идут, и перерыва нет.
illegal-no-clock = За этим столом играют без часов.
illegal-no-breaks = За этим столом играют без перерывов.
illegal-clock-whom = Часы пускают другому игроку, и только в его ход.
illegal-clock-bot = Боту часы не нужны.
illegal-clock-runs = Часы уже идут. Ходит { $name }.
illegal-clock-start = Пока не у всех есть место, часы не пускают.
illegal-break = Сейчас перерыв.
illegal-break-when = Перерыв берут перед своим ходом.
illegal-break-again = { $taken ->
    [1] Ещё один перерыв можно взять, когда свой возьмёт хотя бы половина игроков.
   *[other] Ещё один перерыв можно взять, когда столько же возьмёт хотя бы половина игроков: { $taken }.
}
illegal-no-tie = Голоса не разделились поровну, решать нечего.
illegal-tie = Голоса разделились поровну: решает ведущий.
illegal-no-vote = { $name } – бот, у него нет голоса.
illegal-no-proposal = Перерыва никто не предлагал.
illegal-voted = Этот голос уже отдан.

## Приговор

verdict-verified-led = Страница сыграла всю игру заново. { $count ->
    [1] Ведущий один раз вмешался, как показано здесь; в остальном
    [one] Ведущий вмешался { $count } раз, как показано здесь; в остальном
    [few] Ведущий вмешался { $count } раза, как показано здесь; в остальном
   *[many] Ведущий вмешался { $count } раз, как показано здесь; в остальном
} план и случай вышли из того, что было обещано до первого хода, и каждый услышанный вами ответ дан по правилам.
verdict-led = О том, ведёт ли стол человек, в начале игры было сказано другое.

## Настройки

house-group-time = Часы и перерывы
option-break_minutes = Минут на перерыв
    .help = Перед своим ходом или для всех, если решит большинство; второй – когда свой возьмёт хотя бы половина игроков.
option-break_minutes-0 = без перерывов
option-clock_minutes = Минут на часах
    .help = Сколько остаётся тому, кто долго думает, когда ему пускают часы.
option-clock_minutes-0 = без часов
