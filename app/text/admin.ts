/** The words of the owner's panel (spec §2 "/admin"). */
export const adminText = {
  title: "Pannello di Amministrazione",
  description: "L’area riservata di chi cura il viaggio.",
  logout: "Logout",
  loading: "Caricamento...",
  tabsLabel: "Sezioni del pannello",
  tabs: {
    stories: "Storie Ricevute",
    newBlogPost: "Articoli Diario",
    blogPosts: "Gestisci Articoli",
    newLocation: "Nuova Location",
    locations: "Gestisci Locations",
  },
};

/** The words of the owner's door. */
export const loginText = {
  title: "Accesso Admin",
  password: "Password",
  submit: "Accedi",
  pending: "Accesso...",
  expired: "La sessione è scaduta: accedi di nuovo e ritrovi la pagina come l’hai lasciata.",
};

/** The words of the pages of a long list. */
export const paginationText = {
  label: "Pagine della lista",
  newer: "Più recenti",
  older: "Meno recenti",
  position: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
};

/** The words of a question that stands before a deletion. */
export const removalText = {
  confirm: "Elimina",
  pending: "Eliminazione...",
  cancel: "Annulla",
  back: "Torna alla lista",
};
