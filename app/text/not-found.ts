/** The words of the page that does not exist (the two English lines are spec §2's) and of the page for errors. */
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
