import type { diary as italian } from "~/text/it/diary";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary, its articles and the pages of their photos. */
export const diary = {
  title: "Reisetagebuch",
  description:
    "Die Geschichten der Menschen, die {product} begegnet sind: Städte, Begegnungen und Fotos, Station für Station.",
  empty: "Noch keine Geschichten",
  emptyHint: "Die Reise hat gerade erst begonnen: Die erste Seite kann deine sein.",
  emptyButton: "Geschichte senden",
  all: "Alle Geschichten ansehen",
  back: "Zurück zum Tagebuch",
  gallery: "Fotogalerie",
  like: "Gefällt mir",
  beginningTitle: "Reisetagebuch, von Anfang an",
  fromBeginning: "Tagebuch von Anfang an lesen",
  fromNewest: "Zurück zu den neuesten Geschichten",
  follow: "Folge der Reise: Füge {feed} zu deinem Feedreader hinzu, und neue Geschichten kommen zu dir.",
  feed: "den Feed des Tagebuchs",
  newerPage: "Neuere Geschichten",
  olderPage: "Ältere Geschichten",
  laterPage: "Spätere Geschichten",
  page: "Seite {page} von {pages}",
  pages: "Seiten des Tagebuchs",
  total: { one: "{count} Geschichte", other: "{count} Geschichten" },
  notFoundTitle: "Geschichte nicht gefunden",
  notFoundText: "Vielleicht steht sie nicht mehr im Tagebuch, oder die Adresse stimmt nicht.",
  onMap: "Diese Station auf der Karte: {city}",
  pictured: "Foto aus {city}: {title}",
  nextStop: {
    label: "Die nächste Station",
    near: "Weniger als {kilometres} km von hier",
    exact: "{kilometres} km von hier, Luftlinie",
    about: "Etwa {kilometres} km von hier, Luftlinie",
  },
  onward: { title: "Wohin geht es jetzt?", map: "Das weiß ich noch nicht: Schau auf die Karte" },
  photo: {
    previous: "Vorheriges",
    next: "Nächstes",
    close: "Schließen",
    counter: "{n} von {total}",
    bar: "Fotos der Geschichte",
    missingTitle: "Dieses Foto ist nicht da",
    missingText: "Die Geschichte steht nicht mehr im Tagebuch, oder sie hat weniger Fotos.",
  },
} as const satisfies TranslationOf<typeof italian>;
