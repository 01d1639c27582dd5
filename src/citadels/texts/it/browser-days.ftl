### Partite su più giorni: ciò che può dire ogni pagina. Il resto è in page-days.ftl.

days-kind-days = Su più giorni
days-turn = Tocca a te
days-turn-of = Tocca { BEFORE("a", $player) } { $player }, entro { $when }
days-tab = ({ $n }) { $title }
days-holiday = In ferie fino a { $when }
note-prepared-me = come avevi deciso prima
prepared-title = Decidi prima
