/** What the hidden field's answer says to programs; people read the sentence for whatever went wrong. */
export const spamDetected = "Spam detected";

/** One sentence for each expected refusal that belongs to no single field, ready to be shown. */
export const problemSentences = {
  invalid: "Qualcosa non va: controlla i campi segnalati e riprova.",
  spam: spamDetected,
  "not-a-form": "Il modulo non è arrivato come dovrebbe: ricarica la pagina e riprova.",
  "not-json": "Qui serve un testo JSON (Content-Type: application/json).",
  "malformed-json":
    "Il JSON ricevuto non si legge: serve un oggetto, fra parentesi graffe. Controllalo e riprova.",
  malformed: "I dati ricevuti sono incompleti o danneggiati: riprova.",
  "too-many-parts": "Il modulo contiene troppi dati: togli qualcosa e riprova.",
  interrupted: "L’invio si è interrotto prima della fine: riprova.",
  "password-missing": "Password richiesta",
  "password-wrong": "Password non corretta",
  "too-many-passwords": "Troppe password sbagliate: per un po’ non ne provo altre.",
  "too-many-sign-ins": "In questo momento arrivano troppi tentativi di accesso tutti insieme.",
  "too-many-stories": "Da qui sono già arrivate molte storie nell’ultima ora: riprova più tardi.",
  "too-many-photos": "Da qui sono già arrivate molte foto nell’ultima ora.",
  "too-busy": "In questo momento arrivano molte foto tutte insieme e non riesco a prepararle.",
  "sign-in-required": "Devi accedere come amministratore.",
  "unknown-story": "Questa storia non c’è più.",
  "unknown-blog-post": "Articolo non trovato",
  "story-withdrawn":
    "Chi ha mandato questa storia l’ha ritirata: non si può farne un articolo. Se vuoi, scrivine uno tuo, senza le sue parole e le sue foto.",
  "blog-post-withdrawn":
    "Questo articolo è nato da una storia che è stata ritirata: resta nascosto. Se non ti serve, eliminalo.",
  "unknown-location": "Questa tappa non c’è più.",
  "unknown-photo": "Questa foto non c’è più.",
  "photo-replaced": "Nel frattempo questa foto è stata ritoccata altrove: riparti da quella nuova.",
  "photo-unreadable": "Il file di questa foto non si apre più: non ho cambiato niente.",
  "unknown-session": "Questo accesso non è più aperto.",
  "setting-configured": "Questa impostazione è scritta nell’ambiente del server o in site.env: si cambia lì.",
  "password-configured":
    "La password è scritta nelle impostazioni del server (ADMIN_PASSWORD o ADMIN_PASSWORD_FILE): si cambia lì, poi si fa ripartire il sito.",
  "changed-meanwhile":
    "Nel frattempo qualcuno l’ha cambiato: confronta la versione salvata (current) con la tua e riprova.",
  "story-in-diary": "Nel frattempo la storia è entrata nel diario: non si corregge più.",
  "story-corrected": "Nel frattempo chi ha mandato la storia l’ha corretta: rileggila e riprova.",
  "place-missing": "Scrivi il nome di un luogo (q), oppure un punto (lat e lng).",
  "unknown-tag": "Questo cartellino non esiste.",
  "no-channel": "Nessun modo di avvisare è impostato: comincia da un’e-mail, un messaggio o un telefono.",
  "push-refused": "Il servizio di avvisi di questo browser non ha accettato la prova: riprova fra poco.",
  "too-many-browsers": "Ci sono già venti telefoni e computer: togline uno e riprova.",
  "unknown-browser": "Questo browser non riceve più avvisi.",
  "photo-missing": "Manca la foto: sceglila e riprova.",
  "unknown-call": "Questa chiamata non esiste: l’elenco completo è su /api.",
  "wrong-method": "Questa chiamata esiste, ma non con questo metodo: l’elenco completo è su /api.",
  "cannot-store": "In questo momento il sito non riesce a salvare niente: riprova più tardi.",
  failed: "Il sito ha avuto un problema che non dipende da te: riprova fra qualche minuto.",
};

/** When one may try again, from seconds. */
export function retrySentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "Riprova fra un minuto." : `Riprova fra ${minutes} minuti.`;
}

export type ProblemCode = keyof typeof problemSentences;
