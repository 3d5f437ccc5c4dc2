/** The words of a receipt: the page of a story for its sender. */
export const receipt = {
  title: "La tua ricevuta",
  lead: "La storia che hai mandato, e che cosa ne è stato.",
  description: "La ricevuta di una storia mandata a {product}.",
  thanksTitle: "Grazie di cuore!",
  thanksText:
    "La tua storia è al sicuro: la porto con me. Ora aiutami a ripartire: passami a qualcuno, regalami, o lasciami dove un altro viaggiatore possa trovarmi.",
  thanksMap: "Guarda la mappa del viaggio",
  thanksDiary: "Leggi il diario",
  another: "Hai un’altra storia da raccontare?",
  anotherLink: "Il modulo è pronto.",
  keepTitle: "Tieni da parte questo indirizzo",
  keep: "È la tua ricevuta: da qui segui la storia e puoi cambiarla. Non serve una password: chi ha l’indirizzo può farlo, quindi tienilo per te.",
  copy: "Copia l’indirizzo",
  copied: "Copiato!",
  share: "Invialo alla tua e-mail",
  shareTitle: "La mia storia con {product}",
  print: "Stampa",
  stateTitle: "A che punto è",
  arrived: "È arrivata il {day}.",
  corrected: "L’hai corretta il {day}.",
  new: "Nessuno l’ha ancora letta: ci vuole un po’ di pazienza.",
  read: "È stata letta.",
  /** Its page of the diary is hidden, or not yet public. */
  wish: "Hai esaudito un desiderio:",
  preparing: "Non è nel diario, per ora.",
  /** A link to its page of the diary follows. */
  diary: "È nel diario:",
  answerTitle: "Una risposta per te",
  answered: "Scritta il {day}.",
  /** The sentences from which the owner can start an answer. */
  readyAnswers: [
    "Grazie: la tua storia mi ha fatto sorridere.",
    "Che belle foto, grazie!",
    "Presto la troverai nel diario.",
    "Il viaggio continua anche grazie a te.",
  ],
  /** The journey since the story; {numbers} are stops, kilometres and countries. */
  since: "Da quando ci siamo salutati: {numbers}.",
  sinceKilometres: { other: "{count} km" },
  sinceCountries: { one: "{count} Paese", other: "{count} Paesi" },
  /** Which hand the story was on the journey, and the public stops before and after it. */
  hand: {
    title: "Sei la mano n. {number}",
    from: "Prima di te ero qui: {city}.",
    to: "Dopo di te ero qui: {city}.",
    /** In the place of `from` and `to`. */
    first: "Il mio viaggio è cominciato da te.",
    still: "Per ora sono ancora qui: aspetto la prossima mano.",
  },
  postcard: {
    title: "La tua cartolina",
    /** On the picture. */
    hand: "N. {number}",
    /** {place}: the town, if there is one, and the day. */
    withPhoto: "Con la tua foto, il mio percorso e il timbro: {place}.",
    withoutPhoto: "Con il mio percorso e il timbro: {place}.",
    open: "Guarda la cartolina",
    save: "Salvala",
    share: "Mandala a qualcuno",
    /** The name of the saved file. */
    file: "cartolina",
    none: "La cartolina non è pronta",
    tooMany: "L’ho già disegnata più volte nell’ultima ora.",
  },
  storyTitle: "Che cosa hai raccontato",
  photoAlt: "La tua foto: {label}",
  /** Opens the form; the second one where there are photos. */
  correct: "Correggi le parole",
  correctWithPhotos: "Correggi le parole o togli foto",
  correctHint: "Puoi farlo finché la storia non entra nel diario.",
  removePhotos: "Foto da togliere",
  removePhoto: "Togli",
  removePhotoNamed: "Togli {label}",
  removeHint: "Le foto spuntate spariscono quando salvi.",
  save: "Salva le correzioni",
  /** The form for further photos, and what its page says. */
  addPhotos: {
    title: "Aggiungi foto",
    room: { one: "C’è posto per un’altra foto.", other: "C’è posto per altre {count} foto." },
    wordsFirst: "Se stai correggendo anche le parole, salva prima quelle.",
    send: "Aggiungi alla storia",
    closed: "Una storia prende fino a tre foto, finché non entra nel diario.",
    notAdded: "Nessuna foto aggiunta",
    invalid: "La tua storia è com’era. Correggi quello che è segnato qui sotto e scegli di nuovo le foto.",
    inPart: "Non tutte le foto sono entrate",
    inPartText: "Le altre sono già nella tua storia.",
    "story-in-diary": "Nel frattempo la storia è entrata nel diario: da qui non si aggiungono più foto.",
    "unknown-story": "Nel frattempo la storia è stata ritirata o eliminata: le foto non sono rimaste qui.",
    failed: "In questo momento non riesco a salvare le foto.",
  },
  /** The e-mail link follows. */
  locked: "Da qui le parole non si cambiano più.",
  lockedHelp: "Se c’è qualcosa da correggere, scrivi a",
  yours: "Quello che avevi scritto",
  withdraw: "Ritira la storia",
  withdrawHint:
    "Hai cambiato idea? Puoi ritirarla in qualsiasi momento: sparisce da questo sito con le sue foto.",
  withdrawTitle: "Ritirare la storia?",
  withdrawQuestion: "Spariscono le tue parole e le foto. Non si può annullare.",
  /** The same for a story that has a page of the diary or a stop. */
  withdrawPublished:
    "Spariscono le tue parole, le foto e la pagina del diario che ne è nata, da tutto il sito. Della tappa, se c’è, resta il luogo, con un punto arrotondato a circa 10 km. Non si può annullare.",
  withdrawCopies:
    "Non raggiungo le copie di sicurezza che sono già altrove, né quello che qualcuno ha condiviso o salvato.",
  withdrawConfirm: "Sì, ritirala",
  withdrawCancel: "No, torna alla ricevuta",
  withdrawnTitle: "Storia ritirata",
  withdrawn: "L’hai ritirata il {day}.",
  /** While traces of it are still being removed. */
  withdrawnJustNow:
    "L’hai ritirata il {day}: sul sito non c’è più. Le ultime tracce sul disco del server spariscono entro un’ora.",
  removedTitle: "Questa storia non c’è più",
  removed: "Non è più fra le storie ricevute.",
  /** The remains of it: its page of the diary, followed by a link; the story in the bin; or less. */
  removedButLeft: {
    diary:
      "Chi cura il viaggio ha eliminato la tua storia, ma nel diario c’è ancora: puoi ritirarla anche da lì.",
    bin: "Chi cura il viaggio ha eliminato la tua storia: resta nel cestino per 30 giorni al massimo, poi sparisce. Puoi ritirarla subito.",
    rest: "Chi cura il viaggio ha eliminato la tua storia, ma qualcosa ne resta ancora qui, per esempio una foto: puoi ritirare anche quello.",
  },
  withdrawLeft: "Ritira quello che resta",
  unknownTitle: "Ricevuta sconosciuta",
  unknown: "Questo indirizzo non porta a nessuna storia. Controlla di averlo copiato tutto intero.",
  tooManyTitle: "Troppi indirizzi sbagliati",
  tooMany: "Per un po’ non ne cerco altri. {when}",
  tell: "Racconta una storia",
  /** Notices about the last act: title and text. */
  notices: {
    sent: {
      title: "Storia inviata!",
      text: "Grazie! La porto con me, parola di {product}. Ora aiutami a ripartire.",
    },
    sentInPart: {
      title: "Storia inviata!",
      text: "Grazie! La porto con me, parola di {product}. Ho tenuto le prime 3 foto; le altre sono rimaste fuori.",
    },
    corrected: { title: "Correzioni salvate", text: "Ecco la tua storia com’è adesso." },
    photosAdded: { title: "Foto aggiunte", text: "Ecco la tua storia com’è adesso." },
    invalid: {
      title: "Non ancora salvato",
      text: "Quello che hai scritto è ancora qui: correggi i campi segnalati e salva di nuovo.",
    },
    "changed-meanwhile": {
      title: "La storia è cambiata nel frattempo",
      text: "Qualcuno l’ha corretta da un’altra pagina. Qui sotto vedi la versione salvata e, nel modulo, la tua: se salvi, vale la tua.",
    },
    "story-in-diary": {
      title: "Non ancora salvato",
      text: "Nel frattempo la storia è entrata nel diario: da qui non si corregge più. Quello che hai scritto è in fondo alla pagina.",
    },
    "unknown-story": {
      title: "Non ancora salvato",
      text: "Nel frattempo la storia è stata eliminata. Quello che hai scritto è in fondo alla pagina.",
    },
    failed: {
      title: "Errore",
      text: "In questo momento non riesco a salvare. Quello che hai scritto è ancora qui: riprova più tardi.",
    },
    withdrawFailed: {
      title: "Errore",
      text: "In questo momento non riesco a ritirarla: riprova più tardi.",
    },
  },
} as const;
