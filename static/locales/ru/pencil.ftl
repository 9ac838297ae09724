# Что игроки сами рисуют карандашом в тетради.

board-pencil = Рисовать карандашом
pencil-title = Карандаш
pencil-close = Отложить карандаш
pencil-sheets = Листы
pencil-sheet = Лист { $number }
pencil-suppose = Допустим, что… (новый лист, копия этого)
pencil-drop = Выбросить этот лист
pencil-undo = Отменить
pencil-redo = Вернуть
pencil-tools = Что рисует карандаш
pencil-tool-look = смотреть
pencil-tool-wall = стена
pencil-tool-open = проход
pencil-tool-monolith = внешняя стена
pencil-tool-exit = выход
pencil-tool-closed = закрытый выход
pencil-tool-flow = течение
pencil-tool-letter = буквы
pencil-tool-query = вопрос
pencil-tool-arrow = стрелка
pencil-tool-rub = ластик
pencil-tool-scrap = клочок { $number }
pencil-letter-field = Буквы:
pencil-help-look = Коснитесь клетки, чтобы узнать, что на ней нарисовано. Выберите, что рисовать; черта вдоль стороны – стена, поперёк – проход.
pencil-help-side = Коснитесь стороны ({ $what }) или проведите черту. С клавиатуры: Enter или Shift и стрелка.
pencil-help-square = Коснитесь клетки ({ $what }). С клавиатуры: стрелки, затем Enter.
pencil-help-rub = Коснитесь того, что нужно стереть, или проведите по нему.
pencil-help-arrow = Проведите карандашом от клетки до клетки или коснитесь обеих.
pencil-help-scrap = Коснитесь клетки, где лежит левый верхний угол ({ $what }), или перетащите клочок туда; чтобы убрать, вытащите его за край карты.
pencil-arrow-to = Теперь клетка, на которую указывает стрелка.
pencil-no-room = Клочок здесь не помещается.
pencil-means-nothing = Эта черта ничего не значит: вдоль стороны – стена, поперёк – проход.
pencil-at = { $at }: { $count ->
    [0] карандашом ничего
    [one] { $count } пометка карандашом
    [few] { $count } пометки карандашом
   *[many] { $count } пометок карандашом
}
pencil-count = { $count ->
    [0] Пока ничего не нарисовано.
    [one] { $count } пометка
    [few] { $count } пометки
   *[many] { $count } пометок
}
pencil-seat = здесь был игрок { $name }, когда это рисовали
pencil-letter = «{ $text }»
pencil-query = вопрос
pencil-arrow = стрелка на { $to }
pencil-mark = { $at }: { $what }
pencil-words = Карандашом, лист { $number } из { $sheets }:
pencil-judge = Показывать, какие пометки неверны
pencil-verdict = Доказано: { $certain }. Возможно: { $possible }. Неверно: { $wrong }.
pencil-first = К первой неверной пометке
pencil-judged-certain = { $what } (доказано)
pencil-judged-possible = { $what } (возможно)
pencil-judged-impossible = { $what } (невозможно)
pencil-judged-clashing = { $what } (невозможно вместе с прежними пометками)
pencil-explain = Чему это противоречит?
pencil-against = Неверно: { $what }. Это противоречит вот чему, и ничего здесь нельзя выбросить:
pencil-against-rules = Неверно: { $what }. Так не бывает по правилам.
pencil-against-more = Дело и в чём-то из сказанного; выяснять, в чём именно, слишком долго.
pencil-unexplained = Неверно: { $what }. Выяснять, чему это противоречит, слишком долго.
pencil-lost = Нарисованное карандашом сейчас не сохраняется: оно останется, пока открыта страница.
pencil-unread = То, что было нарисовано карандашом в этой игре, больше не прочитать; оно отложено, и вы начинаете с чистого листа.
pencil-not-rubbed = Нарисованное карандашом в той игре удалить не удалось.
