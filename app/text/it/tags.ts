import { relativeDay } from "./dates";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The words of the owner's page of tags. */
export const tagsText = {
  title: "Cartellini",
  lead: "Un cartellino appeso al peluche porta a questo sito chi lo trova: basta inquadrarlo con il telefono, o scriverne il codice.",
  newTag: "Nuovo cartellino",
  name: "Nome",
  nameHint: "Lo vedi solo tu: per esempio «Zainetto» o «Zampa sinistra».",
  create: "Crea cartellino",
  creating: "Creazione...",
  empty: "Nessun cartellino ancora",
  emptyHint: "Crea il primo, stampalo, plastificalo e appendilo al peluche.",
  total: (count: number) => counted(count, "cartellino", "cartellini"),
  inUse: "In uso",
  retired: "Ritirato",
  scans: (count: number) => counted(count, "scansione", "scansioni"),
  stories: (count: number) => counted(count, "storia", "storie"),
  lastSeen: (day: string, today: string) => `Ultima volta in mano a qualcuno: ${relativeDay(day, today)}`,
  neverSeen: "Non è ancora stato in mano a nessuno",
  code: "Codice",
  print: "Stampa",
  printCopies: "Foglio con 10 copie",
  printAll: "Stampa il foglio A4 con tutti",
  rename: "Cambia nome",
  save: "Salva",
  retire: "Ritira",
  restore: "Rimetti in uso",
  about: (act: string, name: string) => `${act}: ${name}`,
  retireNote: "La pagina di un cartellino ritirato dice che è in pensione, e aiuta lo stesso.",
  noAddress: {
    title: "Per stampare manca l’indirizzo del sito",
    text: "Sul cartellino va l’indirizzo che usano i visitatori: si scrive una volta, nelle impostazioni.",
    open: "Scrivi l’indirizzo",
  },
};

/** A story's mark in the owner's list: it came with the tag of this name. */
export const storyTagText = {
  withTag: (name: string) => `con il cartellino «${name}»`,
  withRetiredTag: (name: string) => `con il cartellino «${name}», ritirato`,
};

/** What every printed tag says, in five languages; the first one is the largest. */
export const printedLanguages = [
  { lang: "it", lost: "Non sono perso!", travelling: "Sto viaggiando." },
  { lang: "en", lost: "I’m not lost!", travelling: "I’m travelling." },
  { lang: "fr", lost: "Je ne suis pas perdu\u00a0!", travelling: "Je voyage." },
  { lang: "de", lost: "Ich bin nicht verloren!", travelling: "Ich bin auf Reisen." },
  { lang: "es", lost: "¡No estoy perdido!", travelling: "Estoy de viaje." },
] as const;

/** The words of the pages to print. */
export const printText = {
  sheetTitle: "Foglio di cartellini",
  tagTitle: (name: string) => `Cartellino «${name}»`,
  description: "Una pagina da stampare: i cartellini da appendere al peluche.",
  sheetSteps: [
    "Stampa questa pagina dal browser, su carta A4, al 100% (non «adatta alla pagina»), senza intestazioni.",
    "Taglia lungo le linee tratteggiate, plastifica, e rifila lasciando un bordo di plastica.",
    "Fora il cerchietto, fai passare un cordino robusto e legalo al peluche.",
  ],
  tagSteps: [
    "Stampa questa pagina dal browser al 100%: è larga 105 mm e alta 148 (A6). Su un foglio A4 va bene lo stesso.",
    "Taglia lungo la linea tratteggiata, plastifica, e rifila lasciando un bordo di plastica.",
    "Fora il cerchietto, fai passare un cordino robusto e legalo al peluche.",
  ],
  back: "Torna ai cartellini",
  nothing: "Nessun cartellino in uso da stampare.",
  qr: (address: string) => `Codice QR di ${address}`,
};

/** The words of /t/CODE, which a finder sees first. */
export const tagPageText = (product: string) => ({
  title: "Non sono perso!",
  description: `${product} è un capibara di peluche che viaggia di mano in mano. L’hai trovato? Ecco che cosa fare adesso.`,
  who: `Sono ${product}, un capibara di peluche: viaggio di mano in mano.`,
  stops: "Le mie ultime tappe:",
  firstStop: "Il viaggio è appena cominciato: sei tra le mie prime tappe.",
  wish: "Mi piacerebbe arrivare dove non sono mai stato.",
  nowTitle: "Che cosa fare adesso",
  now: [
    "Fammi una foto dove mi hai trovato.",
    "Racconta la tappa in due righe.",
    "Poi fammi ripartire: passami a qualcuno, o lasciami dove mi trovino.",
  ],
  send: "Invia la tua storia",
  laterTitle: "Non hai tempo adesso?",
  later: "Fammi una foto, la mandi stasera: il codice è sul cartellino",
  links: [
    { to: "/", label: "Chi sono" },
    { to: "/map", label: "Mappa" },
    { to: "/blog", label: "Diario" },
    { to: "/faq", label: "FAQ" },
  ],
  unknownTitle: "Codice sconosciuto",
  unknown: "Forse una lettera è diversa: riguarda il cartellino e riprova.",
  tooManyTitle: "Troppi codici sbagliati",
  tooMany: (when: string) => `Da qui ne sono arrivati molti, e per un po’ non ne guardo altri. ${when}`,
  retiredTitle: "Cartellino in pensione",
  retired: `Questo cartellino non è più in uso. Ma se hai in mano ${product}, il viaggio continua con te.`,
  anyway: `Se hai in mano ${product}, non importa: non è perso, sta viaggiando, e la tua storia arriva anche senza codice.`,
});
