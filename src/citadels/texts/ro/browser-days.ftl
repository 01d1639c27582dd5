### Partide pe zile: ce poate spune orice pagină. Restul este în page-days.ftl.

days-kind-days = Pe mai multe zile
days-turn = E rândul tău
days-turn-of = E la rând { $player }, până { $when }
days-tab = ({ $n }) { $title }
days-holiday = În concediu până { $when }
note-prepared-me = așa cum ai decis din timp
prepared-title = Decide din timp
