/** The words of /admin/avvisi and of the page on which its channels are set. */
export const notifications = {
  unsure: "Non so se è arrivato: riapri questa pagina per vederlo.",
  title: "Avvisi",
  lead: "Storie, avvistamenti, segnalazioni, segni di vita, disco pieno, copie che mancano: al massimo un avviso ogni dieci minuti, poi un riassunto.",
  paused: {
    title: "Gli avvisi sono in pausa",
    text: "Questo sito viene da una copia ripristinata: finché non confermi non scrivo a nessuno. Riattivali solo se questo è il sito vero, e non una prova.",
    resume: "Riattiva gli avvisi",
  },
  channels: "Come ti avviso",
  change: "Cambia e-mail e messaggi",
  mail: "E-mail",
  message: "Messaggio",
  push: "Telefoni e computer",
  notSet: "Non impostato.",
  mailWithoutServer: "C’è l’indirizzo, ma manca il server di posta.",
  mailWithoutAddress: "C’è il server di posta, ma manca l’indirizzo a cui scrivere.",
  through: "attraverso {server}",
  source: {
    environment: "da chi gestisce il server",
    file: "da site.env",
    database: "da questo pannello",
    default: "",
  },
  full: "Gli avvisi contengono anche il nome e le parole di chi scrive.",
  brief: "Gli avvisi non contengono né nomi né frasi: solo la città e quante foto.",
  enable: "Avvisami su questo dispositivo",
  enabling: "Aspetta...",
  needsScript: "Per attivare questo telefono o computer serve JavaScript.",
  needsHttps:
    "Gli avvisi su telefoni e computer funzionano solo quando il sito si apre con https. Intanto usa l’e-mail o un messaggio.",
  appleHint:
    "Su iPhone e iPad: dal menù Condividi scegli «Aggiungi alla schermata Home», apri il sito da lì, e torna in questa pagina.",
  unsupported:
    "Questo browser non riceve avvisi. Su iPhone e iPad aggiungi prima il sito alla schermata Home e aprilo da lì.",
  denied: "Il browser non ha il permesso di mostrare avvisi: concedilo nelle sue impostazioni, poi riprova.",
  notEnabled: "Il browser non è riuscito ad attivare gli avvisi: controlla la connessione e riprova.",
  since: "Attivo dal {day}",
  remove: "Togli",
  removeNamed: "Togli: {browser}, attivo dal {day}",
  trial: "Manda una prova",
  trialPending: "Invio della prova...",
  deliveries: "Ultimi avvisi",
  noDeliveries: "Non ho ancora mandato niente.",
  trialName: "Prova",
  /** What a message was about, in few words. */
  events: {
    story: { one: "Una storia nuova", other: "{count} storie nuove" },
    sighting: { one: "Un avvistamento", other: "{count} avvistamenti" },
    report: { one: "Una segnalazione", other: "{count} segnalazioni" },
    withdrawal: { one: "Una storia ritirata", other: "{count} storie ritirate" },
    "sign-of-life": { other: "Un segno di vita" },
    disk: { other: "Il disco che si riempie" },
    backup: { other: "La copia di sicurezza che manca" },
    "unpublished-stories": { other: "Storie vecchie, mai pubblicate" },
    "suspect-stories": { other: "Storie sospette" },
  },
  outcomes: {
    sent: "Arrivato",
    sentLater: "Arrivato al tentativo numero {tries}",
    trialFailed: "Non arrivato",
    "given-up": "Non arrivato: dopo tre giorni ho smesso di provare",
    gone: "Non arrivato: non è più attivo",
    empty: "Non serviva più",
    unknown: "Forse arrivato: il sito si è fermato proprio mentre lo mandava",
    leaving: "In partenza",
    waiting: "Non ancora arrivato: riprovo il {next}",
  },
  /** Why a message did not arrive, and what to do. */
  failures: {
    "wrong-password": "Il server non accetta il nome utente o la password: controllali.",
    "unknown-host": "Non trovo nessun server con questo nome: controlla come è scritto, o la rete del sito.",
    "other-name":
      "Il certificato del server vale per un altro nome, perciò non gli ho detto niente: scrivi il nome che c’è nel certificato.",
    "expired-certificate":
      "Il certificato del server è scaduto o non vale ancora, perciò non gli ho detto niente: va rinnovato lì.",
    "unknown-issuer":
      "Non conosco chi ha firmato il certificato del server, perciò non gli ho detto niente. Se è un’autorità tua, mettila fra quelle del sistema con «update-ca-certificates», poi riavvia il sito.",
    "no-tls":
      "Il server non usa una connessione cifrata: controlla la porta, e se serve smtp:// al posto di smtps://.",
    "nobody-there":
      "A quell’indirizzo non risponde nessuno: controlla nome e porta, o aspetta che il server riparta.",
    "too-slow": "Il server non ha risposto in tempo: forse è occupato, o la porta non è quella.",
    "private-address":
      "L’indirizzo è in una rete privata: da qui non ci scrivo. Se è davvero quello giusto, mettilo in site.env.",
    redirected: "L’indirizzo rimanda a un altro, e non lo seguo: scrivi quello definitivo.",
    "try-later": "Il server chiede di riprovare più tardi: ci penso io.",
    "no-room": "La casella di chi riceve, o il server, non ha più posto: va svuotata.",
    "recipient-refused":
      "Il server di posta non accetta il mittente o il destinatario: controlla gli indirizzi.",
    refused: "Il server ha rifiutato l’avviso.",
    "not-configured": "Questo modo di avvisare non è più impostato.",
    failed: "L’avviso non è partito per un problema imprevisto.",
  },
} as const;

