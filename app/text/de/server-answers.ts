import type { serverAnswers as italian } from "~/text/it/server-answers";
import type { TranslationOf } from "~/text/translation";

/** Pages of the server itself, for requests that never reach a route: a title, and a sentence that says what to do. */
export const serverAnswers = {
  badRequest: {
    title: "Ungültige Adresse",
    sentence:
      "In der Adresse, die du geöffnet hast, ist ein Fehler: Prüf sie oder fang auf der Startseite neu an.",
  },
  headTooLarge: {
    title: "Zu viele Cookies",
    sentence:
      "Dein Browser sendet mit der Anfrage mehr Daten, als ich lesen kann, meist Cookies anderer Programme unter derselben Adresse: Lösche die Cookies dieser Website und versuch es noch einmal.",
  },
  targetTooLong: {
    title: "Adresse zu lang",
    sentence: "Die Adresse, die du geöffnet hast, ist zu lang: Beginne noch einmal auf der Startseite.",
  },
  hiddenOrigin: {
    title: "Von welcher Seite?",
    sentence:
      "Dein Browser sagt nicht, von welcher Seite diese Anfrage kommt, darum wurde nichts getan. Erlaube in seinen Einstellungen, oder in denen einer Erweiterung, den „Referrer“ für diese Website, oder nimm einen anderen Browser, und sende noch einmal. Fotos müssen neu gewählt werden.",
  },
  otherSite: {
    title: "Anfrage nicht angenommen",
    sentence:
      "Diese Anfrage kommt von einer anderen Website: Zur Sicherheit wurde nichts getan. Öffne die Seite hier und versuch es von dort noch einmal.",
  },
  wrongMethod: {
    title: "Ungültige Anfrage",
    sentence: "Diese Art von Anfrage gibt es hier nicht: Fang auf der Startseite neu an.",
  },
  lengthMissing: {
    title: "Die Länge fehlt",
    sentence:
      "Die Anfrage sagt nicht, wie lang sie ist (Content-Length): Sende sie noch einmal mit ihrer Länge.",
  },
  photosTooLarge: {
    title: "Die Fotos sind zu groß",
    sentence:
      "Jedes Foto darf höchstens 10 MB groß sein, und deine sind zu viele oder zu groß. Geh zurück: Dein Text sollte noch da sein. Wähl kleinere oder weniger Fotos und sende noch einmal.",
  },
  tooLarge: {
    title: "Das war zu viel auf einmal",
    sentence:
      "Hier lassen sich höchstens {kilobytes} kB senden: Geh zurück, kürz deinen Text und sende noch einmal.",
  },
  formsFull: {
    title: "Zu viele Formulare auf einmal",
    sentence:
      "Gerade senden viele Menschen etwas, und dein Formular findet keinen Platz. Geh zurück: Dein Text sollte noch da sein. Sende in einer halben Minute noch einmal.",
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
