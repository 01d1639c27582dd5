### Игри за дни: това, което може да каже всяка страница. Останалото е в page-days.ftl.

days-kind-days = За няколко дни
days-turn = Твой ред
days-turn-of = Ход на { $player }, до { $when }
days-tab = ({ $n }) { $title }
days-holiday = В почивка до { $when }
note-prepared-me = както реши предварително
prepared-title = Реши предварително
