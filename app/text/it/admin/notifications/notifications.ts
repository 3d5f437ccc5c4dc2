import { elideArticles } from "~/text/dates";

/** The words of /admin/avvisi and of the page on which its channels are set. */
export const notificationsText = {
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
  through: (server: string) => `attraverso ${server}`,
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
  since: (day: string) => elideArticles(`Attivo dal ${day}`),
  remove: "Togli",
  removeNamed: (browser: string, day: string) => elideArticles(`Togli: ${browser}, attivo dal ${day}`),
  trial: "Manda una prova",
  trialPending: "Invio della prova...",
  deliveries: "Ultimi avvisi",
  noDeliveries: "Non ho ancora mandato niente.",
  trialName: "Prova",
};

const several = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const eventNames = {
  story: (count: number) => several(count, "Una storia nuova", "storie nuove"),
  sighting: (count: number) => several(count, "Un avvistamento", "avvistamenti"),
  report: (count: number) => several(count, "Una segnalazione", "segnalazioni"),
  withdrawal: (count: number) => several(count, "Una storia ritirata", "storie ritirate"),
  "sign-of-life": () => "Un segno di vita",
  disk: () => "Il disco che si riempie",
  backup: () => "La copia di sicurezza che manca",
  "unpublished-stories": () => "Storie vecchie, mai pubblicate",
  "suspect-stories": () => "Storie sospette",
};

/** The subject of a delivery, in few words. */
export function deliveryName(
  trial: boolean,
  events: { event: keyof typeof eventNames; count: number }[],
): string {
  if (trial) return notificationsText.trialName;
  return events.map(({ event, count }) => eventNames[event](count)).join(", ");
}

interface DeliveryFailure {
  code: keyof typeof failures;
  status?: number;
}

const failures = {
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
};

/** Why a delivery failed, in a sentence. */
export function deliveryFailure({ code, status }: DeliveryFailure): string {
  return status === undefined ? failures[code] : `${failures[code]} (${status})`;
}

interface DeliveryResult {
  outcome: "sent" | "given-up" | "gone" | "empty" | "unknown" | null;
  trial: boolean;
  tries: number;
}

/** The result of a delivery; `next`: the time of the next attempt, in words. */
export function deliveryOutcome({ outcome, trial, tries }: DeliveryResult, next: string | null): string {
  switch (outcome) {
    case "sent":
      return tries > 1 ? `Arrivato al tentativo numero ${tries}` : "Arrivato";
    case "given-up":
      return trial ? "Non arrivato" : "Non arrivato: dopo tre giorni ho smesso di provare";
    case "gone":
      return "Non arrivato: non è più attivo";
    case "empty":
      return "Non serviva più";
    case "unknown":
      return "Forse arrivato: il sito si è fermato proprio mentre lo mandava";
    case null:
      return tries === 0 || next === null
        ? "In partenza"
        : elideArticles(`Non ancora arrivato: riprovo il ${next}`);
  }
}

/** The words of the page on which the channels are set. */
export const channelsText = {
  title: "E-mail e messaggi",
  lead: "Qui dici dove mandare gli avvisi. Password e indirizzi segreti restano sul server: questa pagina non li mostra più.",
  mail: "E-mail",
  notifyEmail: "A chi scrivo",
  notifyEmailHint: "Uno o più indirizzi, separati da virgole.",
  server: {
    title: "Da dove scrivo: la tua posta",
    smtpProvider: "La tua posta è",
    other: "Un’altra, o nessuna",
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
  isSet: (shown: string) =>
    `È impostato: ${shown}. Lascia vuoto per tenerlo, scrivine un altro per cambiarlo.`,
  remove: "Toglilo",
  details: "Che cosa dico",
  notifyDetail: "Scrivi negli avvisi anche il nome e le parole di chi manda la storia",
  notifyDetailHint: "Passano da servizi di altri: senza questa spunta dico solo la città e quante foto.",
  submit: "Salva",
  pending: "Salvataggio...",
  configured: "impostato",
};

const channelNames = { mail: "e-mail", message: "messaggio", push: "telefono o computer" };

/** Sentences of `giramondo notify` and `giramondo doctor`. */
export const notifyCommandText = {
  none: "Nessun modo di avvisare è impostato: scrivi NOTIFY_EMAIL e SMTP_URL, oppure NOTIFY_URL, in site.env o in /admin, «Avvisi».",
  mail: (to: string, server: string) => `e-mail a ${to}, attraverso ${server}`,
  message: (address: string) => `messaggio a ${address}`,
  push: (count: number) => (count === 1 ? "un telefono o computer" : `${count} telefoni o computer`),
  arrived: (target: string) => `${target}: la prova è arrivata`,
  failed: (target: string, why: string) => `${target}: la prova non è arrivata. ${why}`,
  someFailed: "Qualche prova non è arrivata: correggi quello che dicono le righe qui sopra e riprova.",
  hint: "Per mandare una prova: giramondo notify --test",
  paused:
    "Gli avvisi sono in pausa, perché il sito viene da una copia ripristinata: si riattivano in /admin, «Avvisi».",
  mailWell: (server: string) => `Il server di posta ${server} accetta il sito.`,
  mailProblem: (server: string, why: string) => `Il server di posta ${server} non va: ${why}`,
  messageSet: (address: string) => `I messaggi vanno a ${address}; la prova è «giramondo notify --test».`,
  lastFailed: (channel: "mail" | "message" | "push", why: string) =>
    `Un avviso non arriva (${channelNames[channel]}). ${why}`,
};
