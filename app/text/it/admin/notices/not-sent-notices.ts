import type { Words } from "./notice-words";

/** Sentences about a form that got no answer. */
export const unsure = {
  again: "Non so se è arrivato: premi di nuovo senza cambiare niente, non diventa doppio.",
  offline: "Non c’è rete, non è partito niente: quando torna, premi di nuovo.",
};

const failed = (text: string, title = "Errore") => ({ title, text, failed: true });

/** The notices that a page shows by itself when its form cannot be sent. The server shows them after a fault, too. */
export const notSentNotices = {
  "update-failed": () => failed("Si è verificato un errore durante l'aggiornamento."),
  "sign-in-unsent": () => failed("Non sono riuscito a farti accedere."),
  "photo-edit-failed": () =>
    failed("Si è verificato un errore: i tuoi ritocchi sono ancora qui, riprova.", "Foto non salvata"),
  "settings-failed": () =>
    failed("Il salvataggio non è riuscito: quello che hai scritto è ancora qui, riprova fra poco."),
  "tag-failed": () => failed("Si è verificato un errore durante il salvataggio del cartellino."),
  "blog-post-failed": () => failed("Si è verificato un errore durante la creazione dell'articolo."),
  "location-failed": () => failed("Si è verificato un errore durante la creazione della location."),
  "removal-failed": () => failed("Si è verificato un errore durante l'eliminazione."),
  "bin-restore-failed": () =>
    failed("Non l’ho ripristinato: forse nel cestino non c’è più, oppure riprova fra poco."),
} satisfies Record<string, Words>;
