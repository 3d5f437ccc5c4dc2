import type { follow as italian, pushWords as italianPushWords } from "~/text/it/follow";
import type { TranslationOf } from "~/text/translation";

/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Der Reise folgen",
  description: "Wie du erfährst, dass im Tagebuch von {product} eine neue Geschichte steht.",
  lead: "Zwei Wege, von neuen Geschichten zu erfahren, ohne deine E-Mail-Adresse anzugeben.",
  pushTitle: "Auf diesem Telefon oder Computer",
  push: "Wenn im Tagebuch eine neue Geschichte erscheint, sagt es dir dieser Browser, höchstens einmal am Tag.",
  story:
    "Wenn deine Geschichte ins Tagebuch kommt, sagt es dir dieser Browser, ein einziges Mal. Bis dahin merkt sich die Website, auf welche Geschichte du wartest.",
  start: "Auf diesem Gerät Bescheid sagen",
  stop: "Nicht mehr Bescheid sagen",
  needs:
    "Hier funktionieren Mitteilungen nicht: Nimm einen anderen Browser oder folge der Reise mit einem Feedreader.",
  iphone:
    "Auf iPhone und iPad (ab iOS 16.4): Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne die Website von dort.",
  stored:
    "Die Website bewahrt die Adresse auf, die der Browser für Mitteilungen nennt, seine Schlüssel, die Sprache und den Tag.",
  denied:
    "Der Browser erlaubt dieser Website keine Mitteilungen: Das lässt sich in seinen Einstellungen ändern, dann versuch es noch einmal.",
  notEnabled:
    "Der Browser konnte die Mitteilungen nicht einschalten: Versuch es noch einmal oder nimm einen anderen.",
  feedsTitle: "Mit einem Feedreader",
  feeds: "Kopiere eine dieser Adressen in deinen Feedreader: Neue Geschichten kommen von selbst.",
  offer: "Sag mir, wenn sie im Tagebuch steht",
  offerTitle: "Ich sage dir Bescheid",
  back: "Zurück zum Beleg",
  notices: {
    follow: {
      title: "Fast fertig",
      text: "In wenigen Sekunden kommt die erste Mitteilung. Wenn nicht, drücke noch einmal.",
    },
    unfollow: { title: "Erledigt", text: "Dieser Browser bekommt keine Mitteilungen mehr." },
  },
  refused: "Noch nicht aktiv",
} as const satisfies TranslationOf<typeof italian>;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: { title: "Die Mitteilungen funktionieren", body: "Wenn es etwas zu lesen gibt, kommt es hier an." },
  article: { title: "Im Tagebuch steht eine neue Geschichte", body: "Tippe, um sie zu lesen." },
  diary: {
    title: "Du stehst im Tagebuch!",
    body: "Deine Geschichte ist veröffentlicht: Tippe, um sie zu lesen.",
  },
} as const satisfies TranslationOf<typeof italianPushWords>;
