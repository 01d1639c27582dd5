### A few words on each card, beside its name.

## Cards

brief-assassin = убивает персонажа: тот пропускает ход
brief-witch = доигрывает ход за того, кого заколдует
brief-magistrate = забирает первый квартал, который строит цель ордера
brief-thief = забирает всё золото персонажа, когда того вызовут
brief-spy = смотрит руку: 1 золотой и 1 карта за совпадение вида
brief-blackmailer = вымогает золото угрозами у двух персонажей
brief-magician = меняется руками с игроком или картами с колодой
brief-wizard = забирает карту с чужой руки
brief-seer = меняется картой с каждым; строит до 2
brief-king = берёт корону; 1 золотой за дворянский квартал
brief-emperor = отдаёт корону за золотой или карту; 1 золотой за дворянский
brief-patrician = берёт корону; 1 карта за дворянский квартал
brief-bishop = защищён от 8-го ранга; 1 золотой за церковный
brief-abbot = 1 золотой или карта за церковный; 1 золотой с богатейшего
brief-cardinal = занимает золото за карты; 1 карта за церковный
brief-merchant = ещё 1 золотой; 1 золотой за торговый квартал
brief-alchemist = возвращает себе всё золото за строительство
brief-trader = строит сколько угодно торговых; 1 золотой за каждый
brief-architect = ещё 2 карты; строит до 3 кварталов
brief-navigator = ещё 4 золотых или 4 карты; не строит
brief-scholar = оставляет лучшую из 7 карт; строит до 2
brief-warlord = разрушает квартал за стоимость минус 1; 1 золотой за воинский
brief-diplomat = обменивает кварталы; 1 золотой за воинский
brief-marshal = забирает квартал не дороже 3; 1 золотой за воинский
brief-queen = 3 золотых рядом с персонажем 4-го ранга
brief-artist = украшает до 2 кварталов по 1 золотому
brief-tax-collector = собирает налог, накопленный за строительство
brief-armory = разрушьте его, чтобы разрушить квартал в недостроенном городе
brief-basilica = в конце: 1 очко за квартал нечётной стоимости
brief-capitol = в конце: 3 очка за три квартала одного вида
brief-dragon-gate = в конце: 2 очка
brief-factory = другие бонусные кварталы дешевле на 1
brief-framework = разрушьте его, чтобы не платить за квартал
brief-gold-mine = ещё 1 золотой при сборе золота
brief-great-wall = 8-й ранг платит у вас на 1 больше
brief-haunted-quarter = в конце: тот вид, какой вам нужен
brief-imperial-treasury = в конце: 1 очко за каждый золотой
brief-ivory-tower = в конце: 5 очков, если других бонусных нет
brief-keep = неуязвим для 8-го ранга
brief-laboratory = раз в ход: меняет карту с руки на 2 золотых
brief-library = оставляйте все карты, взятые при сборе
brief-map-room = в конце: 1 очко за карту на руке
brief-monument = для достройки города считается за 2 квартала
brief-museum = раз в ход кладите под него карту: по 1 очку
brief-necropolis = можно построить, разрушив свой квартал
brief-observatory = при сборе берите 3 карты вместо 2
brief-park = 2 карты, если в конце хода карт нет
brief-poor-house = 1 золотой, если в конце хода золота нет
brief-quarry = можно строить одинаковые кварталы
brief-school-of-magic = для дохода считается нужным вам видом
brief-secret-vault = нельзя построить; на руке в конце: 3 очка
brief-smithy = раз в ход: 3 карты за 2 золотых
brief-stables = не занимает лимит строительства
brief-statue = в конце: 5 очков, если корона у вас
brief-theater = после выбора обменяйтесь с кем-нибудь персонажами
brief-thieves-den = можно оплатить картами с руки
brief-wishing-well = в конце: 1 очко за каждый ваш бонусный квартал

## Cards that are new or different in the older editions

brief-assassin-common-city = кто откроет персонажа, потеряет ход
brief-thief-common-city = забирает всё золото у того, кто откроет персонажа
brief-witch-common-city = продолжает ход за того, кто откроет персонажа
brief-emperor-classic = отдаёт корону, получает золотой или карту; 1 золотой за дворянский
brief-bishop-classic = защищён от Кондотьера и Дипломата; 1 золотой за церковный
brief-bishop-circus = защищён от Кондотьера; 1 золотой за церковный
brief-abbot-classic = 1 золотой за церковный; 1 золотой с богатейшего
brief-warlord-classic = разрушает квартал в конце хода; 1 золотой за воинский
brief-warlord-circus = разрушает чужой квартал; 1 золотой за воинский
brief-warlord-common-city = разрушает квартал за стоимость минус 1; 1 золотой за воинский
brief-diplomat-classic = обменивает кварталы в конце хода; 1 золотой за воинский
brief-diplomat-common-city = обменивает кварталы; 1 золотой за воинский
brief-queen-classic = 3 золотых рядом с Королём
brief-queen-common-city = 3 золотых: вызвана рядом с Королём или сидит у короны
brief-tax-collector-classic = 1 золотой с каждого другого, кто строит в этом раунде
brief-tax-collector-common-city = 1 золотой с каждого другого, кто строит в этом проходе
brief-armory-classic = разрушьте его, чтобы разрушить чужой квартал
brief-dragon-gate-classic = стоят 6, а приносят 8 очков
brief-great-wall-classic = Кондотьер и Дипломат платят у вас на 1 больше
brief-haunted-quarter-classic = в конце: любой вид, если построен не в последнем раунде
brief-haunted-quarter-common-city = в подсчёте за проход заменяет недостающий вид
brief-keep-classic = неуязвим для Кондотьера и Дипломата
brief-keep-circus = Кондотьер не может его разрушить
brief-laboratory-classic = раз в ход: меняет карту с руки на 1 золотой
brief-library-classic = оставляйте 2 карты из взятых при сборе
brief-quarry-classic = один квартал можно построить дважды
brief-smithy-circus = раз в ход: { $smithy_draw } { $smithy_draw ->
    [one] карта
    [few] карты
   *[many] карт
} за { $smithy_pay } { $smithy_pay ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
brief-wishing-well-classic = в конце: 1 очко за каждый другой бонусный квартал
brief-graveyard = берите за 1 золотой то, что разрушил Кондотьер
brief-university = стоит 6, а приносит 8 очков
brief-lighthouse = при постройке возьмите карту из колоды
brief-bell-tower = при постройке можно сократить город на 1 квартал
brief-bell-tower-common-city = после удара в колокол игру закончит 30-й квартал
brief-hospital = убийство не лишит вас сбора ресурсов
brief-throne-room = 1 золотой, когда корона переходит к другому
brief-ballroom = с короной: другие благодарят или теряют ход
brief-big-top = квартал стоимостью 0, который не разрушить
brief-ticket-booth = другие платят там 1 золотой за карту; золото может стать вашим
brief-acrobat = возьмите корону, если Король не отозвался
brief-fortune-teller = посмотрите чужую руку и возьмите карту
brief-strongman = отменяет убийство вашего персонажа
brief-ringmaster = ещё до 2 кварталов в этот ход
brief-human-cannonball = замените квартал более дорогим, доплатив разницу
