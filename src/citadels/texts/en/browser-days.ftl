### Games over days: what any page may say of them. The rest is in page-days.ftl.

days-kind-days = Over days
days-turn = Your turn
days-turn-of = { $player }'s turn, until { $when }
days-tab = ({ $n }) { $title }
days-holiday = On holiday until { $when }
note-prepared-me = as you decided in advance
prepared-title = Decide in advance
