/** The findings of `giramondo doctor`, and what to do about them. */
export const doctor = {
  levels: { well: "bene", note: "nota", problem: "PROBLEMA" },
  allWell: "Tutto bene.",
  notes: { one: "Nessun problema, una nota da leggere.", other: "Nessun problema, {count} note da leggere." },
  problems: { one: "C'è un problema da risolvere.", other: "Ci sono {count} problemi da risolvere." },

  noSite:
    "Non ho trovato nessun sito in {root}: se è la prima volta, avvialo con «giramondo serve»; se il sito c'è già, indica con DATA_DIR dove sono i suoi dati.",
  program: "Questo è Giramondo {version}.",

  configurationWell: "Le impostazioni sono scritte bene.",
  ownerMissing:
    "Nella pagina della privacy manca chi cura il viaggio: scrivilo in /admin, in «Impostazioni» (o come {variables} in site.env).",
  publicUrlMissing:
    "Il sito non sa ancora il suo indirizzo pubblico: quando ne ha uno, scrivilo in /admin, in «Impostazioni» (o come PUBLIC_URL in site.env).",
  proxyNotTrusted:
    "L'indirizzo pubblico (PUBLIC_URL) comincia con https ma TRUST_PROXY è 0: tutti i visitatori sembrano venire dal proxy e si dividono gli stessi limiti. Metti TRUST_PROXY=1 (o il numero di proxy davanti al sito) e riavvia.",
  proxyCanBePassedBy:
    "TRUST_PROXY è impostata ma il sito ascolta su tutti gli indirizzi: chi arriva senza passare dal proxy può fingersi un altro. Metti HOST=127.0.0.1, oppure chiudi la porta con il firewall (in un container va bene così).",
  proxyWell: "Il sito sa di chiamarsi {address}, e le impostazioni del proxy vanno d'accordo.",

  tagAddress: {
    home: "L'indirizzo {publicUrl} funziona solo a casa tua: non stampare ancora i cartellini, chi trova il peluche lontano da qui non aprirebbe la pagina.",
    http: "L'indirizzo {publicUrl} non è https: non stampare ancora i cartellini, il telefono di chi trova il peluche avviserebbe che il sito non è sicuro.",
  },

  dataMissing:
    "La cartella dei dati {root} non c'è ancora: la crea la prima partenza. Se il sito ha già dei dati, indica con DATA_DIR dove sono.",
  dataWell: "La cartella dei dati {root} si può leggere e scrivere.",
  filesOpen:
    "Gli altri utenti di questa macchina possono leggere {names} nella cartella dei dati: riavvia il sito, che li chiude. Se restano aperti sono di un altro utente, oppure il disco non conosce i permessi (exFAT, SMB): monta il disco con umask=077, o sposta i dati su un disco ext4.",
  networkDisk:
    "La cartella dei dati {root} è su un disco di rete ({network}), dove il database si può rovinare: ferma il sito, spostala su un disco di questa macchina e indicala con DATA_DIR; sul disco di rete tieni le copie.",
  spaceTooLittle:
    "Sul disco dei dati restano solo {free}: libera spazio adesso, o il sito non potrà più ricevere storie.",
  spaceLittle: "Sul disco dei dati restano {free}: bastano per poco, libera spazio appena puoi.",
  spaceWell: "Sul disco dei dati ci sono {free} liberi.",

  noDatabase: "Non c'è ancora nessun database: lo crea la prima partenza.",
  databaseEmpty:
    "Il database {database} su PostgreSQL risponde ed è ancora vuoto: la prima partenza ci crea quello che serve.",
  databaseWell: "Il database è integro: {contents}.",
  databaseAnswers: "Il database su PostgreSQL risponde: {contents}.",
  backupWell: "L'ultima copia di sicurezza è del {moment}.",
  backupOld:
    "L'ultima copia di sicurezza è del {moment}: ha più di otto giorni. Fanne una nuova con «giramondo backup FILE», meglio ogni notte con «giramondo backup --nightly CARTELLA».",
  backupNever:
    "Non risulta ancora nessuna copia di sicurezza: falla con «giramondo backup FILE», meglio ogni notte con «giramondo backup --nightly CARTELLA».",
  backupsRoom: {
    one: "In {folder} c'è una copia, che occupa {size}; dopo un anno di notti sono circa {inAYear}.",
    other:
      "In {folder} ci sono {count} copie, che occupano {size}; dopo un anno di notti sono circa {inAYear}.",
  },
  backupsTooMany: {
    one: "In {folder} c'è una copia, che occupa {size}; dopo un anno di notti sono circa {inAYear}, più dello spazio che c'è: le più vecchie se ne andranno prima.",
    other:
      "In {folder} ci sono {count} copie, che occupano {size}; dopo un anno di notti sono circa {inAYear}, più dello spazio che c'è: le più vecchie se ne andranno prima.",
  },
  photosWell: "Tutte le foto del database sono sul disco, e nessuna è di troppo.",
  photosMissing: {
    one: "Manca dal disco un file di foto ({names}): ripristina una copia in cui ci sono, oppure togli la foto dall'articolo o dalla storia.",
    other:
      "Mancano dal disco {count} file di foto ({names}): ripristina una copia in cui ci sono, oppure togli la foto dall'articolo o dalla storia.",
  },
  photosOrphan: "Ci sono foto che nessuno usa ({names}): la prossima partenza del sito le mette da parte.",
  photosStrange:
    "Nella cartella delle foto c'è qualcosa che non è del sito ({names}): spostalo altrove, le copie di sicurezza non lo comprendono.",
  clockWell: "L'orologio segna il {now} (ora italiana).",
  clockUnset:
    "L'orologio non è regolato dalla rete, e i codici della verifica in due passaggi valgono solo se è giusto entro mezzo minuto: «timedatectl set-ntp true».",
  clockBehind:
    "L'orologio segna il {now}, ma nel database c'è qualcosa del {newest} (ora italiana): regola l'orologio (su Raspberry Pi: «timedatectl set-ntp true») e riavvia il sito.",

  notRunning: "Il sito è fermo.",
  answering: "Il sito è in funzione e risponde su {address}.",
  notAnswering:
    "Il sito è in funzione ma non risponde su {address}: controlla che HOST e PORT siano le stesse con cui è partito, poi riavvialo.",
  reachable: "Il sito si raggiunge anche da {address}.",
  unreachable:
    "Da questa macchina il sito non si raggiunge su {address}: controlla il DNS, il proxy e il suo certificato (alcuni router non permettono la prova dall'interno).",
  untrusted: "Su {address} qualcuno risponde, ma il suo certificato {why}: {advice}",

  unhealthy: "Il sito non risponde su {address}.",
} as const;
