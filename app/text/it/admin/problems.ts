/** One sentence for each expected refusal that only programs and the owner meet. */
export const ownerProblems = {
  "not-json": "Qui serve un testo JSON (Content-Type: application/json).",
  "malformed-json":
    "Il JSON ricevuto non si legge: serve un oggetto, fra parentesi graffe. Controllalo e riprova.",
  "password-missing": "Password richiesta",
  "password-wrong": "Password non corretta",
  "too-many-passwords": "Troppe password sbagliate: per un po’ non ne provo altre.",
  "code-required": "Serve anche il codice dell’app (code).",
  "code-wrong":
    "Questo codice non vale: aspetta il prossimo, o usa un codice di riserva che non hai ancora usato.",
  "code-page-over":
    "Sono passati più di cinque minuti, o il codice è già servito: scrivi di nuovo la password.",
  "too-many-codes": "Troppi codici sbagliati: per un po’ valgono solo i codici di riserva.",
  "password-required": "Scrivi di nuovo la password: sei qui da più di un quarto d’ora.",
  "too-many-sign-ins": "In questo momento arrivano troppi tentativi di accesso tutti insieme.",
  "sign-in-required": "Devi accedere come amministratore.",
  "unknown-story": "Questa storia non c’è più.",
  "unknown-report": "Questa segnalazione non c’è più.",
  "unknown-sighting": "Questo avvistamento non c’è più.",
  "unknown-blog-post": "Articolo non trovato",
  "story-withdrawn":
    "Chi ha mandato questa storia l’ha ritirata: non si può farne un articolo. Se vuoi, scrivine uno tuo, senza le sue parole e le sue foto.",
  "blog-post-withdrawn":
    "Questo articolo è nato da una storia che è stata ritirata: resta nascosto. Se non ti serve, eliminalo.",
  "unknown-location": "Questa tappa non c’è più.",
  "unknown-photo": "Questa foto non c’è più.",
  "photo-replaced": "Nel frattempo questa foto è stata ritoccata altrove: riparti da quella nuova.",
  "photo-unreadable": "Il file di questa foto non si apre più: non ho cambiato niente.",
  "too-many-press-photos": "Al massimo cinque foto per la stampa: togli una spunta e riprova.",
  "photo-not-for-press":
    "Una di queste foto non è più sul sito, è stata ritoccata, o viene da una storia: togli la sua spunta e riprova.",
  "unknown-wish": "Questo desiderio non c’è più.",
  "wish-changed":
    "Nel frattempo questo desiderio è cambiato: guarda com’è ora, poi salva di nuovo se vuoi sostituirlo.",
  "too-many-wishes": "I desideri aperti sono già cinque: spuntane o eliminane uno e riprova.",
  "not-in-bin": "Nel cestino non c’è più.",
  "unknown-session": "Questo accesso non è più aperto.",
  "setting-configured":
    "Questa impostazione la decide chi gestisce il server (variabile d’ambiente o site.env): qui non si può cambiare.",
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
} as const;

/** Sentences about a form that the server has not read, by the reason, for pages with scripts. */
export const notStored = {
  tooLarge:
    "Non ho salvato niente: è troppo lungo. Quello che hai scritto è ancora qui: accorcialo e premi di nuovo.",
  photosTooLarge:
    "Non ho salvato niente: le foto sono troppo pesanti. Quello che hai scritto è ancora qui: togline qualcuna e premi di nuovo.",
  formsFull:
    "Non ho salvato niente: stanno arrivando troppi moduli insieme. Quello che hai scritto è ancora qui: premi di nuovo fra mezzo minuto.",
} as const;
