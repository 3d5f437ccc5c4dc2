/** The notices of the pages beside the five tabs: tags, settings, sessions, one photo. */
export const panelNotices = {
  "photo-edited": {
    title: "Foto salvata!",
    text: "Ora si vede questa, ovunque: quella di prima non c’è più.",
  },
  "photo-edit-refused": { title: "Foto non salvata", text: "{sentence}", failed: true },
  "photo-replaced": {
    title: "Questa foto è già cambiata",
    text: "Nel frattempo è stata ritoccata: qui sotto c’è quella nuova. Guarda se i ritocchi vanno ancora bene, poi salva.",
    failed: true,
  },
  "book-saved": { title: "Libro salvato!", text: "La prossima stampa è fatta così." },
  "book-opened": { title: "Libro aperto!", text: "Chi legge lo trova nel diario." },
  "book-closed": { title: "Libro chiuso", text: "Ora lo vedi solo tu." },
  "book-refused": {
    title: "Non ancora salvato",
    text: "Quello che hai scritto è ancora qui: correggi i campi segnalati e riprova.",
    failed: true,
  },
  "press-saved": { title: "Salvato!", text: "Le foto spuntate sono sulla pagina per la stampa." },
  "press-refused": { title: "Non ancora salvato", text: "{sentence}", failed: true },
  "wish-saved": { title: "Desiderio salvato!", text: "Si vede appena il sito mostra i desideri." },
  "wish-fulfilled": {
    title: "Desiderio esaudito!",
    text: "Lo dicono la tappa e il suo articolo, quando si vedono.",
  },
  "wish-open": { title: "Desiderio di nuovo aperto", text: "La spunta non c’è più." },
  "wish-removed": { title: "Desiderio eliminato", text: "È nel cestino: per 30 giorni puoi ripristinarlo." },
  "wish-restored": { title: "Desiderio ripristinato!", text: "È di nuovo fra gli altri, com’era." },
  "wishes-shown": { title: "I desideri si vedono!", text: "Chi visita il sito li legge." },
  "wishes-hidden": { title: "Desideri nascosti", text: "Ora li vedi solo tu." },
  "wish-refused": { title: "Non ancora salvato", text: "{sentence}", failed: true },
  "too-many-wishes": {
    title: "Il desiderio resta nel cestino",
    text: "I desideri aperti sono già cinque: spuntane o eliminane uno e riprova.",
    failed: true,
  },
  "settings-saved": { title: "Impostazioni salvate!", text: "Il sito le mostra già." },
  "settings-refused": {
    title: "Non ho ancora salvato",
    text: "Quello che hai scritto è ancora qui: correggi i campi segnalati e riprova.",
    failed: true,
  },
  "password-changed": {
    title: "Password cambiata!",
    text: "Gli altri accessi sono chiusi; dalla prossima volta entri con quella nuova.",
  },
  "password-refused": {
    title: "La password non è cambiata",
    text: "Correggi i campi segnalati e riprova.",
    failed: true,
  },
  "session-ended": { title: "Accesso chiuso!", text: "Da lì bisogna entrare di nuovo." },
  "sessions-ended": { title: "Accessi chiusi!", text: "Resta aperto solo questo." },
  "trial-sent": {
    title: "Prova mandata!",
    text: "È arrivata ovunque: e-mail, messaggi e dispositivi.",
  },
  "trial-failed": {
    title: "La prova non è arrivata ovunque",
    text: "Qui sotto, fra gli ultimi avvisi, c’è scritto perché.",
    failed: true,
  },
  "push-enabled": {
    title: "Avvisi attivi!",
    text: "Ho mandato una prova a questo dispositivo: guarda se è arrivata.",
  },
  "push-failed": {
    title: "Questo dispositivo non è attivo",
    text: "Il suo servizio di avvisi non ha accettato la prova: riprova fra poco.",
    failed: true,
  },
  "push-removed": { title: "Tolto!", text: "Da lì non ti avviso più." },
  "notifications-resumed": { title: "Avvisi riattivati!", text: "Da adesso ti avviso di nuovo." },
  "channels-saved": {
    title: "Avvisi salvati!",
    text: "Manda una prova, per vedere se arrivano.",
  },
  "tag-created": {
    title: "Cartellino creato!",
    text: "«{name}» è pronto: stampalo e appendilo al peluche.",
  },
  "tag-refused": {
    title: "Il cartellino non è salvato",
    text: "Correggi il campo segnalato e riprova.",
    failed: true,
  },
  "tag-renamed": { title: "Nome cambiato!", text: "Ora si chiama «{name}»." },
  "tag-retired": {
    title: "Cartellino in pensione",
    text: "La pagina di «{name}» ora lo dice, e aiuta lo stesso.",
  },
  "tag-restored": {
    title: "Cartellino di nuovo in uso!",
    text: "«{name}» porta di nuovo qui.",
  },
} as const;
