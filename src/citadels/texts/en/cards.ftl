### Names of cards, district types, editions and presets.

## Characters

card-assassin = Assassin
card-witch = Witch
card-magistrate = Magistrate
card-thief = Thief
card-spy = Spy
card-blackmailer = Blackmailer
card-magician = Magician
card-wizard = Wizard
card-seer = Seer
card-king = King
card-emperor = Emperor
card-patrician = Patrician
card-bishop = Bishop
card-abbot = Abbot
card-cardinal = Cardinal
card-merchant = Merchant
card-alchemist = Alchemist
card-trader = Trader
card-architect = Architect
card-navigator = Navigator
card-scholar = Scholar
card-warlord = Warlord
card-diplomat = Diplomat
card-marshal = Marshal
card-queen = Queen
card-artist = Artist
card-tax-collector = Tax Collector

## Basic districts

card-manor = Manor
card-castle = Castle
card-palace = Palace
card-temple = Temple
card-church = Church
card-monastery = Monastery
card-cathedral = Cathedral
card-tavern = Tavern
card-market = Market
card-trading-post = Trading Post
card-docks = Docks
card-harbor = Harbor
card-town-hall = Town Hall
card-watchtower = Watchtower
card-prison = Prison
card-barracks = Barracks
card-fortress = Fortress

## Unique districts

card-armory = Armory
card-basilica = Basilica
card-capitol = Capitol
card-dragon-gate = Dragon Gate
card-factory = Factory
card-framework = Framework
card-gold-mine = Gold Mine
card-great-wall = Great Wall
card-haunted-quarter = Haunted Quarter
card-imperial-treasury = Imperial Treasury
card-ivory-tower = Ivory Tower
card-keep = Keep
card-laboratory = Laboratory
card-library = Library
card-map-room = Map Room
card-monument = Monument
card-museum = Museum
card-necropolis = Necropolis
card-observatory = Observatory
card-park = Park
card-poor-house = Poor House
card-quarry = Quarry
card-school-of-magic = School of Magic
card-secret-vault = Secret Vault
card-smithy = Smithy
card-stables = Stables
card-statue = Statue
card-theater = Theater
card-thieves-den = Thieves' Den
card-wishing-well = Wishing Well
card-graveyard = Graveyard
card-university = University
card-lighthouse = Lighthouse
card-bell-tower = Bell Tower
card-hospital = Hospital
card-throne-room = Throne Room
card-ballroom = Ballroom

## Action cards

card-big-top = Big Top
card-ticket-booth = Ticket Booth
card-acrobat = Acrobat
card-fortune-teller = Fortune Teller
card-strongman = Strongman
card-ringmaster = Ringmaster
card-human-cannonball = Human Cannonball

## District types

type-noble = Noble
    .lower = noble
type-religious = Religious
    .lower = religious
type-trade = Trade
    .lower = trade
type-military = Military
    .lower = military
type-unique = Unique
    .lower = unique

## Editions

edition-deluxe = Deluxe
edition-classic = Classic
edition-circus = Circus
edition-common-city = Common City

## Presets

preset-first-game = First Game
preset-ambitious-aristocrats = Ambitious Aristocrats
preset-cunning-agents = Cunning Agents
preset-illustrious-emissaries = Illustrious Emissaries
preset-devious-dignitaries = Devious Dignitaries
preset-tenacious-delegates = Tenacious Delegates
preset-vicious-nobles = Vicious Nobles
preset-base = Base Game
preset-new-neighbours = New Neighbors
preset-court-and-cloister = Court and Cloister
preset-dark-arts = Dark Arts
preset-crowded-court = Crowded Court
preset-random = Random
