import { relativeDay } from "~/text/it/admin/dates";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The words of the owner's page of tags. */
export const tagsText = {
  title: "Cartellini",
  lead: "Chi trova il peluche inquadra il cartellino, o ne scrive il codice, e arriva qui.",
  newTag: "Nuovo cartellino",
  name: "Nome",
  nameHint: "Lo vedi solo tu: per esempio «Zainetto» o «Zampa sinistra».",
  create: "Crea cartellino",
  creating: "Creazione...",
  empty: "Nessun cartellino ancora",
  emptyHint: "Crea il primo, stampalo, plastificalo e appendilo al peluche.",
  total: (count: number) => counted(count, "cartellino", "cartellini"),
  inUse: "In uso",
  retired: "In pensione",
  scans: (count: number) => counted(count, "scansione", "scansioni"),
  sightings: (count: number) => counted(count, "avvistamento", "avvistamenti"),
  stories: (count: number) => counted(count, "storia", "storie"),
  lastSeen: (day: string, today: string) => `Ultima volta in mano a qualcuno: ${relativeDay(day, today)}`,
  neverSeen: "Non è ancora stato in mano a nessuno",
  code: "Codice",
  print: "Stampa",
  printCopies: "Foglio con 10 copie",
  printAll: "Stampa il foglio A4 con tutti",
  rename: "Cambia nome",
  save: "Salva",
  retire: "Metti in pensione",
  restore: "Rimetti in uso",
  about: (act: string, name: string) => `${act}: ${name}`,
  retireNote: "La pagina di un cartellino in pensione lo dice, e aiuta lo stesso.",
  noAddress: {
    title: "Per stampare manca l’indirizzo del sito",
    text: "Sul cartellino va l’indirizzo che usano i visitatori: si scrive una volta, nelle impostazioni.",
    open: "Scrivi l’indirizzo",
  },
  badAddress: {
    home: {
      title: "Questo indirizzo funziona solo a casa tua: non stampare ancora",
      text: "Chi trova il peluche lontano da qui non aprirebbe la pagina, e un cartellino appeso non si corregge più. Serve prima un indirizzo che funzioni da tutto il mondo.",
      open: "Cambia l’indirizzo",
    },
    http: {
      title: "Questo indirizzo non è https: meglio non stampare ancora",
      text: "Il telefono di chi trova il peluche avviserebbe che il sito non è sicuro, e un cartellino appeso non si corregge più. Serve prima un indirizzo che cominci con https://.",
      open: "Cambia l’indirizzo",
    },
  },
  printAnyway: "Ho capito, stampa lo stesso",
};
