### Партии на несколько дней: то, что может сказать любая страница. Остальное в page-days.ftl.

days-kind-days = По переписке
days-turn = Ваш ход
days-turn-of = Ходит { $player }, до { $when }
days-tab = ({ $n }) { $title }
days-holiday = В отпуске до { $when }
note-prepared-me = как вы решили заранее
prepared-title = Решить заранее
