import type { layout as italian } from "~/text/it/layout";
import type { TranslationOf } from "~/text/translation";

/** The words around every page. */
export const layout = {
  site: {
    title: "Du hast {product} gefunden!",
    description:
      "{product} ist ein Capybara aus Plüsch und reist von Hand zu Hand. Hast du mich gefunden? Erzähl mir, wie es war, und hilf mir weiterzureisen.",
  },
  navigation: {
    home: "Start",
    social: "Folgen",
    submit: "Geschichte senden",
    map: "Karte",
    blog: "Tagebuch",
    faq: "FAQ",
    admin: "Admin",
  },
  menu: "Menü",
  mainMenu: "Hauptmenü",
  skip: "Zum Inhalt springen",
  /** The quiet link under what visitors see. */
  report: "Stimmt etwas nicht?",
  newTab: "(öffnet sich in einem neuen Tab)",
  languages: "Andere Sprachen",
  footer: {
    blurbTitle: "Ein kostenloses soziales Experiment",
    blurb:
      "{product} ist ein Plüschtier, das von Hand zu Hand reist, ohne Fahrkarte und ohne Eile. Mitmachen kostet nichts: finden, erzählen, weiterziehen lassen.",
    contactTitle: "Schreib mir",
    socialTitle: "Folge mir",
    disclaimer:
      "Geteilte Geschichten und Fotos können auf den offiziellen Social-Media-Kanälen der Reise erscheinen.",
    follow: "Der Reise folgen",
    press: "Presse und Schule",
    privacy: "Datenschutz",
    accessibility: "Barrierefreiheit",
    copyright: "© 2024 {product}",
  },
  optional: "(freiwillig)",
  labelled: "{label} – {sentence}",
  toast: {
    region: "Meldungen ({hotkey})",
    one: "Meldung",
    close: "Meldung schließen",
  },
  notFound: {
    help: "Diese Seite gibt es nicht, oder nicht mehr. Ich mache inzwischen ein Nickerchen auf meinem Koffer; du kannst die Reise von hier aus fortsetzen.",
    home: "Zur Startseite",
    blog: "Tagebuch lesen",
    map: "Karte ansehen",
  },
  error: {
    title: "Ich bin gestolpert",
    help: "Etwas hat nicht geklappt, und du kannst nichts dafür. Warte einen Moment und versuch es noch einmal. Wenn du gerade geschrieben hast: Geh zurück, dann findest du deinen Text wieder.",
    retry: "Erneut versuchen",
    home: "Zur Startseite",
  },
} as const satisfies TranslationOf<typeof italian>;
