# Что говорит только ведущий в терминале. Страница этого каталога не читает.

terminal-turn = Ходит { $name }; можно сказать: { $moves }.
terminal-parts = Через «;» к ходу можно добавить: { $parts }.
terminal-wanted = Там может стоять: { $wanted }.
terminal-alone = (это слышит только { $names }) { $sentence }
terminal-over = Сохранить игру ещё можно: save ФАЙЛ; Enter – конец.
terminal-saved = Сохранено в файле «{ $file }»; снова её сыграет «python -m gamemaster replay { $file }».
terminal-help-moves = Ходит { $name }. Можно сказать (где стоит «|», выбирают одно из слов):
terminal-help-parts = К ходу можно добавить, в любом порядке, через «;»:
terminal-help-words = За этим столом знают ещё такие слова:
terminal-help-own = А мне в любое время можно сказать:
terminal-help = help – эта подсказка
terminal-save = save ФАЙЛ – сохранить игру, какая она сейчас; снова её сыграет «replay»
terminal-end = Ctrl-D – конец; что не сохранено, пропадёт
refused-language = Слов на языке «{ $language }» нет.
refused-save-where = Куда? Скажите «save» и имя файла.
refused-save-other = «{ $file }» – не сохранённая игра; файл остаётся, каким был.
refused-save = Файл «{ $file }» записать не удалось: { $why }

# Просьбы, из которых ход не составляют; остальные – среди прочих token-….
token-start = откуда вы начинаете
token-ask = что это за клетка?
token-order = ходить дальше с другой клетки
token-keep = ничего из того, что здесь лежит
token-choose = что взять из лежащего здесь, считая снизу
token-count = считать круги без перемен
token-roll = бросить кубики
token-step = пойти фишкой оттуда сюда
token-done = закончить ход
token-undo = взять последний шаг назад
