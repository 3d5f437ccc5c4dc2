import type { Words } from "./notice-words";

/** The notices that a page shows by itself when its form cannot be sent. The server shows them after a fault, too. */
export const notSentNotices = {
  "update-failed": () => ({
    title: "Errore",
    text: "Si è verificato un errore durante l'aggiornamento.",
    failed: true,
  }),
  "photo-edit-failed": () => ({
    title: "Foto non salvata",
    text: "Si è verificato un errore: i tuoi ritocchi sono ancora qui, riprova.",
    failed: true,
  }),
  "settings-failed": () => ({
    title: "Errore",
    text: "Il salvataggio non è riuscito: quello che hai scritto è ancora qui, riprova fra poco.",
    failed: true,
  }),
  "tag-failed": () => ({
    title: "Errore",
    text: "Si è verificato un errore durante il salvataggio del cartellino.",
    failed: true,
  }),
  "blog-post-failed": () => ({
    title: "Errore",
    text: "Si è verificato un errore durante la creazione dell'articolo.",
    failed: true,
  }),
  "location-failed": () => ({
    title: "Errore",
    text: "Si è verificato un errore durante la creazione della location.",
    failed: true,
  }),
  "removal-failed": () => ({
    title: "Errore",
    text: "Si è verificato un errore durante l'eliminazione.",
    failed: true,
  }),
  "bin-restore-failed": () => ({
    title: "Errore",
    text: "Non l’ho ripreso: forse nel cestino non c’è più, oppure riprova fra poco.",
    failed: true,
  }),
} satisfies Record<string, Words>;
