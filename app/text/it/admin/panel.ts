/** The words of the owner's panel. */
export const panel = {
  title: "Pannello di Amministrazione",
  description: "L’area riservata di chi cura il viaggio.",
  logout: "Logout",
  earlier: "Sposta prima",
  tags: "Cartellini",
  settings: "Impostazioni",
  notifications: "Avvisi",
  book: "Libro",
  loading: "Caricamento...",
  menu: "Sezioni del pannello. Sei in:",
  newStories: { one: "{count} nuova", other: "{count} nuove" },
  now: "Adesso: {city} (avvistato {when})",
  tabsLabel: "Sezioni del pannello",
  tabs: {
    stories: "Storie Ricevute",
    newBlogPost: "Articoli Diario",
    blogPosts: "Gestisci Articoli",
    newLocation: "Nuova Location",
    locations: "Gestisci Locations",
  },
} as const;

/** The words around the preview of a blog post. */
export const preview = {
  title: "Anteprima",
  description: "Anteprima: questo articolo è nascosto, lo vedi solo tu.",
  published: "Questo articolo è pubblicato: così lo vedono tutti.",
  unsaved: "Anteprima delle modifiche: non le ho ancora salvate, e le vedi solo tu.",
  toForm: "Torna al modulo",
  publish: "Pubblica",
  edit: "Modifica",
  list: "Torna agli articoli",
} as const;

/** The texts of the login form. */
export const login = {
  title: "Accesso Admin",
  password: "Password",
  submit: "Accedi",
  pending: "Accesso...",
  show: "Mostra quello che scrivo",
  forgotten:
    "L’hai persa? Chi ha installato il sito ne sceglie una nuova sul server, con il comando giramondo set-password.",
  /** The same on the page that asks for the code. */
  codeLost:
    "Hai perso telefono e codici? Chi ha installato il sito disattiva la verifica con giramondo set-password --reset-factor.",
  code: "Codice dell’app",
  codeHint: "Sei cifre, dall’app con cui hai attivato la verifica in due passaggi.",
  recovery: "Codice di riserva",
  useRecovery: "Usa un codice di riserva",
  codeLead: "La password è giusta. Manca il codice.",
  restart: "Ricomincia dalla password",
  over: {
    "timed-out": "L’accesso è scaduto: accedi di nuovo e ritrovi la pagina come l’hai lasciata.",
    ended: "L’accesso è stato chiuso: accedi di nuovo e torni alla pagina che volevi.",
  },
  noCookie: {
    title: "Questo browser non conserva i cookie",
    text: "Non è la password: per restare collegato serve un cookie di questo sito, e il browser non l’ha tenuto. Succede quando i cookie sono bloccati, o dentro un’altra app. Consentili per questo sito, oppure apri la pagina in un altro browser.",
  },
  carried:
    "L’accesso è stato chiuso, ma quello che hai scritto è ancora in questa pagina: non chiuderla. Accedi e lo ritrovi nel modulo.",
  lost: {
    photos: "Le foto nuove dovrai sceglierle di nuovo.",
    secrets: "Gli indirizzi con una password dovrai scriverli di nuovo.",
  },
} as const;

/** The words of the pages of a long list. */
export const pagination = {
  label: "Pagine della lista",
  newer: "Più recenti",
  older: "Meno recenti",
  position: "Pagina {page} di {pages}",
} as const;

/** The texts of the confirmation before a deletion. */
export const removal = {
  confirm: "Elimina per sempre",
  pending: "Eliminazione...",
  cancel: "Annulla",
  undo: "Annulla",
  back: "Torna alla lista",
} as const;

/** Warnings of a disk that is full, or nearly. */
export const storage = {
  unwritable: {
    title: "Il sito non riesce a salvare",
    text: "Il disco è pieno o non si può scrivere. Chi legge non se ne accorge, ma nessuno può inviare storie. Se è pieno, qui puoi soltanto eliminare: libera spazio, anche sul server, poi tutto riprende da solo.",
  },
  photosAway: {
    title: "Le foto non si possono salvare",
    text: "Il bucket delle foto non risponde, o le rifiuta. Le storie senza foto arrivano e il resto funziona; le foto nuove non si salvano, e quelle pubblicate possono non vedersi. «giramondo doctor» dice che cosa non va.",
  },
  openBin: "Svuota il cestino, se puoi farne a meno",
  littleSpace: {
    title: "Il disco è quasi pieno",
    text: "Restano {megabytes}\u00a0MB: libera spazio sul server prima che le storie non trovino più posto.",
  },
} as const;

/** What the owner still has to do. */
export const missing = {
  title: "Che cosa manca",
  count: "Che cosa manca: {count}",
  toDo: {
    newSightings: {
      one: "{count} avvistamento nuovo da guardare",
      other: "{count} avvistamenti nuovi da guardare",
    },
    newStories: { one: "{count} storia nuova da leggere", other: "{count} storie nuove da leggere" },
    blogPosts: {
      one: "{count} articolo senza tappa",
      other: "{count} articoli senza tappa: comincia dall’ultimo",
    },
    locations: {
      one: "{count} tappa senza articolo",
      other: "{count} tappe senza articolo: comincia dall’ultima",
    },
    undescribed: "Foto senza descrizione per chi non vede: comincia dall’ultimo articolo",
    ownerName: "Il tuo nome, per la pagina della privacy",
    contactEmail: "L’indirizzo a cui ti scrivono",
    instagramUrl: "Il tuo profilo Instagram",
    tiktokUrl: "Il tuo profilo TikTok",
  },
} as const;

/** Sentences of /admin about a journey that is over, or soon will be. */
export const journeyEnding = {
  over: "Il viaggio è finito il {day}: home, FAQ e cartellini lo dicono, e danno la tua e-mail a chi ha in mano il peluche. Se continua, cambia l’ultimo giorno.",
  near: "Il viaggio finisce il {day}: dal giorno dopo home, FAQ e cartellini lo diranno. Se continua, cambia l’ultimo giorno.",
  open: "Apri le impostazioni",
} as const;

/** The panel's sentences while notifications are paused. */
export const paused = {
  title: "Gli avvisi sono in pausa",
  text: "Il sito viene da una copia ripristinata: finché non confermi non ti avviso di niente. Confermi in «Avvisi».",
} as const;

/** The texts of the page for an owner's form that could not be stored: its session had ended or could not be read. */
export const unsentForm = {
  title: "Il sito non riesce a salvare",
  help: "Quello che hai scritto è ancora in questa pagina (la foto nuova no): non chiuderla. Il disco è pieno, oppure il database non risponde. Fai spazio sul server o aspetta un momento, poi premi «Riprova»; se il tuo accesso è scaduto, il sito ti chiederà la password.",
  retry: "Riprova",
} as const;
