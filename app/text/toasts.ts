/** The words around a toast; its own words are in `notices`. */
export const toastText = {
  /** Name of the region for screen readers; {hotkey} is the key that leads there. */
  region: "Avvisi ({hotkey})",
  one: "Avviso",
  close: "Chiudi l’avviso",
};
