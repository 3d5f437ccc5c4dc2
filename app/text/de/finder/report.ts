import type { report as italian } from "~/text/it/finder/report";
import type { TranslationOf } from "~/text/translation";

/** The words of the form for people who find something wrong. */
export const report = {
  title: "Stimmt etwas nicht?",
  lead: "Sag es mir: Nur wer die Reise betreut, liest es.",
  about: "Es geht um „{name}“.",
  aboutPhoto: "Es geht um ein Foto von „{name}“.",
  what: "Was stimmt nicht?",
  choose: "Wähle, was nicht stimmt",
  reasons: {
    "in-photo": "Ich bin auf diesem Foto",
    mine: "Es gehört mir",
    hurts: "Es verletzt jemanden",
    "something-else": "Etwas anderes",
  },
  words: "In deinen Worten",
  answerTo: "Wohin soll die Antwort gehen?",
  kept: "Alles wird 30 Tage, nachdem die Meldung erledigt ist, gelöscht, spätestens nach 90 Tagen.",
  send: "Hinweis senden",
  refused: "Ich habe es noch nicht gesendet",
  sentTitle: "Danke, es ist angekommen",
  sent: "Wer die Reise betreut, liest es. Wenn du eine Adresse dagelassen hast, kommt die Antwort dorthin.",
  missingTitle: "Hier gibt es nichts zu melden",
  missing: "Was du melden wolltest, ist nicht oder nicht mehr auf der Seite.",
  back: "Zurück zum Tagebuch",
} as const satisfies TranslationOf<typeof italian>;
