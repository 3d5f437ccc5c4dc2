/** One sentence for each expected refusal that a finder may meet, ready to be shown. */
export const problems = {
  invalid: "Qualcosa non va: controlla i campi segnalati e riprova.",
  "not-a-form": "Il modulo non è arrivato come dovrebbe: ricarica la pagina e riprova.",
  malformed: "I dati ricevuti sono incompleti o danneggiati: riprova.",
  "too-many-parts": "Il modulo contiene troppi dati: togli qualcosa e riprova.",
  "hidden-origin":
    "Il tuo browser non dice da quale pagina arriva questa richiesta, perciò non è stata eseguita. Nelle sue impostazioni, o in quelle di un’estensione, permetti il «referrer» per questo sito, oppure usa un altro browser, e invia di nuovo. Le foto vanno scelte di nuovo.",
  interrupted: "L’invio si è interrotto prima della fine: riprova.",
  "too-many-stories": "Dalla tua rete sono già arrivate molte storie nell’ultima ora: riprova più tardi.",
  "too-many-sightings":
    "Dalla tua rete sono già arrivati molti avvistamenti di questo cartellino nell’ultima ora.",
  "too-many-reports": "Dalla tua rete sono già arrivate molte segnalazioni nell’ultima ora.",
  "nothing-to-report": "Quello che volevi segnalare non è più sul sito.",
  "too-many-photos": "Dalla tua rete sono già arrivate molte foto nell’ultima ora.",
  "too-busy": "In questo momento arrivano molte foto tutte insieme e non riesco a prepararle.",
  "unknown-push-service": "Questo browser usa un servizio di avvisi che il sito non conosce.",
  "too-many-follows": "Dalla tua rete sono già arrivate molte richieste di avvisi: riprova domani.",
  "too-many-followers": "Non c’è più posto per altri avvisi: per ora usa il feed.",
  "cannot-store": "In questo momento il sito non riesce a salvare niente: riprova più tardi.",
  "photos-away":
    "In questo momento il sito riesce a salvare le parole, ma non le foto: invia il testo senza foto, oppure riprova più tardi.",
  "cannot-read": "In questo momento il sito non riesce a leggere i suoi dati: riprova fra poco.",
  failed: "Il sito ha avuto un problema che non dipende da te: riprova fra qualche minuto.",
  /** When one may try again. */
  retry: { one: "Riprova fra un minuto.", other: "Riprova fra {count} minuti." },
} as const;
