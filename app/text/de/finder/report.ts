import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "Stimmt etwas nicht?",
  lead: "Sag es mir: Nur wer die Reise betreut, liest es.",
  about: "Es geht um „{name}“.",
  aboutPhoto: "Es geht um ein Foto von „{name}“.",
  what: "Worum geht es?",
  choose: "Wähle einen Grund",
  reasons: {
    "in-photo": "Ich bin auf diesem Foto",
    mine: "Das ist mein Foto oder mein Text",
    hurts: "Es verletzt jemanden",
    "something-else": "Etwas anderes",
  },
  words: "In deinen Worten",
  answerTo: "An welche Adresse soll die Antwort gehen?",
  kept: "Alles wird 30 Tage, nachdem der Hinweis erledigt ist, gelöscht, spätestens nach 90 Tagen.",
  send: "Hinweis senden",
  refused: "Der Hinweis ist noch nicht gesendet",
  sentTitle: "Danke, es ist angekommen",
  sent: "Wer die Reise betreut, liest deinen Hinweis. Wenn du eine Adresse dagelassen hast, kommt die Antwort dorthin.",
  missingTitle: "Hier gibt es nichts zu melden",
  missing: "Was du melden wolltest, ist nicht oder nicht mehr auf der Website.",
  back: "Zurück zum Tagebuch",
} as const satisfies TranslationOf<typeof italian>;
