/** Pages of the server itself, for requests that never reach a route: a title, and a sentence that says what to do. */
export const serverAnswers = {
  badRequest: {
    title: "Indirizzo non valido",
    sentence: "L’indirizzo che hai aperto è scritto male: controllalo, oppure torna alla pagina iniziale.",
  },
  headTooLarge: {
    title: "Troppi cookie",
    sentence:
      "Il tuo browser manda con la richiesta più dati di quanti ne possa leggere, di solito cookie di altri programmi allo stesso indirizzo: cancella i cookie di questo sito e riprova.",
  },
  targetTooLong: {
    title: "Indirizzo troppo lungo",
    sentence: "L’indirizzo che hai aperto è troppo lungo: torna alla pagina iniziale.",
  },
  hiddenOrigin: {
    title: "Da quale pagina?",
    sentence:
      "Il tuo browser non dice da quale pagina arriva questa richiesta, perciò non è stata eseguita. Nelle sue impostazioni, o in quelle di un’estensione, permetti il «referrer» per questo sito, oppure usa un altro browser, e invia di nuovo. Le foto vanno scelte di nuovo.",
  },
  otherSite: {
    title: "Richiesta non accettata",
    sentence:
      "Questa richiesta arriva da un altro sito: per sicurezza non è stata eseguita. Apri la pagina di questo sito e riprova da lì.",
  },
  wrongMethod: {
    title: "Richiesta non valida",
    sentence: "Questa pagina non si usa così: torna alla pagina iniziale.",
  },
  lengthMissing: {
    title: "Manca la lunghezza",
    sentence:
      "Il browser, o il programma, non dice quanti dati invia (Content-Length): riprova con un altro.",
  },
  photosTooLarge: {
    title: "Le foto sono troppo pesanti",
    sentence:
      "Ogni foto può pesare al massimo 10 MB e quelle che hai scelto sono troppe o troppo grandi. Torna indietro: quello che hai scritto dovrebbe essere ancora lì. Scegli foto più leggere o meno foto, e invia di nuovo.",
  },
  tooLarge: {
    title: "Hai inviato troppi dati",
    sentence:
      "Qui si possono inviare al massimo {kilobytes} kB: torna indietro, accorcia il testo e invia di nuovo.",
  },
  formsFull: {
    title: "Arrivano troppi moduli insieme",
    sentence:
      "In questo momento molte persone inviano qualcosa insieme e ora non posso ricevere il tuo modulo. Torna indietro: quello che hai scritto dovrebbe essere ancora lì. Invia di nuovo fra mezzo minuto.",
  },
  failed: {
    title: "Qualcosa è andato storto",
    sentence:
      "Il sito ha avuto un problema che non dipende da te. Riprova fra qualche minuto: se avevi compilato un modulo, torna indietro e invialo di nuovo.",
  },
  unavailable: {
    title: "Torno subito",
    sentence:
      "In questo momento il sito non riesce a leggere i suoi dati: riprova fra qualche minuto. Se avevi compilato un modulo, torna indietro e invialo di nuovo.",
  },
  busy: {
    title: "C’è molta gente",
    sentence:
      "In questo momento molte persone leggono insieme e questa pagina non fa in tempo ad arrivare: riprova fra qualche secondo.",
  },
  home: "Torna alla pagina iniziale",
} as const;
