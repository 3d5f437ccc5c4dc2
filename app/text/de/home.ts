import type { home as italian } from "~/text/it/home";
import type { TranslationOf } from "~/text/translation";

/** The words of the home page. */
export const home = {
  lead: "Ich bin ein Capybara aus Plüsch und reise um die Welt. Wenn du mich gerade in den Händen hältst, ist das kein Zufall: Du bist eine Station meiner Reise.",
  sendStory: "Geschichte senden",
  readFaq: "Ich habe eine Frage",
  now: "Jetzt bin ich hier: {city}",
  last: "Meine letzte Station: {city}",
  notYet: "Die Reise wartet auf ihre erste Station: Es kann deine sein.",
  kilometres: { other: "{count} km" },
  newest: "Die neueste Seite des Tagebuchs",
  wishes: {
    title: "Meine Wünsche",
    lead: "Erfüllst du mir einen? Mach ein Foto davon und erzähl es mir.",
    cameTrue: {
      one: "Ein Wunsch ist schon in Erfüllung gegangen.",
      other: "{count} Wünsche sind schon in Erfüllung gegangen.",
    },
  },
  who: {
    title: "Wer ich bin",
    text: [
      "Ich heiße {product}. Ich habe kurze Beine, einen kleinen roten Rucksack und alle Zeit der Welt. Nicht einmal eine Fahrkarte habe ich: Ich reise nur dank der Menschen, die mir begegnen.",
      "Wer mich aufhebt, wird zu einer Seite in meinem Tagebuch.",
    ],
  },
  join: {
    title: "Magst du mitmachen?",
    steps: [
      { title: "Mach ein Foto", text: "Du, ich, der Ort, an dem wir sind: Was man sieht, entscheidest du." },
      { title: "Schreib ein paar Zeilen", text: "Wo hast du mich gefunden? Was haben wir zusammen gemacht?" },
      {
        title: "Schick mir alles",
        text: "Hier auf der Website: Scanne meinen Anhänger oder gib seinen Code ein, und heb den Beleg auf: Dort siehst du, was aus deiner Geschichte wird. Oder veröffentliche ein Video in den sozialen Medien mit dem Hashtag {hashtag}.",
      },
    ],
    tag: "Zwei Minuten reichen, und du musst dich nirgends anmelden.",
  },
  why: {
    title: "Warum ich das mache",
    text: [
      "Es ist ein soziales Experiment: kostenlos, und es gibt nichts zu verkaufen. Ich will wissen, wie weit ein Plüschtier kommt, wenn es sich nur auf das Vertrauen zwischen Fremden verlässt.",
      "Eines habe ich schon gelernt: Wer etwas Unerwartetes findet, lächelt fast immer.",
    ],
  },
  next: {
    title: "Und jetzt?",
    text: "Behalt mich eine Weile bei dir, dann lass mich weiterziehen. Wie, das entscheidest du:",
    ways: [
      {
        title: "Gib mich weiter",
        text: "an einen Freund, eine Kollegin, die Person neben dir im Zug.",
      },
      { title: "Verschenk mich", text: "an jemanden, der ein kleines Abenteuer brauchen kann." },
      {
        title: "Lass mich irgendwo zurück",
        text: "an einem trockenen, sicheren Ort, wo mich jemand finden kann.",
      },
    ],
  },
  gain: {
    title: "Was hast du davon?",
    text: "Versprechen kann ich nichts. Vielleicht eine Überraschung. Ganz sicher eine Geschichte zum Erzählen.",
  },
  follow: {
    title: "Folge mir",
    text: "Willst du wissen, wo ich gelandet bin? Jede Station ist auf der Karte, und die schönsten Geschichten stehen in meinem Tagebuch.",
    map: "Karte der Reise",
    diary: "Reisetagebuch",
    social: "Du findest mich auch in den sozialen Medien",
  },
  closing: "{product} kann man nicht kaufen. Nur finden.",
  pictured: "{product}, mit dem Stempel der letzten Station: {city}, {day}",
} as const satisfies TranslationOf<typeof italian>;
