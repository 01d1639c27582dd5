### Playing without a server, and the pages as an app.

## The engine on this device

engine-loading = Připravuji hru
engine-amount = { $done } z { $all } MB
engine-starting = Už jen chvilku...
engine-here = Hrát tady
refused-engine-elsewhere = Citadela je otevřená na jiné kartě. Hra může běžet jen na jedné z nich.
refused-engine-storage = Tento prohlížeč hry neukládá. Možná běží v anonymním režimu, nebo má ukládání vypnuté.
refused-engine-full = V zařízení už není místo, takže se tvůj poslední tah neuložil. Uvolni místo a zkus to znovu.
refused-engine-files = Hru se nepodařilo načíst pro hraní bez připojení. Jednou se připoj k internetu a zkus to znovu.
refused-engine-broken = Hra se zastavila kvůli chybě. Tvoje uložené hry jsou v bezpečí.
refused-engine-restarted = Hru bylo nutné spustit znovu. Zkus to ještě jednou.

## Alone, or without a network

app-alone-title = Hra na tomto zařízení
app-alone = Všechno běží v tvém prohlížeči, i bez připojení: hry proti botům, lekce, záznamy. Tvoje hry zůstávají tady.
app-alone-others = U jednoho zařízení se může střídat víc lidí. Na hru s ostatními po internetu je potřeba server.
app-alone-device = Tvoje hry a jméno jsou uložené jen v tomto prohlížeči. Na jiné zařízení je přeneseš, když na stránce Moje hry uložíš všechny hry do souboru.
app-away-title = Bez připojení
app-away-able = I tak můžeš hrát proti botům, učit se, číst pravidla a přehrávat hry uložené v tomto zařízení.
app-away-unable = Hra v tomto zařízení ještě není: než se připojení vrátí, můžeš jen číst pravidla.
app-away-others = Hry s ostatními lidmi počkají na připojení.
app-away-table = Tato hra běží na serveru. Počká na připojení.
app-down-title = Server je nedostupný
app-down-unable = Hra v tomto zařízení ještě není: než se server vrátí, můžeš jen číst pravidla.
app-down-others = Hry s ostatními lidmi budou pokračovat, až se vrátí.
app-down-table = Tato hra běží na serveru, který je teď nedostupný. Bude pokračovat, až se server vrátí.
app-lobby = Tady si postupně sednou všichni, kdo hrají na tomto zařízení.

## Games on this device

app-here = v tomto zařízení
app-own = Hry v tomto zařízení
app-own-hint = Jsou uložené v tomto prohlížeči. Ulož je do souboru pro jistotu, nebo k přenesení na jiné zařízení.
app-export = Uložit všechny hry do souboru
app-import = Načíst hry ze souboru
app-import-done = { $n ->
    [0] Všechny hry z tohoto souboru už tu jsou.
    [one] Načtena 1 hra.
    [few] Načteny { $n } hry.
   *[other] Načteno { $n } her.
}
app-damaged = { $n ->
    [one] Jednu hru nelze přečíst
    [few] { $n } hry nelze přečíst
   *[other] { $n } her nelze přečíst
}
app-damaged-hint = Ostatní hry jsou v bezpečí. Co z ní zbylo, si můžeš stáhnout, nebo ji smazat.
app-damaged-unreadable = Nelze ji přečíst.
app-damaged-newer = Zapsala ji novější verze Citadely.
app-damaged-ask = Smazat tuto poškozenou hru?
app-damaged-ask-hint = Nejde ji hrát ani přehrát. Obnovit ji nepůjde.

## The app

app-title = Hraní bez připojení
app-keep = Připravit hraní bez připojení
app-keep-hint = Stáhni si hru jednou (asi 10 MB) a můžeš hrát proti botům, učit se a přehrávat hry bez připojení.
app-keeping = Hra se stahuje...
app-kept = Hotovo: můžeš hrát bez připojení.
app-keep-failed = Hru se nepodařilo stáhnout. Zkontroluj připojení a volné místo a zkus to znovu.
app-unkeepable = Prohlížeč si stránky pro hraní bez připojení ukládá jen ze zabezpečené adresy (https).
app-local = Hrát proti botům na tomto zařízení
app-local-hint = Nové hry a lekce běží tady, i když je server dostupný.
app-install = Nainstalovat jako aplikaci
app-update = Je připravená nová verze Citadely. Hra po aktualizaci pokračuje.
app-update-use = Aktualizovat
