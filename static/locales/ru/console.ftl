# Стол, за которым ведёт человек: пульт ведущего и то, что о нём узнают все.

## Что видят все

awaiting-answer = { $own ->
    [yes] Ответ ждёт вашего слова
   *[no] Ведущий отвечает …
}
awaiting-starts = { $own ->
    [yes] Все выбрали, откуда начать: подтвердите выбор или отмените его
   *[no] Ведущий рассматривает начальные клетки …
}
led-paused = { $own ->
    [yes] Вы остановили игру: пока вы её не продолжите, никто не ходит.
   *[no] Ведущий { $host } пока остановил игру.
}
remark-from = { $own ->
    [yes] { $whom ->
        [all] Ваше замечание для всех
       *[one] Ваше замечание одному игроку ({ $name })
    }
   *[no] { $whom ->
        [you] Ведущий { $host }, только вам
       *[all] Ведущий { $host }
    }
}
log-struck = Взято назад:
log-whom = { $count ->
    [0] (никому не сказано)
    [one] (знает только { $names })
   *[other] (знают только { $names })
}
verdict-rulings = Что изменил ведущий:

## Пульт

console-state = { $awaiting ->
    [starts] Начальные клетки выбраны.
   *[other] { $unsaid ->
        [yes] Ответ, найденный программой, ждёт: из игроков его ещё никто не слышал.
       *[no] { $paused ->
            [yes] Игра остановлена.
           *[no] { $holding ->
                [yes] Ответы ждут вашего слова.
               *[no] Ответы звучат сразу.
            }
        }
    }
}
console-say = Сказать
console-hold = Отвечать по моему слову
console-pause = Остановить игру
console-eyes = Смотреть
console-eyes-own = как ведущий
console-eyes-of = глазами игрока { $name }
console-change = Вмешаться …
console-back = Взять назад …
console-going = { $count ->
    [one] Назад будет взят { $count } запрос:
    [few] Назад будут взяты { $count } запроса:
   *[other] Назад будут взяты { $count } запросов:
}
console-going-all = (слышали все)
console-going-unsaid = (ещё никто не слышал)
console-remark = Замечание …
console-end = Закончить …
console-ruled = Мои решения
console-tell = Кто узнает, что изменилось?
console-tell-all = все
console-tell-some = только эти игроки
console-tell-none = никто
console-tell-hint = { $must ->
    [seat] О том, что вы что-то изменили, услышат все, а что именно – и тот игрок, кого это касается.
   *[nobody] О том, что вы что-то изменили, услышат все.
}
console-remark-to = Кому
console-remark-all = всем
console-remark-one = одному игроку: { $name }
console-remark-text = Замечание
console-remark-hint = Замечание не относится к правилам: видно, что оно ваше, и в запись игры оно не попадает.
console-remark-send = Сказать
console-end-hint = Игра закончится сразу; запись откроется, и каждая страница её проверит.
console-end-really = Точно закончить игру?
console-winners = Кто победил – по общему согласию
console-ruled-title = Ваши решения, последнее сверху
console-ruled-none = Пока ничего.
keys-console = S или пробел – сказать ответ, который ждёт. H – отвечать по вашему слову или сразу; P – остановить или продолжить игру. 0 – смотреть как ведущий, 1, 2 … – глазами игрока. O – вмешаться, B – взять назад, R – замечание, E – закончить, L – ваши решения. Клетку можно выбрать касанием карты.

## Решения

ruling-what = Что
ruling-do = Так и решить
ruling-seat = Игрок
ruling-cell = Клетка
ruling-side = Сторона
ruling-word = Что именно
ruling-number = Число (от { $least } до { $most })
ruling-side-left = слева
ruling-side-right = справа
ruling-side-up = сверху
ruling-side-down = снизу
ruling-confirm = Подтвердить выбор
ruling-void = Отменить выбор
ruling-back = Взять заявки назад
ruling-end-draw = Закончить вничью
ruling-end-won = Они победили
ruling-put = Переставить игрока
ruling-wall = Поставить стену
ruling-open = Убрать стену
ruling-treasure = { $goal ->
    [key] { $what ->
        [to] Отдать ключ игроку
       *[none] Переложить ключ
    }
   *[treasure] { $what ->
        [to] Отдать клад игроку
       *[none] Переложить клад
    }
}
ruling-number-treasure = { $goal ->
    [key] Какой ключ
   *[treasure] Какой клад (1 – настоящий)
}
ruling-number-back = Сколько (до { $most })
ruling-lay = Изменить, что лежит в клетке: { $thing }
ruling-health = Изменить здоровье игрока
ruling-lives = Изменить число жизней игрока
ruling-have = Изменить, что есть у игрока: { $thing }
ruling-turn = Передать ход игроку
ruling-word-healthy = здоровье
ruling-word-wounded = ранение
ruling-word-infected = заражение
ruling-word-bullets = патроны
ruling-word-bombs = { charges }
ruling-word-knives = ножи
ruling-word-boats = лодки
ruling-word-cement = цемент
ruling-word-money = деньги
ruling-word-mine = мина в руках
ruling-word-mines = мины

## Часы и перерывы

time-clock = { $own ->
    [yes] Ваше время идёт: сделайте ход.
   *[no] Идёт время игрока { $name }.
}
time-break = { $own ->
    [yes] Ваш перерыв
   *[no] Перерыв взял игрок { $name }.
}
time-all = Перерыв для всех
time-vote = Голосование об общем перерыве
time-left = { $seconds ->
    [0] Время вышло.
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[other] Осталось { $seconds } секунд.
}
ask-break = Взять перерыв ({ $minutes } мин)
ask-break-all = { $voting ->
    [yes] Да, перерыв для всех
   *[no] Перерыв для всех?
}
ask-break-no = Без перерыва
ask-break-over = Перерыв окончен
ask-clock = Пустить часы игроку { $name }
