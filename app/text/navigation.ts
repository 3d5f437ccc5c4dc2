/** The links of the top bar, in order (spec §2). */
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
