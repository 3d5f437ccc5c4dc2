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
