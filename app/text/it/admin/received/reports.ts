/** What visitors say is wrong, as the owner reads it. */
export const reports = {
  title: "Segnalazioni",
  lead: "Qui arrivano i messaggi di chi si riconosce in una foto o trova qualcosa che non va. Una segnalazione chiusa si cancella dopo 30 giorni, ogni altra dopo 90.",
  empty: "Nessuna segnalazione",
  reasons: {
    "in-photo": "In questa foto ci sono io",
    mine: "È una mia foto o un mio testo",
    hurts: "Fa male a qualcuno",
    "something-else": "Altro",
  },
  arrived: "Arrivata il {moment}",
  closed: "chiusa",
  gone: "Quello di cui parla non c’è più.",
  answerTo: "Risposta a: {address}",
  open: "Segnalazione: {reason}",
  others: { one: "{count} altra segnalazione", other: "{count} altre segnalazioni" },
  cover: "Copri",
  hide: "Nascondi",
  close: "Chiudi",
} as const;
