-- Made by the first server. Cookies: Ana OHfAAHyPn5vStxJSm5aO37-4zWGVRLN3RC0pv8I9HII, Ben VYuBnzSADz1_U8wDXMkpth0RNUovN9duunXMAnhw7gY.
-- Tables: over BVNCKX, running XWA654, open 7TES7B.
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    id integer NOT NULL,
    "table" integer NOT NULL,
    person integer,
    seat integer,
    name character varying(40) NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;
CREATE TABLE public.moves (
    "table" integer NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    line character varying(80) NOT NULL,
    at bigint NOT NULL,
    spent integer NOT NULL,
    hand character varying(8) NOT NULL
);
CREATE TABLE public.people (
    id integer NOT NULL,
    name character varying(40) NOT NULL,
    created bigint NOT NULL
);
CREATE SEQUENCE public.people_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.people_id_seq OWNED BY public.people.id;
CREATE TABLE public.presence (
    "table" integer NOT NULL,
    process character varying(32) NOT NULL,
    seats character varying(40) NOT NULL,
    watching integer NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.seats (
    "table" integer NOT NULL,
    seat integer NOT NULL,
    person integer,
    bot character varying(8),
    name character varying(40) NOT NULL,
    gone boolean NOT NULL
);
CREATE TABLE public.tables (
    id integer NOT NULL,
    code character varying(12) NOT NULL,
    host integer NOT NULL,
    state character varying(8) NOT NULL,
    setup text NOT NULL,
    header text,
    salt character varying(32) NOT NULL,
    result text,
    next character varying(12),
    listed boolean NOT NULL,
    imported boolean NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL
);
CREATE SEQUENCE public.tables_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tables_id_seq OWNED BY public.tables.id;
CREATE TABLE public.tokens (
    hash character varying(64) NOT NULL,
    person integer NOT NULL,
    kind character varying(8) NOT NULL,
    expires bigint NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
ALTER TABLE ONLY public.people ALTER COLUMN id SET DEFAULT nextval('public.people_id_seq'::regclass);
ALTER TABLE ONLY public.tables ALTER COLUMN id SET DEFAULT nextval('public.tables_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.chat VALUES (1, 2, 1, 0, 'Ana', 'hello', 1794845657605);
INSERT INTO public.chat VALUES (2, 2, 2, 1, 'Ben', 'и здравей', 1794845657626);
INSERT INTO public.moves VALUES (1, 1, 0, 'pick merchant', 1794845653794, 25, 'person');
INSERT INTO public.moves VALUES (1, 2, 1, 'pick magician', 1794845653947, 0, 'bot');
INSERT INTO public.moves VALUES (1, 3, 1, 'discard warlord', 1794845653960, 0, 'bot');
INSERT INTO public.moves VALUES (1, 4, 0, 'pick architect', 1794845653975, 10, 'person');
INSERT INTO public.moves VALUES (1, 5, 0, 'discard thief', 1794845653999, 11, 'person');
INSERT INTO public.moves VALUES (1, 6, 1, 'pick assassin', 1794845654018, 0, 'bot');
INSERT INTO public.moves VALUES (1, 7, 1, 'name merchant', 1794845654032, 0, 'bot');
INSERT INTO public.moves VALUES (1, 8, 1, 'cards', 1794845654034, 0, 'bot');
INSERT INTO public.moves VALUES (1, 9, 1, 'keep barracks', 1794845654036, 0, 'bot');
INSERT INTO public.moves VALUES (1, 10, 1, 'build prison', 1794845654038, 0, 'bot');
INSERT INTO public.moves VALUES (1, 11, 1, 'end', 1794845654039, 0, 'bot');
INSERT INTO public.moves VALUES (1, 12, 1, 'gold', 1794845654041, 0, 'bot');
INSERT INTO public.moves VALUES (1, 13, 1, 'end', 1794845654043, 0, 'bot');
INSERT INTO public.moves VALUES (1, 14, 0, 'cards', 1794845654056, 12, 'person');
INSERT INTO public.moves VALUES (1, 15, 0, 'keep trading-post', 1794845654069, 6, 'person');
INSERT INTO public.moves VALUES (1, 16, 0, 'build trading-post', 1794845654082, 7, 'person');
INSERT INTO public.moves VALUES (1, 17, 0, 'bonus', 1794845654097, 6, 'person');
INSERT INTO public.moves VALUES (1, 18, 0, 'end', 1794845654155, 12, 'person');
INSERT INTO public.moves VALUES (1, 19, 0, 'pick assassin', 1794845654165, 6, 'person');
INSERT INTO public.moves VALUES (1, 20, 1, 'pick architect', 1794845654182, 0, 'bot');
INSERT INTO public.moves VALUES (1, 21, 1, 'discard thief', 1794845654193, 0, 'bot');
INSERT INTO public.moves VALUES (1, 22, 0, 'pick king', 1794845654212, 9, 'person');
INSERT INTO public.moves VALUES (1, 23, 0, 'discard merchant', 1794845654246, 11, 'person');
INSERT INTO public.moves VALUES (1, 24, 1, 'pick magician', 1794845654248, 0, 'bot');
INSERT INTO public.moves VALUES (1, 25, 0, 'name merchant', 1794845654273, 10, 'person');
INSERT INTO public.moves VALUES (1, 26, 0, 'cards', 1794845654289, 7, 'person');
INSERT INTO public.moves VALUES (1, 27, 0, 'keep temple', 1794845654323, 15, 'person');
INSERT INTO public.moves VALUES (1, 28, 0, 'end', 1794845654348, 10, 'person');
INSERT INTO public.moves VALUES (1, 29, 1, 'swap 0', 1794845654363, 0, 'bot');
INSERT INTO public.moves VALUES (1, 30, 1, 'gold', 1794845654381, 0, 'bot');
INSERT INTO public.moves VALUES (1, 31, 1, 'build docks', 1794845654408, 0, 'bot');
INSERT INTO public.moves VALUES (1, 32, 1, 'end', 1794845654427, 0, 'bot');
INSERT INTO public.moves VALUES (1, 33, 0, 'gold', 1794845654460, 14, 'person');
INSERT INTO public.moves VALUES (1, 34, 0, 'build tavern', 1794845654490, 9, 'person');
INSERT INTO public.moves VALUES (1, 35, 0, 'end', 1794845654507, 7, 'person');
INSERT INTO public.moves VALUES (1, 36, 1, 'gold', 1794845654525, 0, 'bot');
INSERT INTO public.moves VALUES (1, 37, 1, 'bonus', 1794845654773, 0, 'bot');
INSERT INTO public.moves VALUES (1, 38, 1, 'build temple', 1794845654786, 0, 'bot');
INSERT INTO public.moves VALUES (1, 39, 1, 'end', 1794845654792, 0, 'bot');
INSERT INTO public.moves VALUES (1, 40, 0, 'pick warlord', 1794845654814, 11, 'person');
INSERT INTO public.moves VALUES (1, 41, 1, 'pick king', 1794845654820, 0, 'bot');
INSERT INTO public.moves VALUES (1, 42, 1, 'discard magician', 1794845654824, 0, 'bot');
INSERT INTO public.moves VALUES (1, 43, 0, 'pick bishop', 1794845654839, 5, 'person');
INSERT INTO public.moves VALUES (1, 44, 0, 'discard thief', 1794845654871, 19, 'person');
INSERT INTO public.moves VALUES (1, 45, 1, 'pick merchant', 1794845654908, 0, 'bot');
INSERT INTO public.moves VALUES (1, 46, 1, 'cards', 1794845654927, 0, 'bot');
INSERT INTO public.moves VALUES (1, 47, 1, 'keep laboratory', 1794845654932, 0, 'bot');
INSERT INTO public.moves VALUES (1, 48, 1, 'end', 1794845654941, 0, 'bot');
INSERT INTO public.moves VALUES (1, 49, 0, 'gold', 1794845654952, 9, 'person');
INSERT INTO public.moves VALUES (1, 50, 0, 'build barracks', 1794845654966, 9, 'person');
INSERT INTO public.moves VALUES (1, 51, 0, 'end', 1794845654982, 9, 'person');
INSERT INTO public.moves VALUES (1, 52, 1, 'income', 1794845654989, 0, 'bot');
INSERT INTO public.moves VALUES (1, 53, 1, 'gold', 1794845654993, 0, 'bot');
INSERT INTO public.moves VALUES (1, 54, 1, 'bonus', 1794845655002, 0, 'bot');
INSERT INTO public.moves VALUES (1, 55, 1, 'build cathedral', 1794845655007, 0, 'bot');
INSERT INTO public.moves VALUES (1, 56, 1, 'end', 1794845655018, 0, 'bot');
INSERT INTO public.moves VALUES (1, 57, 0, 'income', 1794845655042, 15, 'person');
INSERT INTO public.moves VALUES (1, 58, 0, 'gold', 1794845655056, 10, 'person');
INSERT INTO public.moves VALUES (1, 59, 0, 'destroy 0 trading-post', 1794845655072, 9, 'person');
INSERT INTO public.moves VALUES (1, 60, 0, 'end', 1794845655090, 9, 'person');
INSERT INTO public.moves VALUES (1, 61, 1, 'pick warlord', 1794845655097, 0, 'bot');
INSERT INTO public.moves VALUES (1, 62, 0, 'pick assassin', 1794845655119, 14, 'person');
INSERT INTO public.moves VALUES (1, 63, 0, 'discard architect', 1794845655137, 16, 'person');
INSERT INTO public.moves VALUES (1, 64, 1, 'pick bishop', 1794845655148, 0, 'bot');
INSERT INTO public.moves VALUES (1, 65, 1, 'discard magician', 1794845655189, 0, 'bot');
INSERT INTO public.moves VALUES (1, 66, 0, 'pick merchant', 1794845655212, 14, 'person');
INSERT INTO public.moves VALUES (1, 67, 0, 'name thief', 1794845655237, 8, 'person');
INSERT INTO public.moves VALUES (1, 68, 0, 'cards', 1794845655265, 15, 'person');
INSERT INTO public.moves VALUES (1, 69, 0, 'keep prison', 1794845655290, 11, 'person');
INSERT INTO public.moves VALUES (1, 70, 0, 'build prison', 1794845655329, 9, 'person');
INSERT INTO public.moves VALUES (1, 71, 0, 'end', 1794845655360, 17, 'person');
INSERT INTO public.moves VALUES (1, 72, 1, 'gold', 1794845655366, 0, 'bot');
INSERT INTO public.moves VALUES (1, 73, 1, 'income', 1794845655398, 0, 'bot');
INSERT INTO public.moves VALUES (1, 74, 1, 'build laboratory', 1794845655401, 0, 'bot');
INSERT INTO public.moves VALUES (1, 75, 1, 'laboratory castle', 1794845655404, 0, 'bot');
INSERT INTO public.moves VALUES (1, 76, 1, 'end', 1794845655411, 0, 'bot');
INSERT INTO public.moves VALUES (1, 77, 0, 'cards', 1794845655423, 9, 'person');
INSERT INTO public.moves VALUES (1, 78, 0, 'keep monastery', 1794845655438, 12, 'person');
INSERT INTO public.moves VALUES (1, 79, 0, 'bonus', 1794845655463, 22, 'person');
INSERT INTO public.moves VALUES (1, 80, 0, 'income', 1794845655490, 19, 'person');
INSERT INTO public.moves VALUES (1, 81, 0, 'end', 1794845655684, 188, 'person');
INSERT INTO public.moves VALUES (1, 82, 1, 'cards', 1794845655691, 0, 'bot');
INSERT INTO public.moves VALUES (1, 83, 1, 'keep barracks', 1794845655705, 0, 'bot');
INSERT INTO public.moves VALUES (1, 84, 1, 'laboratory barracks', 1794845655712, 0, 'bot');
INSERT INTO public.moves VALUES (1, 85, 1, 'income', 1794845655731, 0, 'bot');
INSERT INTO public.moves VALUES (1, 86, 1, 'build barracks', 1794845655735, 0, 'bot');
INSERT INTO public.moves VALUES (1, 87, 1, 'end', 1794845655752, 0, 'bot');
INSERT INTO public.moves VALUES (1, 88, 1, 'pick bishop', 1794845655771, 0, 'bot');
INSERT INTO public.moves VALUES (1, 89, 0, 'pick king', 1794845655804, 17, 'person');
INSERT INTO public.moves VALUES (1, 90, 0, 'discard magician', 1794845655827, 19, 'person');
INSERT INTO public.moves VALUES (1, 91, 1, 'pick warlord', 1794845655831, 0, 'bot');
INSERT INTO public.moves VALUES (1, 92, 1, 'discard assassin', 1794845655847, 0, 'bot');
INSERT INTO public.moves VALUES (1, 93, 0, 'pick thief', 1794845655869, 10, 'person');
INSERT INTO public.moves VALUES (1, 94, 0, 'name architect', 1794845655894, 15, 'person');
INSERT INTO public.moves VALUES (1, 95, 0, 'gold', 1794845655919, 20, 'person');
INSERT INTO public.moves VALUES (1, 96, 0, 'build monastery', 1794845656120, 199, 'person');
INSERT INTO public.moves VALUES (1, 97, 0, 'end', 1794845656152, 21, 'person');
INSERT INTO public.moves VALUES (1, 98, 0, 'gold', 1794845656180, 22, 'person');
INSERT INTO public.moves VALUES (1, 99, 0, 'end', 1794845656208, 25, 'person');
INSERT INTO public.moves VALUES (1, 100, 1, 'income', 1794845656216, 0, 'bot');
INSERT INTO public.moves VALUES (1, 101, 1, 'gold', 1794845656221, 0, 'bot');
INSERT INTO public.moves VALUES (1, 102, 1, 'end', 1794845656239, 0, 'bot');
INSERT INTO public.moves VALUES (1, 103, 1, 'gold', 1794845656258, 0, 'bot');
INSERT INTO public.moves VALUES (1, 104, 1, 'build harbor', 1794845656264, 0, 'bot');
INSERT INTO public.moves VALUES (1, 105, 1, 'end', 1794845656304, 0, 'bot');
INSERT INTO public.moves VALUES (1, 106, 0, 'pick assassin', 1794845656329, 17, 'person');
INSERT INTO public.moves VALUES (1, 107, 1, 'pick thief', 1794845656337, 0, 'bot');
INSERT INTO public.moves VALUES (1, 108, 1, 'discard king', 1794845656619, 0, 'bot');
INSERT INTO public.moves VALUES (1, 109, 0, 'pick architect', 1794845656634, 11, 'person');
INSERT INTO public.moves VALUES (1, 110, 0, 'discard bishop', 1794845656663, 16, 'person');
INSERT INTO public.moves VALUES (1, 111, 1, 'pick merchant', 1794845656671, 0, 'bot');
INSERT INTO public.moves VALUES (1, 112, 0, 'name king', 1794845656701, 26, 'person');
INSERT INTO public.moves VALUES (1, 113, 0, 'gold', 1794845656735, 30, 'person');
INSERT INTO public.moves VALUES (1, 114, 0, 'build palace', 1794845656753, 11, 'person');
INSERT INTO public.moves VALUES (1, 115, 0, 'end', 1794845656769, 14, 'person');
INSERT INTO public.moves VALUES (1, 116, 1, 'name warlord', 1794845656776, 0, 'bot');
INSERT INTO public.moves VALUES (1, 117, 1, 'cards', 1794845656780, 0, 'bot');
INSERT INTO public.moves VALUES (1, 118, 1, 'keep keep', 1794845656989, 0, 'bot');
INSERT INTO public.moves VALUES (1, 119, 1, 'end', 1794845657023, 0, 'bot');
INSERT INTO public.moves VALUES (1, 120, 1, 'gold', 1794845657054, 0, 'bot');
INSERT INTO public.moves VALUES (1, 121, 1, 'income', 1794845657135, 0, 'bot');
INSERT INTO public.moves VALUES (1, 122, 1, 'bonus', 1794845657138, 0, 'bot');
INSERT INTO public.moves VALUES (1, 123, 1, 'build manor', 1794845657140, 0, 'bot');
INSERT INTO public.moves VALUES (1, 124, 1, 'end', 1794845657142, 0, 'bot');
INSERT INTO public.moves VALUES (1, 125, 0, 'cards', 1794845657176, 27, 'person');
INSERT INTO public.moves VALUES (1, 126, 0, 'keep smithy', 1794845657444, 261, 'person');
INSERT INTO public.moves VALUES (1, 127, 0, 'bonus', 1794845657469, 23, 'person');
INSERT INTO public.moves VALUES (1, 128, 0, 'end', 1794845657522, 35, 'person');
INSERT INTO public.moves VALUES (2, 1, 0, 'pick architect', 1794845657692, 1, 'person');
INSERT INTO public.moves VALUES (2, 2, 1, 'pick assassin', 1794845657723, 7, 'person');
INSERT INTO public.moves VALUES (2, 3, 2, 'pick bishop', 1794845657727, 0, 'bot');
INSERT INTO public.moves VALUES (2, 4, 0, 'pick merchant', 1794845657733, 4, 'person');
INSERT INTO public.moves VALUES (2, 5, 1, 'pick king', 1794845657741, 6, 'person');
INSERT INTO public.moves VALUES (2, 6, 2, 'pick magician', 1794845657745, 0, 'bot');
INSERT INTO public.moves VALUES (2, 7, 1, 'gold', 1794845657752, 5, 'person');
INSERT INTO public.moves VALUES (2, 8, 1, 'build temple', 1794845657761, 7, 'person');
INSERT INTO public.moves VALUES (2, 9, 1, 'name merchant', 1794845657771, 7, 'person');
INSERT INTO public.moves VALUES (2, 10, 1, 'end', 1794845657780, 7, 'person');
INSERT INTO public.moves VALUES (2, 11, 2, 'gold', 1794845657783, 0, 'bot');
INSERT INTO public.moves VALUES (2, 12, 2, 'build trading-post', 1794845657790, 0, 'bot');
INSERT INTO public.moves VALUES (2, 13, 2, 'end', 1794845657803, 0, 'bot');
INSERT INTO public.moves VALUES (2, 14, 1, 'cards', 1794845657829, 13, 'person');
INSERT INTO public.moves VALUES (2, 15, 1, 'keep watchtower', 1794845657851, 8, 'person');
INSERT INTO public.moves VALUES (2, 16, 1, 'build watchtower', 1794845657870, 7, 'person');
INSERT INTO public.moves VALUES (2, 17, 1, 'end', 1794845657890, 7, 'person');
INSERT INTO public.moves VALUES (2, 18, 2, 'gold', 1794845657900, 0, 'bot');
INSERT INTO public.moves VALUES (2, 19, 2, 'build manor', 1794845657915, 0, 'bot');
INSERT INTO public.moves VALUES (2, 20, 2, 'end', 1794845657928, 0, 'bot');
INSERT INTO public.moves VALUES (2, 21, 0, 'bonus', 1794845657971, 16, 'person');
INSERT INTO public.moves VALUES (2, 22, 0, 'gold', 1794845658002, 11, 'person');
INSERT INTO public.moves VALUES (2, 23, 0, 'build prison', 1794845658025, 9, 'person');
INSERT INTO public.moves VALUES (2, 24, 0, 'build tavern', 1794845658058, 11, 'person');
INSERT INTO public.moves VALUES (2, 25, 0, 'end', 1794845658088, 9, 'person');
INSERT INTO public.moves VALUES (2, 26, 1, 'pick artist', 1794845658099, 8, 'person');
INSERT INTO public.moves VALUES (2, 27, 2, 'pick thief', 1794845658103, 0, 'bot');
INSERT INTO public.moves VALUES (2, 28, 0, 'pick assassin', 1794845658125, 2, 'person');
INSERT INTO public.moves VALUES (2, 29, 1, 'pick merchant', 1794845658149, 8, 'person');
INSERT INTO public.moves VALUES (2, 30, 2, 'pick architect', 1794845658164, 0, 'bot');
INSERT INTO public.moves VALUES (2, 31, 0, 'pick warlord', 1794845658193, 14, 'person');
INSERT INTO public.moves VALUES (2, 32, 0, 'name architect', 1794845658216, 9, 'person');
INSERT INTO public.moves VALUES (2, 33, 0, 'cards', 1794845658238, 11, 'person');
INSERT INTO public.moves VALUES (2, 34, 0, 'keep barracks', 1794845658259, 12, 'person');
INSERT INTO public.moves VALUES (2, 35, 0, 'end', 1794845658273, 11, 'person');
INSERT INTO public.moves VALUES (2, 36, 2, 'name merchant', 1794845658287, 0, 'bot');
INSERT INTO public.moves VALUES (2, 37, 2, 'gold', 1794845658295, 0, 'bot');
INSERT INTO public.moves VALUES (2, 38, 2, 'end', 1794845658321, 0, 'bot');
INSERT INTO public.moves VALUES (2, 39, 1, 'cards', 1794845658552, 12, 'person');
INSERT INTO public.moves VALUES (2, 40, 1, 'keep church', 1794845658578, 15, 'person');
INSERT INTO public.moves VALUES (2, 41, 1, 'end', 1794845658605, 16, 'person');
INSERT INTO public.moves VALUES (2, 42, 0, 'destroy 0 tavern', 1794845658636, 14, 'person');
INSERT INTO public.moves VALUES (2, 43, 0, 'gold', 1794845658665, 11, 'person');
INSERT INTO public.moves VALUES (2, 44, 0, 'build barracks', 1794845658706, 16, 'person');
INSERT INTO public.moves VALUES (2, 45, 0, 'income', 1794845658753, 19, 'person');
INSERT INTO public.moves VALUES (2, 46, 0, 'end', 1794845658788, 19, 'person');
INSERT INTO public.moves VALUES (2, 47, 1, 'gold', 1794845658817, 10, 'person');
INSERT INTO public.moves VALUES (2, 48, 1, 'build church', 1794845658858, 21, 'person');
INSERT INTO public.moves VALUES (2, 49, 1, 'end', 1794845658902, 18, 'person');
INSERT INTO public.people VALUES (1, 'Ana', 1794845653023);
INSERT INTO public.people VALUES (2, 'Ben', 1794845653068);
INSERT INTO public.seats VALUES (1, 0, 1, NULL, 'Ana', false);
INSERT INTO public.seats VALUES (1, 1, NULL, 'easy', 'Boris', false);
INSERT INTO public.seats VALUES (2, 0, 1, NULL, 'Ana', false);
INSERT INTO public.seats VALUES (2, 1, 2, NULL, 'Ben', false);
INSERT INTO public.seats VALUES (2, 2, NULL, 'easy', 'Boris', false);
INSERT INTO public.seats VALUES (3, 0, 2, NULL, 'Ben', false);
INSERT INTO public.seats VALUES (3, 1, NULL, 'hard', 'Ana', false);
INSERT INTO public.seats VALUES (3, 2, NULL, NULL, '', false);
INSERT INTO public.seats VALUES (3, 3, NULL, NULL, '', false);
INSERT INTO public.tables VALUES (1, 'BVNCKX', 1, 'over', '{"edition":"classic","seats":2,"preset":null,"characters":null,"uniques":null,"rank9":false,"options":{},"listed":false,"chat":true,"hints":true,"clock":{"kind":"none","seconds":60,"turn":0},"pace":"normal","grace":90}', '{"format":"citadels-record","version":1,"edition":"classic","characters":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon-gate","great-wall","haunted-quarter","keep","keep","laboratory","library","observatory","school-of-magic","smithy","graveyard","university"],"options":{"short_game":false},"players":["Ana","Boris"],"seed":129804815976775,"crown":null}', '7ff979227ec7d324d64e52f4e8fbc18b', '{"scores":[14,33],"winners":[1]}', NULL, false, false, 1794845653693, 1794845657531);
INSERT INTO public.tables VALUES (2, 'XWA654', 1, 'playing', '{"edition":"deluxe","seats":3,"preset":null,"characters":null,"uniques":null,"rank9":false,"options":{},"listed":false,"chat":true,"hints":true,"clock":{"kind":"none","seconds":60,"turn":0},"pace":"normal","grace":86400}', '{"format":"citadels-record","version":1,"edition":"deluxe","characters":["assassin","thief","magician","king","bishop","merchant","architect","warlord","artist"],"uniques":["dragon-gate","factory","haunted-quarter","imperial-treasury","keep","laboratory","library","map-room","quarry","school-of-magic","smithy","statue","thieves-den","wishing-well"],"options":{},"players":["Ana","Ben","Boris"],"seed":121941512372212,"crown":null}', 'a3aa95321d34e0b9b456c39a4515ff8f', NULL, NULL, false, false, 1794845657557, 1794845657652);
INSERT INTO public.tables VALUES (3, '7TES7B', 2, 'open', '{"edition":"circus","seats":4,"preset":null,"characters":null,"uniques":null,"rank9":false,"options":{},"listed":true,"chat":true,"hints":true,"clock":{"kind":"none","seconds":60,"turn":0},"pace":"normal","grace":90}', NULL, '21bcb9f7c8f9de0fd047923aa54965c9', NULL, NULL, true, false, 1794845658941, 1794845658941);
INSERT INTO public.tokens VALUES ('1742e88136da49026cce681df8e6e9f0ef933ec5f56a3553d80732ee651d7135', 1, 'cookie', 9999999999999);
INSERT INTO public.tokens VALUES ('cc3ab20a90989aebcd77e67a136f97b1a8e9f92dafc04a11de70df1e6e856f6f', 2, 'cookie', 9999999999999);
SELECT pg_catalog.setval('public.chat_id_seq', 2, true);
SELECT pg_catalog.setval('public.people_id_seq', 2, true);
SELECT pg_catalog.setval('public.tables_id_seq', 3, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY ("table", process);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX ix_chat_table ON public.chat USING btree ("table");
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_listed ON public.tables USING btree (listed, state, changed);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_host_fkey FOREIGN KEY (host) REFERENCES public.people(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
