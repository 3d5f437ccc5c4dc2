/** The words of the page about accessibility. Change them with `docs/accessibility.md`. */
export const accessibility = {
  title: "Accessibilità",
  description:
    "Chi può usare il sito di {product}: che cosa è stato provato, che cosa no, e che cosa ancora non va.",
  lead: "Questo sito vuole essere per tutti. Segue le WCAG 2.2 al livello AA: per ora le rispetta in parte.",
  sections: [
    {
      title: "Che cosa è stato provato",
      lines: [
        "Ogni pagina per chi legge e per chi mi trova, e le pagine di chi cura il viaggio, con axe-core e con un validatore HTML, con tema chiaro e scuro.",
        "Ogni pagina da 320 a 1600 pixel di larghezza: niente esce dallo schermo, e ciò che si tocca è alto almeno 44 pixel.",
        "La tastiera, i nomi letti dagli screen reader, le pagine senza JavaScript e senza animazioni, nel browser Chromium.",
      ],
    },
    {
      title: "Che cosa non è stato provato",
      lines: [
        "Nessuno screen reader: né NVDA, né JAWS, né VoiceOver, né TalkBack, né Orca.",
        "Firefox e Safari, l’ingrandimento dello schermo, i comandi vocali. Nessuna persona con disabilità ha ancora provato il sito per noi.",
      ],
    },
    {
      title: "Che cosa ancora non va",
      lines: [
        "Non tutte le foto hanno una descrizione di ciò che mostrano: senza, si sa soltanto di quale pagina sono.",
        "Il sito non sa sempre in che lingua sono scritti una storia o il nome di un luogo: uno screen reader può leggerli con la voce sbagliata.",
        "La mappa dettagliata non si legge senza vederla. Sotto c’è l’elenco di tutte le tappe, con gli stessi luoghi.",
      ],
    },
  ],
  /** When the site has an address, and when it has none. */
  byMail:
    "Se qualcosa non ti lascia andare avanti, scrivimi: dimmi in quale pagina, che cosa volevi fare e quale browser usi.",
  otherwise:
    "Se qualcosa non ti lascia andare avanti, dillo a chi ti ha fatto conoscere questo sito: non ha ancora un indirizzo a cui scrivere.",
  evaluated: "Valutazione fatta da chi ha scritto il programma, il {day}.",
} as const;
