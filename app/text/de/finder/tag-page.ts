import type { tagPage as italian } from "~/text/it/finder/tag-page";
import type { TranslationOf } from "~/text/translation";

/** The words of /t/CODE, which a finder sees first. */
export const tagPage = {
  title: "Ich hab mich nicht verlaufen!",
  description:
    "{product} ist ein Capybara aus Plüsch und reist von Hand zu Hand. Hast du mich gefunden? Das kannst du jetzt tun.",
  who: "Ich bin {product}, ein Capybara aus Plüsch, und reise von Hand zu Hand.",
  stops: "Meine letzten Stationen:",
  firstStop: "Die Reise hat gerade erst begonnen: Du bist eine meiner ersten Stationen.",
  wish: "Ich würde gern dorthin, wo ich noch nie war.",
  mine: "Mein Wunsch:",
  nowTitle: "Was du jetzt tun kannst",
  now: [
    "Fotografiere mich dort, wo du mich gefunden hast.",
    "Erzähl in ein paar Zeilen, wie du mich gefunden hast.",
    "Dann lass mich weiterreisen: Gib mich weiter, oder leg mich dorthin, wo man mich findet.",
  ],
  send: "Sende deine Geschichte",
  later: "Mach ein Foto von mir und schick es später: Der Code steht auf dem Anhänger",
  help: "Brauchst du Hilfe? Schreib mir:",
  already: "Schon eine Geschichte geschickt? Du findest sie unter der Adresse deines Belegs.",
  links: { home: "Wer ich bin", map: "Karte", blog: "Tagebuch", faq: "FAQ", privacy: "Datenschutz" },
  unknownTitle: "Code unbekannt",
  unknown: "Vielleicht stimmt ein Zeichen nicht: Sieh noch einmal auf den Anhänger und probier es erneut.",
  tooManyTitle: "Zu viele falsche Codes",
  tooMany: "Aus deinem Netz sind viele gekommen, darum sehe ich mir eine Weile keine weiteren an. {when}",
  retiredTitle: "Ein Anhänger im Ruhestand",
  retired:
    "Dieser Anhänger wird nicht mehr benutzt. Aber wenn du {product} in den Händen hältst, geht die Reise mit dir weiter.",
  anyway:
    "Wenn du {product} in den Händen hältst, macht das nichts: Ich hab mich nicht verlaufen, ich bin auf Reisen, und deine Geschichte kommt auch ohne Code an.",
} as const satisfies TranslationOf<typeof italian>;
