### Hry na několik dní: co může říct každá stránka. Zbytek je v page-days.ftl.

days-kind-days = Na několik dní
days-turn = Jsi na tahu
days-turn-of = Na tahu je { $player }, do { $when }
days-tab = ({ $n }) { $title }
days-holiday = Na dovolené do { $when }
note-prepared-me = jak máš rozhodnuto předem
prepared-title = Rozhodnout předem
