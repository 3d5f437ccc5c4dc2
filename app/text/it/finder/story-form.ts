/** The words of /submit, of its fields' mistakes and of what is said about sending a story. */
export const storyForm = {
  title: "Invia la Tua Storia",
  lead: "Che cosa abbiamo visto insieme? Bastano poche righe e, se vuoi, qualche foto.",
  description: "Hai trovato {product}? Racconta come: poche righe e fino a tre foto.",
  photos: "Le tue foto",
  pickPhotos: "Scegli le foto",
  photosHint:
    "Fino a 3 foto fatte da te, 10 MB ciascuna: JPG, PNG, WebP o HEIC. Chi si riconosce deve essere d’accordo.",
  photosMore: "Di più sulle foto",
  photosPrivacy:
    "Tolgo dalle foto il luogo dello scatto. Chi cura il viaggio però lo vede, e può usarlo per segnare la tappa sulla mappa, che è pubblica.",
  photosOthers:
    "Anche le parole devono essere tue. Se si vede un bambino, decidono i suoi genitori. Hai meno di 16 anni? Chiedi a un genitore di mandare la storia per te.",
  photosVideo: "Un video? Sui social, con {hashtag}.",
  photosKept: "Foto già caricate",
  photosCount: { one: "{count} foto selezionata", other: "{count} foto selezionate" },
  photosLeftOut: "Posso portarne al massimo 3: ho tenuto le prime. Togline una per cambiarla.",
  photosLeftOutBefore: {
    one: "Un’altra foto è rimasta fuori: posso portarne al massimo 3. Per cambiarne una, toglila e scegline un’altra.",
    other:
      "Altre {count} foto sono rimaste fuori: posso portarne al massimo 3. Per cambiarne una, toglila e scegline un’altra.",
  },
  /** The same, for programs. */
  leftOutNow: {
    one: "Ho tenuto le prime 3 foto: un’altra foto è rimasta fuori.",
    other: "Ho tenuto le prime 3 foto: altre {count} foto sono rimaste fuori.",
  },
  chosenPhotoAlt: "Foto scelta: {file}",
  noPreview: "Anteprima non disponibile: la foto parte lo stesso.",
  removePhoto: "Togli",
  removePhotoNamed: "Togli {label}",
  draftPhotoAlt: "Foto già caricata: {label}",
  story: "La tua storia",
  storyHint: "Massimo 1000 caratteri.",
  storyFull: "Hai raggiunto i 1000 caratteri.",
  name: "Il tuo nome",
  city: "Dove mi hai trovato?",
  cityHint: "La città o il paese.",
  wish: "Ho esaudito un desiderio",
  noWish: "No, o non lo so",
  honeypot: "Non compilare questo campo",
  submit: "Invia Storia",
  pending: "Invio in corso...",
  retry: "Riprova",
  preparing: "Preparo le foto per il viaggio…",
  uploading: "La tua storia sta partendo: tieni aperta questa pagina.",
  arriving: "È tutto arrivato: la metto al sicuro…",
  progress: "Avanzamento dell’invio",
  notSentTitle: "La storia non è ancora partita",
  unsureTitle: "Non so se la storia è arrivata",
  notTwice: "Se non cambi niente e premi di nuovo, non arriva due volte.",
  stillHere: "Quello che hai scritto e le foto sono ancora qui.",
  connectionLost: "La connessione si è interrotta. Quando torna la rete, premi «Riprova».",
  tooHeavy: "Le foto sono troppo pesanti tutte insieme: togline una, o scegline di più leggere, e riprova.",
  tooMany: "Stanno arrivando molte storie tutte insieme: aspetta qualche minuto e premi «Riprova».",
  siteFailed: "Il sito ha avuto un problema che non dipende da te: aspetta un momento e premi «Riprova».",
  offline: "Non c’è rete. Quando torna, premi «Riprova».",
  plainSending:
    "La rete funziona: premi «Riprova». Se non basta, qualcosa blocca questo modo di inviare: prova con l’invio semplice.",
  sendPlainly: "Invio semplice",
  tagKnown: "La tua storia parte con il cartellino {code}.",
  tagUnknown: "Non conosco il codice {code}: la storia parte anche senza.",
  tagQuestion: "Hai il codice del cartellino?",
  /** The text that a finder agrees to, by version; `domain/stories/consent` lists the versions. */
  consent: {
    "2026-11-21":
      "Acconsento alla pubblicazione della mia storia e delle mie foto sui canali social di {product} e su questo sito.",
    "2026-11-23":
      "Acconsento alla pubblicazione della mia storia, delle mie foto e, se li ho scritti, del mio nome e della città su questo sito e sui canali social di {product}. Posso ritirare il consenso quando voglio.",
    "2026-11-28":
      "Acconsento alla pubblicazione della mia storia, delle mie foto e, se li ho scritti, del mio nome e della città su questo sito e sui canali social di {product}. Posso ritirare il consenso quando voglio.",
  },
  consentMore: "Come tratto i tuoi dati",
  tooLong: "Massimo {max} caratteri",
  /** Beside the fields, by field and code. */
  mistakes: {
    story: { missing: "Racconta la tua storia con {product}!" },
    consent: {
      "not-agreed": "Devi acconsentire alla pubblicazione per continuare",
      outdated: "Nel frattempo il testo del consenso è cambiato: rileggilo e spunta di nuovo la casella.",
    },
    website: {
      filled:
        "Il tuo browser aveva riempito un campo nascosto, che ora è vuoto: invia di nuovo, e la storia partirà.",
    },
    consentVersion: {
      outdated: "Nel frattempo il testo del consenso è cambiato: rileggilo e spunta di nuovo la casella.",
    },
    photos: {
      missing: "Scegli almeno una foto.",
      "draft-gone": "Le foto scelte prima non ci sono più: sceglile di nuovo.",
      "photos-wait": "Queste foto non sono ancora arrivate: quando riprovi, sceglile di nuovo.",
    },
  },
  /** Used when a field has no sentence of its own for a mistake. */
  anyMistake: "Controlla questo campo e riprova.",
  /** Why a file did not become a photo; {file} is the sender's own name for it. */
  photoMistakes: {
    empty: "«{file}» è vuota, forse non è ancora su questo dispositivo: scegli un’altra foto.",
    "not-an-image": "«{file}» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC.",
    "too-large": "«{file}» pesa più di 10 MB: scegli una foto più leggera o inviane uno screenshot.",
    "too-many-pixels": "«{file}» è troppo grande (più di 52 milioni di pixel): riducila e riprova.",
    "too-much-memory":
      "«{file}» è troppo grande per una foto del suo tipo: riducila a 2560 pixel di lato, o inviane uno screenshot.",
    "too-much-work":
      "«{file}» richiede troppo tempo per essere preparata: riducila a 2560 pixel di lato, o inviane uno screenshot.",
    undecodable: "«{file}» è danneggiata e non si apre: scegli un’altra foto o uno screenshot.",
    "undecodable-heic":
      "«{file}» è una foto HEIC che non riesco ad aprire: inviane una copia in JPG o uno screenshot.",
    "undecodable-apple-heic":
      "«{file}» è una foto HEIC che non riesco ad aprire: invia uno screenshot della foto, oppure sull’iPhone scegli Impostazioni > Fotocamera > Formati > Più compatibile e scattala di nuovo.",
  },
  /** Notices about sending: title and text. */
  notices: {
    failed: {
      title: "Errore",
      text: "Si è verificato un errore durante l'invio. Riprova più tardi.",
    },
    cut: {
      title: "Il modulo è troppo lungo",
      text: "Ne ho letto solo l’inizio, che è ancora qui: il resto è rimasto fuori. Accorcia quello che hai scritto e, se c’erano foto, sceglile di nuovo.",
    },
    storyWaits: {
      title: "La storia aspetta ancora un po’",
      text: "Dalla tua rete sono già arrivate molte storie nell’ultima ora. Quello che hai scritto e le foto sono ancora qui. {when}",
    },
    photosWait: {
      title: "Le foto aspettano ancora un po’",
      text: "{sentence} Quello che hai scritto è ancora qui. {when}",
    },
    refused: {
      title: "La storia non è ancora partita",
      text: "Correggi quello che è segnato qui sotto e invia di nuovo.",
    },
    refusedWithPhotos: {
      title: "La storia non è ancora partita",
      text: "Le foto sono ancora qui. Correggi quello che è segnato qui sotto e invia di nuovo.",
    },
    refusedInPart: {
      title: "La storia non è ancora partita",
      text: "Le foto erano troppe: guarda quali ho tenuto, correggi e invia di nuovo.",
    },
    refusedPhoto: {
      title: "Una foto non va bene",
      text: "La storia non è ancora partita. Tutto il resto è ancora qui: inviala di nuovo così, o scegli un’altra foto.",
    },
    refusedPhotos: {
      title: "Alcune foto non vanno bene",
      text: "La storia non è ancora partita. Tutto il resto è ancora qui: inviala di nuovo così, o scegli altre foto.",
    },
    photoRemoved: { title: "Foto tolta", text: "Il resto è come l’hai lasciato." },
  },
} as const;
