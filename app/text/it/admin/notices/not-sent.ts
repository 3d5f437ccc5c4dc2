/** The owner's pages show these when a form cannot be sent. The server shows the notices after a fault, too. */
export const notSent = {
  /** Sentences about a form that got no answer. */
  again: "Non so se è arrivato: premi di nuovo senza cambiare niente, non diventa doppio.",
  offline: "Non c’è rete, non è partito niente: quando torna, premi di nuovo.",
  notices: {
    "update-failed": {
      title: "Errore",
      text: "Si è verificato un errore durante l'aggiornamento.",
      failed: true,
    },
    "sign-in-unsent": { title: "Errore", text: "Non sono riuscito a farti accedere.", failed: true },
    "photo-edit-failed": {
      title: "Foto non salvata",
      text: "Si è verificato un errore: i tuoi ritocchi sono ancora qui, riprova.",
      failed: true,
    },
    "settings-failed": {
      title: "Errore",
      text: "Il salvataggio non è riuscito: quello che hai scritto è ancora qui, riprova fra poco.",
      failed: true,
    },
    "tag-failed": {
      title: "Errore",
      text: "Si è verificato un errore durante il salvataggio del cartellino.",
      failed: true,
    },
    "blog-post-failed": {
      title: "Errore",
      text: "Si è verificato un errore durante la creazione dell'articolo.",
      failed: true,
    },
    "location-failed": {
      title: "Errore",
      text: "Si è verificato un errore durante la creazione della location.",
      failed: true,
    },
    "removal-failed": {
      title: "Errore",
      text: "Si è verificato un errore durante l'eliminazione.",
      failed: true,
    },
    "bin-restore-failed": {
      title: "Errore",
      text: "Non l’ho ripristinato: forse nel cestino non c’è più, oppure riprova fra poco.",
      failed: true,
    },
  },
} as const;
