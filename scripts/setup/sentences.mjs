/** The sentences of the scripts at the terminal. These scripts run before anything is built. */
export const sentences = {
  installing: "Installo le dipendenze (circa un minuto, solo la prima volta)…",
  installFailed: (reason) =>
    `L'installazione delle dipendenze non è riuscita${reason ? ` (${reason})` : ""}: controlla la connessione a Internet e lo spazio su disco, poi riprova.`,
  nodeMissing: (wanted, found) =>
    `Serve Node ${wanted}: quello che il progetto porta con sé non si avvia su questa macchina e il tuo è il ${found}; installa Node 24 o più recente e riprova.`,
  building: "Preparo il sito…",
  buildFailed: "La preparazione del sito non è riuscita: il motivo è qui sopra.",
  chromiumMissing:
    "Per le prove nel browser serve Chromium: installalo (su Debian «apt-get install chromium-headless-shell») o indica il suo percorso in PLAYWRIGHT_CHROMIUM.",
  packageNotFetched: (name, reason) =>
    `Per fare anche l'eseguibile dell'altro processore serve il pacchetto ${name}, che non sono riuscito a scaricare${reason ? ` (${reason})` : ""}: controlla la connessione a Internet e riprova, oppure fai solo quello di questa macchina con «npm run package -- --native».`,
  packageChanged: (name) =>
    `Il pacchetto scaricato ${name} non è quello di package-lock.json (il suo sha512 è diverso): non lo uso. Riprova, e se succede ancora controlla da dove npm scarica i pacchetti.`,
  otherNode: (wanted, found) =>
    `L'eseguibile si può fare soltanto con Node ${wanted}, che porta anche dentro di sé; questo è il ${found}.`,
  cannotLoad: (file, pageSize, reason) =>
    `${file} non si caricherebbe con un kernel che ha pagine di memoria da ${pageSize / 1024}K (${reason}): non lo metto in dist.`,
  sameBytes: "Gli eseguibili fatti in due cartelle diverse hanno gli stessi byte.",
  otherBytes: (here, elsewhere) =>
    `Gli eseguibili fatti in due cartelle diverse non hanno gli stessi byte:\n${here}ma\n${elsewhere}`,
  emulatorMissing: (arch, reason) =>
    `Per provare qui l'eseguibile per ${arch} servono alcuni pacchetti di Debian 12 (qemu-user-static, libc6, libgcc-s1, libstdc++6), che non sono riuscito a prendere con apt-get e dpkg-deb${reason ? ` (${reason})` : ""}: fai la prova su una Debian con Internet.`,
  debianPackagesMissing: (names) =>
    `Per queste prove ${names.length === 1 ? "manca" : "mancano"} ${names.join(", ")}: su Debian «apt-get install --no-install-recommends ${names.join(" ")}», poi riprova.`,
  browserNotTried: (name) => `Su questa macchina non posso provare ${name}.`,
  testFileMissing: "Dimmi quale file di prove, per esempio «npm run test:one tests/http/public/map.test.ts».",
  deployCheckNeedsRoot:
    "Queste prove costruiscono l'immagine in una radice tutta sua (chroot): lanciale da root, per esempio in una macchina virtuale.",
};
