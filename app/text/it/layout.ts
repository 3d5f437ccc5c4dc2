/** What the site is, in one line and in two: for the home page, and for pages that say nothing of themselves. */
export const siteText = (product: string) => ({
  title: `Hai trovato ${product}!`,
  description: `${product} è un capibara di peluche che viaggia di mano in mano. Se l’hai trovato, racconta la tua tappa e aiutalo a ripartire.`,
});

/** The links of the top bar, in order. */
export const navigation = [
  { to: "/", label: "Home" },
  { to: "/social", label: "Social" },
  { to: "/submit", label: "Invia Storia" },
  { to: "/map", label: "Mappa" },
  { to: "/blog", label: "Diario" },
  { to: "/faq", label: "FAQ" },
  { to: "/admin", label: "Admin" },
];

/** The words around those links. */
export const navigationText = {
  menu: "Menu",
  close: "Chiudi",
  mainMenu: "Menu principale",
  skip: "Vai al contenuto",
  newTab: "(si apre in una nuova scheda)",
};

/** The words of the footer. */
export const footerText = (product: string) => ({
  blurbTitle: "Un esperimento sociale gratuito",
  blurb: `${product} è un peluche che viaggia di mano in mano, senza biglietto e senza fretta. Partecipare non costa nulla: basta trovarlo, raccontarlo e lasciarlo ripartire.`,
  contactTitle: "Scrivimi",
  socialTitle: "Seguimi",
  instagram: "Instagram",
  tiktok: "TikTok",
  disclaimer:
    "Le storie e le foto condivise possono essere pubblicate sui canali social ufficiali del viaggio.",
  privacy: "Privacy",
  copyright: `© 2024 ${product}`,
});

/** Words that every form uses. */
export const formText = {
  optional: "(facoltativo)",
};

/** The words around a toast; its own words are in `notices`. */
export const toastText = {
  /** Name of the region for screen readers; {hotkey} is the key that leads there. */
  region: "Avvisi ({hotkey})",
  one: "Avviso",
  close: "Chiudi l’avviso",
};

/** The words of the page that does not exist and of the page for errors. */
export const notFoundText = {
  title: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  help: "Questa pagina non c’è, o non c’è più. Io intanto faccio un pisolino sulla valigia: tu puoi riprendere il viaggio da qui.",
  links: [
    { to: "/", label: "Torna alla Home" },
    { to: "/blog", label: "Leggi il diario" },
    { to: "/map", label: "Guarda la mappa" },
  ],
};

/** When something broke on our side. */
export const errorText = {
  title: "Sono inciampato",
  help: "Qualcosa non ha funzionato, e non è colpa tua. Aspetta un momento e riprova: se stavi scrivendo, torna indietro e troverai il tuo testo.",
  retry: "Riprova",
  home: "Torna alla Home",
};
