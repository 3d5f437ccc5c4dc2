import type { accessibility as italian } from "~/text/it/accessibility";
import type { TranslationOf } from "~/text/translation";

/** The words of the page about accessibility. Change them with `docs/accessibility.md`. */
export const accessibility = {
  title: "Barrierefreiheit",
  description:
    "Wer die Website von {product} benutzen kann: was getestet wurde, was nicht, und was noch nicht geht.",
  lead: "Diese Website möchte für alle da sein. Sie richtet sich nach den WCAG 2.2, Stufe AA: Bisher erfüllt sie diese nur teilweise.",
  sections: [
    {
      title: "Was getestet wurde",
      lines: [
        "Jede Seite für alle, die lesen oder mich finden, und die Seiten für alle, die die Reise betreuen, mit axe-core und einem HTML-Validator, im hellen und im dunklen Design.",
        "Jede Seite von 320 bis 1600 Pixeln Breite: Nichts ragt aus dem Bildschirm, und was man antippt, ist mindestens 44 Pixel hoch.",
        "Die Tastatur, die Namen, die ein Screenreader vorliest, Seiten ohne JavaScript und ohne Bewegung, im Browser Chromium.",
      ],
    },
    {
      title: "Was nicht getestet wurde",
      lines: [
        "Screenreader: NVDA, JAWS, VoiceOver, TalkBack und Orca.",
        "Firefox und Safari, Bildschirmlupen, Sprachsteuerung. Noch hat kein Mensch mit Behinderung die Website für uns getestet.",
      ],
    },
    {
      title: "Was noch nicht geht",
      lines: [
        "Nicht jedes Foto hat eine Beschreibung dessen, was es zeigt: Ohne sie erfährt man nur, zu welcher Seite es gehört.",
        "Die Website weiß nicht immer, in welcher Sprache eine Geschichte oder ein Ortsname steht: Ein Screenreader liest sie vielleicht mit der falschen Stimme.",
        "Die detaillierte Karte lässt sich nicht lesen, ohne sie zu sehen. Darunter steht eine Liste aller Stationen mit denselben Orten.",
      ],
    },
  ],
  /** When the site has an address, and when it has none. */
  byMail:
    "Wenn du nicht weiterkommst, schreib mir: welche Seite, was du tun wolltest und welchen Browser du benutzt.",
  otherwise:
    "Wenn du nicht weiterkommst, sag es denen, die dir diese Website gezeigt haben: Sie hat noch keine Adresse, an die man schreiben kann.",
  evaluated: "Selbstbewertung der Entwickler vom {day}.",
} as const satisfies TranslationOf<typeof italian>;
