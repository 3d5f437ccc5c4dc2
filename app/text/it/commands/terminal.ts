/** Why a server's certificate is refused, and what to do. */
export const certificate = {
  otherName: "è di un altro nome",
  expired: "è scaduto o non vale ancora",
  unsigned: "non è firmato da chi questa macchina conosce",
  advice: {
    otherName: "scrivi il nome che c'è nel certificato.",
    expired: "va rinnovato lì, oppure l'orologio di questa macchina è sbagliato.",
    unsigned:
      "se l'autorità è tua, mettila fra quelle del sistema con «update-ca-certificates», poi riavvia il sito.",
  },
} as const;

/** Sentences at the terminal: the address of the site, or in one sentence why it does not start. */
export const terminal = {
  firstSettings:
    "Adesso apri {address}/admin: in «Impostazioni» dai al sito il nome del peluche, i contatti e l'indirizzo.\n  (chi preferisce i file scrive in {file}: {names})\nPer vederlo già pieno fermalo, poi «giramondo import-demo».",
  listening: "Giramondo è in ascolto su {url}",
  listeningFromNetwork: "Giramondo è in ascolto su {url} (dalla rete: {addresses})",
  dataIn: "I dati sono in {directory}",
  firstPassword:
    "La password per entrare in /admin: {password}\n  (compare solo questa volta: annotala; si cambia in /admin, o con «giramondo set-password»)",
  firstPasswordIn:
    "La password per entrare in /admin è scritta nel file {file}, che si cancella da solo appena entri\n  (leggila con «{reader} cat {file}»; si cambia in /admin, o con «giramondo set-password»)",
  /** In English, for owners who cannot read the other lines of the first start. */
  inEnglish: "Set OWNER_LANGUAGE=en for English",
  newPassword: "Nuova password: ",
  newPasswordAgain: "Ancora una volta: ",
  passwordsDiffer: "Le due password non sono uguali: non è cambiato niente, riprova.",
  passwordKept: "Non è stata scelta nessuna password: vale quella di prima.",
  passwordSet: "La password è cambiata e chi era entrato in /admin deve entrare di nuovo.",
  factorOff: "La verifica in due passaggi è disattivata: si riattiva in /admin, nelle impostazioni.",
  passwordIsConfigured:
    "La password è scritta nelle impostazioni (ADMIN_PASSWORD o ADMIN_PASSWORD_FILE): cambiala lì e riavvia il sito.",
  commonPassword:
    "Attenzione: la password scritta nelle impostazioni (ADMIN_PASSWORD o ADMIN_PASSWORD_FILE) è fra quelle che chiunque prova per prime. Scegline un'altra, per esempio quattro parole a caso, e riavvia il sito.",
  upgraded:
    "Il database è passato alla nuova versione. Com'era prima è in {copy}: per tornare indietro, «giramondo restore» con quel file.",
  unknownPhotos: {
    one: "Una foto che il database non conosce è in {folder}. È normale se il sito era stato interrotto mentre arrivava una storia: fra 30 giorni la cartella si cancella da sola. Se invece il database non è quello giusto, ferma il sito, ripristina quello giusto e riporta le foto in «uploads».",
    other:
      "{count} foto che il database non conosce sono in {folder}. È normale se il sito era stato interrotto mentre arrivava una storia: fra 30 giorni la cartella si cancella da sola. Se invece il database non è quello giusto, ferma il sito, ripristina quello giusto e riporta le foto in «uploads».",
  },
  photosGone:
    "Attenzione: il database ha delle foto, e in {uploads} non ce n'è nessuna. Se sono su un altro disco, ferma il sito e montalo; altrimenti ripristina una copia.",
  proxyNotTrusted:
    "Le richieste arrivano da un proxy, ma TRUST_PROXY è 0: i visitatori sembrano tutti uno solo e si dividono gli stessi limiti. Se davanti al sito c'è un proxy tuo, metti TRUST_PROXY=1 e riavvia.",
  stopping: "Giramondo si ferma.",
  version: "giramondo {version}",
} as const;

