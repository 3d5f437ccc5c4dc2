import type { Language } from "~/text/languages.server";

/** The words on every printed tag, in all languages; the first one is the largest. `named` stands before the toy’s name. */
export const printedLanguages = {
  it: { named: "Sono", lost: "non sono perso!", travelling: "Sto viaggiando.", scan: "Inquadrami!" },
  en: { named: "I’m", lost: "I’m not lost!", travelling: "I’m travelling.", scan: "Scan me!" },
  fr: {
    named: "Je suis",
    lost: "je ne suis pas perdu\u00a0!",
    travelling: "Je voyage.",
    scan: "Scanne-moi\u00a0!",
  },
  de: {
    named: "Ich bin",
    lost: "ich hab mich nicht verlaufen!",
    travelling: "Ich bin auf Reisen.",
    scan: "Scanne mich!",
  },
  es: { named: "Soy", lost: "¡no estoy perdido!", travelling: "Estoy de viaje.", scan: "¡Escanéame!" },
} satisfies Record<Language, Record<"named" | "lost" | "travelling" | "scan", string>>;

/** The words of the pages to print. */
export const printText = {
  sheetTitle: "Foglio di cartellini",
  tagTitle: (name: string) => `Cartellino «${name}»`,
  description: "Una pagina da stampare: i cartellini da appendere al peluche.",
  sheetSteps: [
    "Stampa questa pagina su carta A4, al 100% (non «adatta alla pagina»), senza intestazioni.",
    "Taglia lungo le linee tratteggiate, plastifica, e rifila lasciando un bordo di plastica.",
    "Fora il cerchietto, fai passare un cordino robusto e legalo al peluche.",
  ],
  tagSteps: [
    "Stampa questa pagina al 100%: è larga 105 mm e alta 148 (A6). Su un foglio A4 va bene lo stesso.",
    "Taglia lungo la linea tratteggiata, plastifica, e rifila lasciando un bordo di plastica.",
    "Fora il cerchietto, fai passare un cordino robusto e legalo al peluche.",
  ],
  print: "Stampa",
  back: "Torna ai cartellini",
  nothing: "Nessun cartellino in uso da stampare.",
  qr: (address: string) => `Codice QR di ${address}`,
};
