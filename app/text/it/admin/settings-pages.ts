/** The words of /admin/impostazioni and the pages beside it. */
export const settingsPages = {
  label: "Pagine delle impostazioni",
  site: "Sito",
  password: "Password",
  factor: "Due passaggi",
  sessions: "Accessi aperti",
  notifications: "Avvisi",
} as const;

/** The field that asks for the password again. */
export const confirmation = {
  label: "La tua password, ancora una volta",
  hint: "Chi trova il telefono aperto non deve poter cambiare chi entra.",
} as const;

/** The words of the page of the second factor. */
export const secondFactor = {
  title: "Verifica in due passaggi",
  off: "Adesso basta la password. Con la verifica in due passaggi serve anche un codice di sei cifre, che cambia ogni mezzo minuto e sta in un’app del tuo telefono: chi ruba la password resta fuori.",
  steps: [
    "Apri sul telefono un’app per i codici, per esempio Aegis, 2FAS, Google Authenticator o il gestore delle password.",
    "Inquadra questo disegno con l’app, oppure scrivi lì la chiave qui sotto.",
    "Scrivi qui il codice che l’app ti mostra.",
  ],
  codeHint: "Sei cifre, quelle che l’app mostra adesso.",
  qr: "Il codice QR con la chiave",
  openApp: "Apri l’app su questo telefono",
  secret: "Chiave",
  turnOn: "Attiva la verifica",
  on: {
    one: "La verifica in due passaggi è attiva. Ti resta un codice di riserva.",
    other: "La verifica in due passaggi è attiva. Ti restano {count} codici di riserva.",
  },
  codes: "I tuoi codici di riserva",
  codesLead:
    "Si vedono soltanto adesso: stampali, salvali o copiali. Ognuno vale una volta, quando il telefono non c’è. Se li perdi tutti, chi gestisce il server usa «giramondo set-password --reset-factor».",
  copy: "Copia",
  copied: "Copiati",
  print: "Stampa",
  saveFile: "Salva come file",
  fileName: "codici-di-riserva.txt",
  file: "Codici di riserva\r\n\r\n{codes}\r\n",
  renew: "Fai dieci codici di riserva nuovi",
  renewHint: "I dieci codici nuovi sostituiscono quelli di prima.",
  turnOff: "Disattiva la verifica",
  done: "Fatto: torna alle impostazioni",
  /** While it is being turned on there are no recovery codes yet. */
  wrongCode: "Questo codice non vale: scrivi quello che l’app mostra adesso.",
} as const;

/** The words of the settings form. */
export const settingsForm = {
  title: "Impostazioni",
  lead: "Quello che salvi qui si vede subito sul sito. Un campo vuoto torna al valore di partenza.",
  toy: "Il peluche",
  ownerLanguage: "Lingua del pannello · Panel language",
  productName: "Nome del peluche",
  contacts: "Contatti",
  ownerName: "Chi cura il viaggio",
  ownerNameHint:
    "Il nome di chi risponde dei dati: sta nella pagina della privacy. Finché manca, lì c’è soltanto la tua e-mail.",
  contactEmail: "E-mail",
  contactEmailHint: "La vedono tutti, in fondo a ogni pagina.",
  instagramUrl: "Profilo Instagram",
  tiktokUrl: "Profilo TikTok",
  profileHint: "Basta il nome, come @capi_viaggia.",
  address: "Indirizzo del sito",
  publicUrl: "Indirizzo pubblico",
  useHere: "Usa questo indirizzo",
  publicUrlHint: "Come lo scrivono i visitatori. Si imposta solo da dove funziona: qui è {here}.",
  journey: "Il viaggio",
  journeyStart: "Primo giorno",
  journeyStartHint: "Da qui si contano i giorni. Se lo lasci vuoto, si contano dalla prima tappa.",
  journeyEnd: "Ultimo giorno",
  journeyEndHint:
    "Dal giorno dopo il sito dice che il viaggio è finito, non chiede più di far ripartire il peluche, e dà la tua e-mail a chi ce l’ha in mano.",
  spam: "Storie sospette",
  spamWords: "Parole che fanno sospettare",
  spamWordsCount: "Le parole ({count})",
  spamWordsHint:
    "Una storia con una di queste parole, con due link o con un testo già arrivato va fra le «Sospette», mai se ha il codice di un cartellino. Separale con virgole.",
  backup: "Copia di sicurezza",
  backupNever: "Non risulta ancora nessuna copia.",
  backupAt: "L’ultima è del {moment}.",
  backupHint: "Si fa sul server: «giramondo backup --nightly CARTELLA», o da sé con il pacchetto Debian.",
  /** The hint in an empty field. */
  initially: "Di partenza: {value}",
  source: {
    environment: "È deciso da chi gestisce il server (variabile d’ambiente): qui non si può cambiare.",
    file: "È impostato in site.env: si cambia in quel file, poi si fa ripartire il sito.",
  },
  none: "Nessuno",
  submit: "Salva",
  pending: "Salvataggio...",
} as const;

/** The words of the page on which the password is changed. */
export const passwordPage = {
  unsure: "Non so se è cambiata: premi di nuovo. Se quella attuale risulta sbagliata, vale già la nuova.",
  title: "Cambia la password",
  lead: "Chi era entrato da altri dispositivi deve accedere di nuovo; qui resti dentro.",
  current: "Password attuale",
  password: "Password nuova",
  passwordHint:
    "Almeno {least} caratteri. Quattro parole a caso si ricordano bene e sono difficili da indovinare.",
  again: "Password nuova, ancora una volta",
  submit: "Cambia password",
  pending: "Cambio in corso...",
  configured:
    "La password è scritta nelle impostazioni del server (ADMIN_PASSWORD o ADMIN_PASSWORD_FILE): si cambia lì, poi si fa ripartire il sito.",
} as const;

/** The words of the page with the open sessions. */
export const sessionsPage = {
  title: "Accessi aperti",
  lead: "Da dove qualcuno può usare questo pannello adesso. Se uno non lo riconosci, chiudilo e cambia la password.",
  current: "questo",
  begun: "Aperto il {moment}",
  used: "usato l’ultima volta il {moment}",
  inUse: "in uso adesso",
  end: "Chiudi",
  endNamed: "Chiudi: {browser}, aperto il {begun}",
  endOthers: "Chiudi tutti gli altri",
  alone: "Non ci sono altri accessi aperti.",
  unknownBrowser: "Un browser sconosciuto",
  browserOn: "{browser} su {system}",
} as const;
