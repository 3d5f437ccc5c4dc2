/** Sentences of backup, verify and restore. */
export const backup = {
  copying: "Copio il sito",
  checking: "Controllo la copia",
  restoring: "Leggo la copia",
  made: "Copia di sicurezza fatta: {file} ({photos}, {size}).",
  missing: {
    one: "Attenzione: un file di foto mancava già dal disco e non è nella copia; «giramondo doctor» dice quale.",
    other:
      "Attenzione: {count} file di foto mancavano già dal disco e non sono nella copia; «giramondo doctor» dice quali.",
  },
  sound: "La copia {archive} è integra: {contents}, del {when}.",
  restored: "Il sito è di nuovo in {directory}: {contents}.",
  aside: "I dati di prima sono in {folders}: quando hai controllato che tutto vada bene, puoi cancellarli.",
  filesAside: "Qui non c'era un sito. I file che c'erano al posto di quelli della copia sono in {folders}.",
  photosStay:
    "Le foto di prima sono ancora nel bucket: quelle che la copia non conosce, il sito le mette da parte lì per 30 giorni.",
  withdrawn: {
    one: "Una storia della copia era stata ritirata da chi l'aveva mandata: non è tornata.",
    other: "{count} storie della copia erano state ritirate da chi le aveva mandate: non sono tornate.",
  },
  listUnread:
    "Attenzione: il database di prima è rovinato e non dice quali storie erano state ritirate: se ne ricordi qualcuna, eliminala da /admin.",
  signInAgain: "Ora fai ripartire il sito; per entrare in /admin vale la password che c'era nella copia.",
  notificationsPaused:
    "Gli avvisi sono in pausa e i telefoni da avvisare sono tolti: se questo è il sito vero, riprendili in /admin, «Avvisi».",
  databaseOnly:
    "Era una copia del solo database (fatta prima di un aggiornamento): le foto sono rimaste quelle che c'erano. Quelle che non conosce, quando il sito riparte, vanno da parte per 30 giorni: il sito dice dove.",

  toTerminal:
    "Una copia è fatta di byte, non di testo: mandala in un file o a un altro comando, per esempio «giramondo backup - | ssh …».",
  nightlyNeedsFolder: "Con --nightly indica la cartella delle copie, per esempio /var/backups/giramondo.",
  madeRoom: {
    one: "Per fare posto alla copia nuova ho cancellato la più vecchia in {folder}: lo spazio non basta per tutte.",
    other:
      "Per fare posto alla copia nuova ho cancellato le {count} più vecchie in {folder}: lo spazio non basta per tutte.",
  },
  anotherSite:
    "La copia più recente, {file}, è di un altro sito, con {records} fra storie, articoli e tappe: non ne faccio una nuova lì accanto, e quelle restano tutte. Forse il disco con i dati non è montato. Se è giusto così, scegli un'altra cartella, oppure aggiungi --force.",
  lostMost:
    "Nella copia più recente, {file}, ci sono {records} fra storie, articoli e tappe, e nel sito {now}: non faccio una copia nuova lì accanto, e quelle restano tutte. Se hai eliminato tu il resto, aggiungi --force una volta.",
  lostPhotos:
    "Mancano {missing} file di foto, e una copia nuova sarebbe meno della metà della più recente, {file}: non la faccio, e quelle restano tutte. Forse il disco con le foto non è montato. Se le foto sono perse davvero, aggiungi --force una volta.",
  noRoomForBackup:
    "Per la copia servono {needed} in {folder}, e ce ne sono {free}: libera spazio, oppure fai le copie su un altro disco. Le copie di prima restano tutte.",
  noRoomBesideSite:
    "Per la copia servono {needed} in {folder}, compreso lo spazio che deve restare al sito, e ce ne sono {free}: libera spazio, oppure fai le copie su un altro disco. Le copie di prima restano tutte.",
  backupsBeside:
    "Attenzione: in {directory} non c'era nessun sito e ne comincio uno vuoto, ma c'è la copia {file} del {madeAt}. Se il disco con i dati non è montato, ferma il sito e montalo; se vuoi ripartire dalla copia: giramondo restore --force {file}",

  noSite: "In {root} non c'è nessun sito da copiare: indica con DATA_DIR la cartella dei dati.",
  noSiteOnServer: "Nel database {database} non c'è nessun sito da copiare: controlla DATABASE_URL.",
  exists: "{file} esiste già e non lo sovrascrivo: scegli un altro nome, oppure indica una cartella.",
  noFolder: "La cartella {folder} non esiste: creala, oppure scegli un altro posto.",
  another:
    "È già in corso un'altra copia o un altro ripristino degli stessi dati: aspetta che finisca e riprova.",
  archiveNoFile: "{file} non è un file: indica il file della copia, quello che finisce con .tar.gz.",
  archiveMissing: "Il file {file} non c'è: controlla il percorso.",

  "not-an-archive":
    "{file} non è una copia di Giramondo, oppure è rovinato: usa un'altra copia. Non è stato cambiato niente.",
  incomplete: "La copia {file} non è completa: usa un'altra copia. Non è stato cambiato niente.",
  incompleteWithout:
    "La copia {file} non è completa (manca {detail}): usa un'altra copia. Non è stato cambiato niente.",
  "foreign-file":
    "La copia {file} contiene un file che Giramondo non ci ha messo ({detail}): non la uso. Non è stato cambiato niente.",
  "too-large":
    "La copia {file} si espande molto più di una copia di Giramondo: non la uso. Non è stato cambiato niente.",
  tooLargeFile:
    "La copia {file} si espande molto più di una copia di Giramondo ({detail}): non la uso. Non è stato cambiato niente.",
  noRoom:
    "Per leggere la copia {file} servono almeno {needed} in {folder}, e ci sono {free}: libera spazio e riprova. Non è stato cambiato niente.",
  newer:
    "La copia {file} è di una versione più nuova di Giramondo: usa quella versione. Non è stato cambiato niente.",
  "changed-file":
    "Nella copia {file} il contenuto di {detail} è cambiato dopo che è stata fatta: usa un'altra copia. Non è stato cambiato niente.",
  damaged: "Il database nella copia {file} è rovinato: usa un'altra copia. Non è stato cambiato niente.",
  photosMissing:
    "Alla copia {file} mancano delle foto (per esempio {name}): usa un'altra copia. Non è stato cambiato niente.",

  wouldOverwrite:
    "In {directory} c'è già un sito: per metterlo da parte e ripristinare la copia aggiungi --force.",
  running:
    "Il sito in {root} è in funzione, o lo usa un altro comando: fermalo, ripristina la copia, poi fallo ripartire.",
  runningOnServer:
    "Il database {database} è in uso: ferma tutte le istanze del sito e le copie in corso, ripristina la copia, poi falle ripartire. Non è stato cambiato niente.",
  undecided:
    "Il collegamento con il database si è interrotto proprio alla fine del ripristino, e non si sa se è riuscito: quando risponde di nuovo, ripetilo con «giramondo restore FILE --force». I dati di prima sono in {aside}.",
  interrupted:
    "Un ripristino in {root} è stato interrotto a metà: ripetilo con «giramondo restore FILE --force». I dati di prima sono in {aside}.",
} as const;

/** '1 storia, 2 articoli, 3 tappe, 4 foto', and sizes: '3,4 MB'. */
export const amounts = {
  stories: { one: "{count} storia", other: "{count} storie" },
  blogPosts: { one: "{count} articolo", other: "{count} articoli" },
  locations: { one: "{count} tappa", other: "{count} tappe" },
  photos: { one: "{count} foto", other: "{count} foto" },
  bytes: "byte",
} as const;

/** Names in a sentence: 'A e B', 'in A e in B', 'A, B, C e altri 4'. */
export const lists = { and: " e ", andIn: " e in ", andOthers: "{names} e altri {count}" } as const;

/** Sentences of `giramondo export`. */
export const staticExport = {
  writing: "Esporto il sito",
  done: "Il sito pubblico è in {directory}: {pages} pagine, {photoFiles} file di foto. Apri index.html, oppure copia la cartella su un qualsiasi server web.",
  used: "{directory} c'è già e non è vuota: scegli una cartella nuova, non sovrascrivo niente.",
  broken:
    "Attenzione: questi indirizzi non hanno dato niente, e nelle pagine esportate non funzionano: {addresses}.",
} as const;
