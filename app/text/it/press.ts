/** The words of the page for newspapers and schools, and of its file with the numbers. */
export const press = {
  title: "Per la stampa e la scuola",
  description: "Chi è {product}, i numeri del viaggio e le foto per un giornale o per la classe.",
  who: {
    title: "Chi è {product}",
    text: [
      "{product} è un capibara di peluche che viaggia di mano in mano. Chi lo trova gli scatta una foto, racconta l’incontro su questo sito e lo lascia ripartire.",
      "È un esperimento sociale gratuito, senza niente da vendere: vuole scoprire fin dove arriva un peluche affidato solo alla fiducia tra sconosciuti.",
    ],
  },
  numbers: {
    title: "Il viaggio in numeri",
    asOf: "I numeri al {day}, contati sulla mappa e nel diario",
    names: {
      kilometres: "Chilometri in linea d’aria",
      days: "Giorni",
      stops: "Tappe",
      towns: "Luoghi",
      countries: "Paesi",
      stories: "Storie di chi l’ha trovato",
      languages: "Lingue delle storie",
    },
    longestLeg: "Tratta più lunga in chilometri: {from} – {to}",
    csv: "Scarica i numeri (CSV)",
    /** The names of the file's columns. */
    columns: ["Che cosa", "Numero", "Data"],
  },
  photos: {
    title: "Foto da pubblicare",
    terms:
      "Si possono pubblicare su un giornale o su un sito, e usare in classe, quando si parla del viaggio.",
    credit: "Sotto la foto va scritto: «Foto: {owner}».",
    alt: "{product}, {city}",
    size: "Scarica ({width} × {height} pixel)",
    others: "Per le altre foto e per le storie del diario chiedi prima: sono di chi le ha fatte.",
  },
  contact: {
    title: "A chi chiedere",
    text: "Per altre foto, un’intervista o una storia del diario:",
  },
  more: {
    title: "Da usare in classe",
    map: "La mappa, da guardare o da scaricare",
    diary: "Il diario, dall’inizio del viaggio",
  },
} as const;
