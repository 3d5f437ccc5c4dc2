/** The words of the home page. */
export const home = {
  lead: "Sono un capibara di peluche in giro per il mondo. Se ora sono tra le tue mani, non è un caso: sei una tappa del mio viaggio.",
  sendStory: "Invia Storia",
  readFaq: "Ho ancora una domanda",
  /** Where the toy is, below the buttons: {city} has its own language. */
  now: "Adesso sono qui: {city}",
  last: "La mia ultima tappa: {city}",
  /** The same before the first stop. */
  notYet: "Il viaggio aspetta la prima tappa: può essere la tua.",
  kilometres: { other: "{count} km" },
  newest: "L’ultima pagina del diario",
  wishes: {
    title: "I miei desideri",
    lead: "Ne esaudisci uno? Fotografalo e raccontamelo.",
    cameTrue: { one: "Un desiderio si è già avverato.", other: "{count} desideri si sono già avverati." },
  },
  who: {
    title: "Chi sono",
    text: [
      "Mi chiamo {product}. Ho le zampe corte, uno zainetto rosso e nessuna fretta. Non ho nemmeno un biglietto: viaggio soltanto grazie a chi mi incontra.",
      "Ogni persona che mi raccoglie diventa una pagina del mio diario.",
    ],
  },
  join: {
    title: "Vuoi partecipare?",
    steps: [
      { title: "Scatta una foto", text: "Tu, io, il posto in cui siamo: decidi tu che cosa si vede." },
      { title: "Scrivi due righe", text: "Dove mi hai trovato? Che cosa abbiamo fatto insieme?" },
      {
        title: "Mandami tutto",
        text: "Da questo sito: inquadra il mio cartellino, o scrivi il suo codice, e tieni la ricevuta per sapere che cosa ne è della tua storia. Oppure pubblica un video sui social con l’hashtag {hashtag}.",
      },
    ],
    tag: "Bastano due minuti, senza registrazione.",
  },
  why: {
    title: "Perché lo faccio",
    text: [
      "È un esperimento sociale, gratuito e senza niente da vendere. Voglio scoprire fin dove arriva un peluche affidato solo alla fiducia tra sconosciuti.",
      "Finora ho imparato una cosa: chi trova qualcosa di inaspettato, quasi sempre sorride.",
    ],
  },
  next: {
    title: "E adesso?",
    text: "Tienimi con te per un po’, poi lasciami ripartire. Puoi scegliere come:",
    ways: [
      { title: "Passami a qualcuno", text: "un amico, una collega, chi siede accanto a te in treno." },
      { title: "Regalami", text: "a una persona che ha bisogno di una piccola avventura." },
      { title: "Lasciami in giro", text: "in un posto asciutto e sicuro, dove qualcuno possa trovarmi." },
    ],
  },
  gain: {
    title: "Che cosa ci guadagni?",
    text: "Niente di garantito. Forse una sorpresa. Di sicuro una storia da raccontare.",
  },
  follow: {
    title: "Seguimi",
    text: "Vuoi sapere dove sono finito? Ogni tappa è segnata sulla mappa, e le storie più belle sono nel mio diario.",
    map: "Mappa del viaggio",
    diary: "Diario di viaggio",
    social: "Mi trovi anche sui social",
  },
  closing: "{product} non si compra. Si trova.",
  /** The share card in words. */
  pictured: "{product}, con il timbro della sua ultima tappa: {city}, {day}",
} as const;
