/** The words of the owner's pages (spec §2 "/admin"). */
export const adminText = {
  title: "Pannello di Amministrazione",
  description: "L’area riservata di chi cura il viaggio.",
  logout: "Logout",
  tabsLabel: "Sezioni del pannello",
  tabs: {
    stories: "Storie Ricevute",
    newBlogPost: "Articoli Diario",
  },
  login: {
    title: "Accesso Admin",
    password: "Password",
    submit: "Accedi",
    pending: "Accesso...",
    expired: "La sessione è scaduta: accedi di nuovo e ritrovi la pagina come l’hai lasciata.",
  },
};

/** The words of "Storie Ricevute". */
export const storiesText = {
  total: (count: number) => (count === 1 ? "1 storia ricevuta" : `${count} storie ricevute`),
  empty: "Nessuna storia ricevuta",
  emptyHint: "Quando qualcuno invia una storia, la trovi qui.",
  anonymous: "Anonimo",
  consent: "Consenso dato",
  noConsent: "Senza consenso",
  photoCount: (count: number) => (count === 1 ? "1 foto" : `${count} foto`),
  photoAlt: (label: string) => `Foto ${label}`,
  choosePhoto: (label: string) => `Scegli ${label}`,
  promote: "Promuovi",
};

/** The words of the article form, "Articoli Diario". */
export const blogPostFormText = {
  heading: "Nuovo articolo",
  title: "Titolo",
  author: "Autore",
  city: "Città",
  country: "Paese",
  content: "Contenuto",
  photo: "Foto",
  photoHint: "JPG, PNG fino a 10MB",
  keptPhoto: "Foto già caricata",
  chosen: "Foto scelte dalle storie",
  removeChosen: "Togli",
  removeChosenNamed: (label: string) => `Togli ${label}`,
  removeAll: "Togli tutte le foto scelte",
  submit: "Crea Articolo",
  pending: "Creazione...",
  refusedTitle: "L’articolo non è ancora nel diario",
  refusedText: "Quello che hai scritto è ancora qui: correggi i campi segnalati e riprova.",
  removedTitle: "Foto tolta",
  removedText: "Il resto è come l’hai lasciato.",
  promotedTitle: (city: string | null, name: string | null) =>
    `Storia da ${city ?? "un viaggiatore"}: ${name ?? "Anonimo"}`,
};
