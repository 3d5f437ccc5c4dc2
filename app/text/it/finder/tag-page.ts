/** The words of /t/CODE, which a finder sees first. */
export const tagPage = {
  title: "Non sono perso!",
  description:
    "{product} è un capibara di peluche che viaggia di mano in mano. L’hai trovato? Ecco che cosa fare adesso.",
  who: "Sono {product}, un capibara di peluche: viaggio di mano in mano.",
  stops: "Le mie ultime tappe:",
  firstStop: "Il viaggio è appena cominciato: sei tra le mie prime tappe.",
  wish: "Mi piacerebbe arrivare dove non sono mai stato.",
  /** Before an open wish, which then stands in place of the sentence above. */
  mine: "Il mio desiderio:",
  nowTitle: "Che cosa fare adesso",
  now: [
    "Fammi una foto dove mi hai trovato.",
    "Racconta in due righe come mi hai trovato.",
    "Poi fammi ripartire: passami a qualcuno, o lasciami in bella vista.",
  ],
  send: "Invia la tua storia",
  later: "Fammi una foto adesso e mandala più tardi: il codice è sul cartellino",
  /** Under the links; an e-mail link follows the first one. */
  help: "Ti serve aiuto? Scrivimi:",
  already: "Hai già mandato una storia? La ritrovi all’indirizzo della tua ricevuta.",
  links: { home: "Chi sono", map: "Mappa", blog: "Diario", faq: "FAQ", privacy: "Privacy" },
  unknownTitle: "Codice sconosciuto",
  unknown: "Forse una lettera è diversa: ricontrolla il cartellino e riprova.",
  tooManyTitle: "Troppi codici sbagliati",
  tooMany: "Dalla tua rete ne sono arrivati molti, e per un po’ non ne guardo altri. {when}",
  retiredTitle: "Cartellino in pensione",
  retired: "Questo cartellino non è più in uso. Ma se hai in mano {product}, il viaggio continua con te.",
  anyway:
    "Se hai in mano {product}, non importa: non sono perso, sto viaggiando, e la tua storia arriva anche senza codice.",
} as const;
