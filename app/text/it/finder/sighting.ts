/** The words of a sighting: on the tag’s page, in the calendar file, on its receipt. */
export const sighting = {
  open: "Non hai tempo? Dimmi solo dove sono",
  city: "Città o paese",
  holding: "Sei con me",
  seen: "Ti ho visto e ti ho lasciato lì",
  remind: "Ricordamelo:",
  inHours: "fra 3 ore",
  tomorrow: "domani a quest’ora",
  reminder: "Manda la tua storia su {product}",
  refused: "Non l’ho ancora segnato",
  title: "Il tuo avvistamento",
  whereItIs: {
    holding: "Sono con te.",
    holdingIn: "Sono con te: {city}.",
    seen: "Mi hai visto e mi hai lasciato lì.",
    seenIn: "Mi hai visto e mi hai lasciato lì: {city}.",
  },
  noted: "Me l’hai detto il {day}.",
  next: "Quando hai due minuti, racconta come ci siamo incontrati: la storia prende il posto dell’avvistamento, con la stessa ricevuta.",
  tell: "Racconta la storia",
  keep: "È la tua ricevuta: da qui racconti la storia quando vuoi, o ritiri l’avvistamento. Non serve una password: chi ha l’indirizzo può farlo, quindi tienilo per te.",
  expires:
    "L’avvistamento lo legge solo chi cura il viaggio, che può segnare il luogo sulla mappa. Se la storia non arriva, dopo 90 giorni si cancella da solo.",
  withdraw: "Ritira l’avvistamento",
  withdrawTitle: "Ritirare l’avvistamento?",
  withdrawQuestion:
    "Sparisce da questo sito, con la città che hai scritto. Se chi cura il viaggio ne ha già fatto una tappa, della tappa resta il luogo. Non si può annullare.",
  withdrawConfirm: "Sì, ritiralo",
  withdrawnTitle: "Avvistamento ritirato",
  withdrawn: "L’hai ritirato il {day}.",
  withdrawnJustNow:
    "L’hai ritirato il {day}: sul sito non c’è più. Le ultime tracce sul disco del server spariscono entro un’ora.",
  removedTitle: "Questo avvistamento non c’è più",
  removed:
    "Lo ha tolto chi cura il viaggio, oppure sono passati 90 giorni. La tua storia è la benvenuta lo stesso.",
} as const;
