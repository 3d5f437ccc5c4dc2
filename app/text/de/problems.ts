import type { problems as italian } from "~/text/it/problems";
import type { TranslationOf } from "~/text/translation";

/** One sentence for each expected refusal that a finder may meet, ready to be shown. */
export const problems = {
  invalid: "Etwas stimmt noch nicht: Prüfe die markierten Felder und versuch es noch einmal.",
  "not-a-form": "Das Formular ist nicht richtig angekommen: Lade die Seite neu und versuch es noch einmal.",
  malformed: "Was angekommen ist, ist unvollständig oder beschädigt: Versuch es noch einmal.",
  "too-many-parts": "Das Formular enthält zu viel: Nimm etwas heraus und versuch es noch einmal.",
  "hidden-origin":
    "Dein Browser sagt nicht, von welcher Seite diese Anfrage kommt, darum habe ich sie nicht ausgeführt. Erlaube in seinen Einstellungen, oder in denen einer Erweiterung, den „Referrer“ für diese Website, oder nimm einen anderen Browser, und sende noch einmal. Die Fotos musst du neu auswählen.",
  interrupted: "Das Senden ist vor dem Ende abgebrochen: Versuch es noch einmal.",
  "too-many-stories":
    "Aus deinem Netz sind in der letzten Stunde schon viele Geschichten gekommen: Versuch es später noch einmal.",
  "too-many-sightings":
    "Aus deinem Netz sind in der letzten Stunde schon viele Sichtungen zu diesem Anhänger gekommen.",
  "too-many-reports": "Aus deinem Netz sind in der letzten Stunde schon viele Hinweise gekommen.",
  "nothing-to-report": "Was du melden wolltest, ist nicht mehr auf der Website.",
  "too-many-photos": "Aus deinem Netz sind in der letzten Stunde schon viele Fotos gekommen.",
  "too-busy": "Gerade kommen viele Fotos auf einmal an, und ich komme mit dem Vorbereiten nicht nach.",
  "unknown-push-service": "Dieser Browser nutzt einen Mitteilungsdienst, den die Website nicht kennt.",
  "too-many-follows":
    "Aus deinem Netz kamen schon viele Anfragen nach Mitteilungen: Versuch es morgen noch einmal.",
  "too-many-followers": "Für weitere Mitteilungen ist kein Platz mehr: Nutze vorerst den Feed.",
  "cannot-store": "Die Website kann im Moment nichts speichern: Versuch es später noch einmal.",
  "photos-away":
    "Die Website kann im Moment Texte speichern, aber keine Fotos: Schick deinen Text ohne Fotos oder versuch es später noch einmal.",
  "cannot-read": "Die Website kann ihre Daten im Moment nicht lesen: Versuch es gleich noch einmal.",
  failed:
    "Die Website hatte ein Problem, für das du nichts kannst: Versuch es in ein paar Minuten noch einmal.",
  retry: {
    one: "Versuch es in einer Minute noch einmal.",
    other: "Versuch es in {count} Minuten noch einmal.",
  },
} as const satisfies TranslationOf<typeof italian>;