/** Why the site cannot start; each says what to do. */
export const cannotStart = {
  portInUse:
    "La porta {port} è già occupata da un altro programma: fermalo, oppure scegli un'altra porta con PORT.",
  portForbidden: "Il sistema non permette di usare la porta {port}: scegli con PORT un numero da 1024 in su.",
  hostUnknown:
    "Questa macchina non ha l'indirizzo {host}: scegline uno suo con HOST, per esempio 127.0.0.1 oppure 0.0.0.0.",
  dataUnusable:
    "Non posso usare la cartella dei dati {root} ({reason}): controlla che esista, che sia una cartella e che questo utente possa leggerla e scriverla, oppure scegline un'altra con DATA_DIR.",
  protectedBySystemd:
    "Non posso scrivere nella cartella dei dati {root}: il servizio di systemd non lo permette. Con «systemctl edit giramondo» aggiungi le righe «[Service]» e «ReadWritePaths={root}», poi «systemctl restart giramondo»; oppure monta quel disco su /var/lib/giramondo.",
  placeUnusable:
    "Non posso usare {file} ({reason}): controlla che questo utente possa leggerlo e scriverlo, poi riprova.",
  wrongKind: {
    root: "Al posto della cartella dei dati {path} c'è {found}: sposta altrove quello che c'è, oppure scegli un'altra cartella con DATA_DIR.",
    folder: "Al posto della cartella {path} c'è {found}: sposta altrove quello che c'è e riprova.",
    file: "Al posto del file {path} c'è {found}: sposta altrove quello che c'è e riprova.",
    database:
      "Al posto del database {path} c'è {found}: sposta altrove quello che c'è, poi ripristina l'ultima copia di sicurezza con «giramondo restore».",
  },
  deadLink:
    "Il collegamento {path} porta a {target}, che non esiste: monta il disco o ricrea quello che manca, oppure togli il collegamento, e riprova.",
  kinds: {
    folder: "una cartella",
    file: "un file",
    pipe: "una pipe",
    socket: "un socket",
    device: "un dispositivo",
  },
  dataInUse:
    "La cartella dei dati {directory} è già in uso da un altro Giramondo: ferma quello, oppure scegli un'altra cartella con DATA_DIR.",
  commonPassword:
    "La password scritta nelle impostazioni (ADMIN_PASSWORD o ADMIN_PASSWORD_FILE) è fra quelle che chiunque prova per prime: scegline un'altra, per esempio quattro parole a caso, e riavvia il sito. Non è stato cambiato niente.",
  newerDatabase:
    "I dati in {root} sono di una versione più nuova di Giramondo: avvia quella versione, oppure ripristina una copia di prima dell'aggiornamento. Non è stato cambiato niente.",
  olderIsRunning:
    "Il sito che usa i dati in {root} è ancora la versione di prima: riavvialo con questa, poi riprova.",
  damagedDatabase:
    "Il file {file} non è un database di Giramondo oppure è rovinato: ripristina l'ultima copia di sicurezza. Non è stato cambiato niente.",
  databaseServer: {
    /** The name of a database in the other sentences. */
    label: "«{database}» ({host}:{port})",
    unreachable:
      "Il database {database} non risponde ({reason}): controlla che PostgreSQL sia acceso, che da qui si raggiunga, e l'indirizzo scritto in DATABASE_URL.",
    withoutTls:
      "Il server del database {database} non usa connessioni cifrate (TLS): accendi «ssl» in postgresql.conf, oppure togli sslmode da DATABASE_URL.",
    untrusted:
      "Il certificato del server del database {database} {why}: in DATABASE_URL controlla il nome del server, e che sslrootcert sia il certificato di chi ha firmato il suo.",
    certificatesUnreadable:
      "I certificati {path}, scritti in sslrootcert di DATABASE_URL, non si leggono ({reason}): correggi il percorso, oppure i permessi del file.",
    refused:
      "PostgreSQL non lascia entrare nel database {database} ({reason}): controlla il nome, la password e sslmode in DATABASE_URL.",
    missing: "Su PostgreSQL non c'è il database {database}: crealo, oppure correggi DATABASE_URL.",
    forbidden:
      "Nel database {database} questo utente non può fare quello che serve ({reason}): il database deve essere suo.",
    tooOld:
      "Il server è PostgreSQL {version}: serve la versione 15 o una più nuova. Non è stato cambiato niente.",
    encoding:
      "Il database {database} è in {encoding}: serve un database in UTF8. Non è stato cambiato niente.",
    newer:
      "Il database {database} è di una versione più nuova di Giramondo: avvia quella versione. Non è stato cambiato niente.",
    full: "Non c'è più spazio sul disco del database {database}: libera un po' di spazio e riprova.",
    passwordNeeded:
      "Con DATABASE_URL la password per entrare in /admin la scegli tu: scrivila in ADMIN_PASSWORD (o in ADMIN_PASSWORD_FILE), uguale per tutte le istanze, oppure prima di partire usa «giramondo set-password».",
  },
  otherPhotos:
    "Un'altra istanza di questo sito è accesa e tiene le foto in un altro posto: qui sarebbero in {here}, e metà delle foto non si vedrebbe. Scrivi lo stesso PHOTOS_URL in tutte le istanze, oppure dai a tutte la stessa cartella «uploads».",
  databaseInUse:
    "Un altro programma tiene occupato il database del sito: chiudi quello, oppure aspetta che finisca, e riprova.",
  databaseUnreachable:
    "Il database del sito non si lascia leggere o scrivere ({message}): controlla il disco e i permessi della cartella dei dati. Se il disco sta male, ripristina l'ultima copia di sicurezza su un altro.",
  damaged:
    "Il database del sito è rovinato: ripristina l'ultima copia di sicurezza. Non è stato cambiato niente.",
  diskFull: "Non c'è più spazio sul disco dei dati ({root}): libera un po' di spazio e riprova.",
  nowhereToUnpack:
    "Giramondo non trova una cartella in cui preparare le sue librerie ({reasons}): dagli con DATA_DIR una cartella sua, su un disco da cui si possono eseguire programmi.",
  unexpected:
    "Giramondo non è partito per un problema imprevisto ({message}): riprova con LOG_LEVEL=debug per vedere i dettagli.",
} as const;

/** The reasons that the system gives for not opening a file, in words. */
export const systemReasons = {
  EACCES: "permesso negato",
  EPERM: "operazione non permessa",
  EROFS: "il disco è in sola lettura",
  EEXIST: "c'è già qualcosa con questo nome",
  EISDIR: "è una cartella",
  ENOTDIR: "non è una cartella",
  ENOENT: "non esiste",
  ENOSPC: "il disco è pieno",
  ELOOP: "troppi collegamenti simbolici",
  EBUSY: "è in uso, oppure è montato per conto suo",
  EIO: "il disco non riesce a leggerlo o a scriverlo",
  EDQUOT: "lo spazio concesso a questo utente è finito",
  ENAMETOOLONG: "il nome è troppo lungo",
} as const;
