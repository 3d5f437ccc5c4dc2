import type { press as italian } from "~/text/it/press";
import type { TranslationOf } from "~/text/translation";

/** The words of the page for newspapers and schools, and of its file with the numbers. */
export const press = {
  title: "Für Presse und Schule",
  description: "Wer {product} ist, die Reise in Zahlen und Fotos für die Zeitung oder den Unterricht.",
  who: {
    title: "Wer {product} ist",
    text: [
      "{product} ist ein Capybara aus Plüsch, das von Hand zu Hand reist. Wer es findet, macht ein Foto, erzählt auf dieser Website von der Begegnung und lässt es weiterziehen.",
      "Es ist ein soziales Experiment: kostenlos, und es gibt nichts zu verkaufen. Die Frage ist, wie weit ein Plüschtier kommt, wenn es sich nur auf das Vertrauen zwischen Fremden verlässt.",
    ],
  },
  numbers: {
    title: "Die Reise in Zahlen",
    asOf: "Die Zahlen vom {day}, gezählt auf der Karte und im Tagebuch",
    names: {
      kilometres: "Kilometer Luftlinie",
      days: "Tage",
      stops: "Stationen",
      towns: "Orte",
      countries: "Länder",
      stories: "Geschichten der Menschen, die es gefunden haben",
      languages: "Sprachen der Geschichten",
    },
    longestLeg: "Längste Strecke in Kilometern: {from} – {to}",
    csv: "Zahlen herunterladen (CSV)",
    columns: ["Was", "Zahl", "Datum"],
  },
  photos: {
    title: "Fotos zum Veröffentlichen",
    terms:
      "Sie dürfen in Zeitungen, auf Websites und im Unterricht verwendet werden, wenn es um die Reise geht.",
    credit: "Bitte unter dem Foto angeben: „Foto: {owner}“.",
    alt: "{product}, {city}",
    size: "Herunterladen ({width} × {height} Pixel)",
    others:
      "Für die anderen Fotos und die Geschichten im Tagebuch frag bitte vorher: Sie gehören den Menschen, von denen sie stammen.",
  },
  contact: {
    title: "An wen du dich wenden kannst",
    text: "Für weitere Fotos, ein Interview oder eine Geschichte aus dem Tagebuch:",
  },
  more: {
    title: "Für den Unterricht",
    map: "Die Karte, zum Anschauen oder Herunterladen",
    diary: "Das Tagebuch, vom Anfang der Reise an",
  },
} as const satisfies TranslationOf<typeof italian>;
