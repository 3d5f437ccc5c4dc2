import { countryName } from "./countries";

/** 'Castro (LE), Italia': a place that cannot be mistaken for another of its name. */
export function placeLabel(place: { name: string; province: string | null; countryCode: string }): string {
  const { name, province, countryCode } = place;
  return `${province ? `${name} (${province})` : name}, ${countryName(countryCode)}`;
}

/** The words of the search for a place in the location form. */
export const placeText = {
  find: "Trova il luogo",
  finding: "Cerco...",
  findHint: "Scrivi la città: paese e coordinate si compilano da soli.",
  which: (name: string) => `Quale «${name}»?`,
  use: "Usa questo luogo",
  filled: (place: string) => `${place}: paese e coordinate sono compilati.`,
  choose: (count: number) => `Ho trovato ${count} luoghi: scegli quello giusto.`,
  failed: "La ricerca non è riuscita: riprova, o indica il punto in un altro modo.",
  suggested: "È il luogo più vicino alle coordinate: correggilo, se è un altro.",
};
