import type { serverAnswers as italian } from "~/text/it/server-answers";
import type { TranslationOf } from "~/text/translation";

/** Pages of the server itself, for requests that never reach a route: a title, and a sentence that says what to do. */
export const serverAnswers = {
  badRequest: {
    title: "Ungültige Adresse",
    sentence:
      "In der Adresse, die du geöffnet hast, ist ein Fehler: Prüfe sie oder geh zurück zur Startseite.",
  },
  headTooLarge: {
    title: "Zu viele Cookies",
    sentence:
      "Dein Browser sendet mit der Anfrage mehr Daten, als ich lesen kann, meist Cookies anderer Programme unter derselben Adresse: Lösche die Cookies dieser Website und versuch es noch einmal.",
  },
  targetTooLong: {
    title: "Adresse zu lang",
    sentence: "Die Adresse, die du geöffnet hast, ist zu lang: Geh am besten zurück zur Startseite.",
  },
  hiddenOrigin: {
    title: "Von welcher Seite?",
    sentence:
      "Dein Browser sagt nicht, von welcher Seite diese Anfrage kommt, darum habe ich sie nicht ausgeführt. Erlaube in seinen Einstellungen, oder in denen einer Erweiterung, den „Referrer“ für diese Website, oder nimm einen anderen Browser, und sende noch einmal. Die Fotos musst du neu auswählen.",
  },
  otherSite: {
    title: "Anfrage nicht angenommen",
    sentence:
      "Diese Anfrage kommt von einer anderen Website: Zur Sicherheit habe ich sie nicht ausgeführt. Öffne die Seite hier und versuch es von dort noch einmal.",
  },
  wrongMethod: {
    title: "Ungültige Anfrage",
    sentence: "So lässt sich diese Seite nicht benutzen: Geh am besten zurück zur Startseite.",
  },
  lengthMissing: {
    title: "Die Länge fehlt",
    sentence:
      "Der Browser oder das Programm sagt nicht, wie viel gesendet wird (Content-Length): Versuch es mit einem anderen.",
  },
  photosTooLarge: {
    title: "Die Fotos sind zu groß",
    sentence:
      "Jedes Foto darf höchstens 10 MB groß sein, und du hast zu viele oder zu große ausgewählt. Geh zurück: Dein Text sollte noch da sein. Wähle kleinere oder weniger Fotos und sende noch einmal.",
  },
  tooLarge: {
    title: "Das war zu viel auf einmal",
    sentence:
      "Hier lassen sich höchstens {kilobytes} kB senden: Geh zurück, kürze deinen Text und sende noch einmal.",
  },
  formsFull: {
    title: "Zu viele Formulare auf einmal",
    sentence:
      "Gerade senden viele Menschen etwas, und ich kann dein Formular nicht annehmen. Geh zurück: Dein Text sollte noch da sein. Sende in einer halben Minute noch einmal.",
  },
  failed: {
    title: "Etwas ist schiefgegangen",
    sentence:
      "Die Website hatte ein Problem, für das du nichts kannst. Versuch es in ein paar Minuten noch einmal: Wenn du ein Formular ausgefüllt hattest, geh zurück und sende es noch einmal.",
  },
  unavailable: {
    title: "Gleich wieder da",
    sentence:
      "Die Website kann ihre Daten im Moment nicht lesen: Versuch es in ein paar Minuten noch einmal. Wenn du ein Formular ausgefüllt hattest, geh zurück und sende es noch einmal.",
  },
  busy: {
    title: "Hier ist gerade viel los",
    sentence:
      "Im Moment lesen viele Menschen gleichzeitig, und diese Seite kommt nicht rechtzeitig durch: Versuch es in ein paar Sekunden noch einmal.",
  },
  home: "Zur Startseite",
} as const satisfies TranslationOf<typeof italian>;
