/** The words around every page. */
export const layout = {
  /** The site in one line and in two: for the home page, and for pages without a description of their own. */
  site: {
    title: "Hai trovato {product}!",
    description:
      "{product} è un capibara di peluche che viaggia di mano in mano. Se l’hai trovato, racconta come e aiutalo a ripartire.",
  },
  /** The links of the top bar. */
  navigation: {
    home: "Home",
    social: "Social",
    submit: "Invia Storia",
    map: "Mappa",
    blog: "Diario",
    faq: "FAQ",
    admin: "Admin",
  },
  menu: "Menu",
  mainMenu: "Menu principale",
  skip: "Vai al contenuto",
  /** The quiet link under what visitors see. */
  report: "Qualcosa non va?",
  newTab: "(si apre in una nuova scheda)",
  /** Names the links to the same page in other languages. */
  languages: "Altre lingue",
  footer: {
    blurbTitle: "Un esperimento sociale gratuito",
    blurb:
      "{product} è un peluche che viaggia di mano in mano, senza biglietto e senza fretta. Partecipare non costa nulla: basta trovarlo, raccontarlo e lasciarlo ripartire.",
    contactTitle: "Scrivimi",
    socialTitle: "Seguimi",
    disclaimer:
      "Le storie e le foto condivise possono essere pubblicate sui canali social ufficiali del viaggio.",
    follow: "Segui il viaggio",
    press: "Stampa e scuola",
    privacy: "Privacy",
    accessibility: "Accessibilità",
    copyright: "© 2024 {product}",
  },
  optional: "(se vuoi)",
  /** A mistake after the label of its field, in the list of all. */
  labelled: "{label} – {sentence}",
  /** Around a toast. */
  toast: {
    /** Name of the region for screen readers; {hotkey} is the key that leads there. */
    region: "Messaggi ({hotkey})",
    one: "Messaggio",
    close: "Chiudi il messaggio",
  },
  notFound: {
    help: "Questa pagina non c’è, o non c’è più. Io intanto faccio un pisolino sulla valigia: tu puoi riprendere il viaggio da qui.",
    home: "Torna alla pagina iniziale",
    blog: "Leggi il diario",
    map: "Guarda la mappa",
  },
  /** When something broke on our side. */
  error: {
    title: "Sono inciampato",
    help: "Qualcosa non ha funzionato, e non è colpa tua. Aspetta un momento e riprova: se stavi scrivendo, torna indietro e troverai il tuo testo.",
    retry: "Riprova",
    home: "Torna alla pagina iniziale",
  },
} as const;
