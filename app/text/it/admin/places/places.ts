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
  published: "Il luogo che si leggerà",
  known: (label: string) => `Luogo trovato: ${label}.`,
  isIt: (name: string) => `«${name}»: è questo?`,
  asTyped: "Nessuno di questi: resta come è scritto qui sopra",
  notIt: "No: resta come è scritto qui sopra",
  edited: "Hai cambiato città o paese: quando premi, cerco il luogo e te lo mostro prima di pubblicare.",
  photoPoint:
    "Qui è stata scattata la foto. «Pubblica e metti sulla mappa» usa questo punto quando il luogo è lo stesso, e chi legge lo vede come scegli qui.",
  photoPointMap: "Mappa con il punto della foto",
  ofPhoto: (label: string | null) =>
    label ? `${label}: dove è stata scattata la foto` : "Il punto dove è stata scattata la foto",
  far: (city: string, kilometres: number) =>
    `La foto è stata scattata a ${kilometres}\u00a0km da «${city}»: quale dei due luoghi conta?`,
  unknown: (city: string, near: string | null) =>
    `Non conosco nessun luogo che si chiama «${city}»${near ? ` (la foto è stata scattata vicino a «${near}»)` : ""}: controlla che città e paese siano giusti.`,
  pointElsewhere: (town: string, near: string) =>
    `Il punto è ${near ? `vicino a «${near}», non a «${town}»` : `lontano da «${town}»`}: quale dei due conta? Se è la città, premi «Trova il luogo»; se è il punto, correggi città e paese. Se va bene così, premi di nuovo.`,
  suggested: "È il luogo più vicino alle coordinate: correggilo, se è un altro.",
};