/** The words of the page on which the channels are set. */
export const channels = {
  title: "E-mail e messaggi",
  lead: "Qui dici dove mandare gli avvisi. Password e indirizzi segreti restano sul server: questa pagina non li mostra più.",
  mail: "E-mail",
  notifyEmail: "A chi scrivo",
  notifyEmailHint: "Uno o più indirizzi, separati da virgole.",
  server: {
    title: "Da dove scrivo: la tua posta",
    smtpProvider: "La tua posta è",
    otherProvider: "Un’altra, o nessuna",
    providers: {
      gmail: "Gmail: vuole una «password per le app»",
      icloud: "iCloud: vuole una «password per le app»",
      yahoo: "Yahoo: vuole una «password per le app»",
      libero: "Libero: la password della casella",
      virgilio: "Virgilio: la password della casella",
      aruba: "Aruba: la password della casella",
    },
    otherServer: "Il server di un’altra posta",
    smtpHost: "Server",
    smtpPort: "Porta",
    smtpUser: "Nome",
    smtpPassword: "Password",
    hints: {
      smtpProvider: "La «password per le app» si crea nelle impostazioni di sicurezza del tuo account.",
      smtpHost: "Lo dice chi ti dà la posta, alla voce SMTP: per esempio smtp.posta.example.",
      smtpPort: "Quasi sempre 465, a volte 587.",
      smtpUser: "Quasi sempre il tuo indirizzo per intero.",
      smtpPassword: "Resta sul server: questa pagina non la mostra più.",
    },
  },
  message: "Messaggio",
  notifyUrl: "Indirizzo dei messaggi",
  notifyUrlHint:
    "Con l’app gratuita ntfy: scegli un nome difficile da indovinare, iscriviti a quello nell’app e scrivi qui ntfy+https://ntfy.sh/quel-nome. (Per chi programma: un indirizzo https:// che riceve JSON.)",
  isSet: "È impostato: {shown}. Lascia vuoto per tenerlo, scrivine un altro per cambiarlo.",
  remove: "Toglilo",
  details: "Che cosa dico",
  notifyDetail: "Scrivi negli avvisi anche il nome e le parole di chi manda la storia",
  notifyDetailHint: "Passano da servizi di altri: senza questa spunta dico solo la città e quante foto.",
  submit: "Salva",
  pending: "Salvataggio...",
  configured: "impostato",
} as const;
