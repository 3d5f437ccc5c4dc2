import type { afterTheEnd as italian } from "~/text/it/after-the-end";
import type { TranslationOf } from "~/text/translation";

/** The sentences that change when the journey is over. */
export const afterTheEnd = {
  layout: {
    site: {
      description:
        "{product} ist ein Capybara aus Plüsch und ist von Hand zu Hand gereist. Die Reise ist zu Ende: Wenn du mich gefunden hast, hilf mir nach Hause.",
    },
    footer: {
      blurb:
        "{product} ist ein Plüschtier, das von Hand zu Hand gereist ist, ohne Fahrkarte und ohne Eile. Die Reise ist zu Ende: Die Geschichten von unterwegs bleiben hier.",
    },
  },
  home: {
    lead: "Ich bin ein Capybara aus Plüsch und habe die Welt bereist. Wenn du mich in den Händen hältst, hilf mir nach Hause.",
  },
  tagPage: {
    who: "Ich bin {product}, ein Capybara aus Plüsch, und bin von Hand zu Hand gereist.",
    firstStop: "Die Reise ist zu Ende, und du hast mich gefunden.",
    wish: "Jetzt geht es nach Hause.",
    now: { 2: "Dann pass gut auf mich auf: Du hilfst mir nach Hause." },
    retired:
      "Dieser Anhänger wird nicht mehr benutzt. Aber wenn du {product} in den Händen hältst, pass gut auf mich auf: Du hilfst mir nach Hause.",
    anyway:
      "Wenn du {product} in den Händen hältst, macht das nichts: Pass gut auf mich auf, und deine Geschichte kommt auch ohne Code an.",
  },
  storyForm: {
    lead: "Die Reise ist zu Ende, aber deine Geschichte ist willkommen. Wenn du mich in den Händen hältst, pass gut auf mich auf: Du hilfst mir nach Hause.",
  },
  receipt: {
    thanksText:
      "Deine Geschichte ist in Sicherheit. Die Reise ist zu Ende: Wenn du mich noch in den Händen hältst, behalt mich bei dir und hilf mir nach Hause.",
    hand: { title: "Du warst die Hand Nr. {number}", still: "Nach dir ging die Reise zu Ende." },
    notices: {
      sent: { text: "Danke! Ich nehme sie mit, Ehrenwort von {product}." },
      sentInPart: {
        text: "Danke! Ich nehme sie mit, Ehrenwort von {product}. Ich habe die ersten 3 Fotos behalten; die anderen hatten keinen Platz.",
      },
    },
  },
  faq: {
    foundByForm:
      "Mach ein Foto von mir und schreib in ein paar Zeilen auf, wie wir uns begegnet sind. Schick beides über das Formular auf dieser Website. Dann pass gut auf mich auf: Die Reise ist zu Ende, und ich muss nach Hause.",
    questions: {
      0: {
        answer:
          "Ich bin ein Capybara aus Plüsch und spielte die Hauptrolle in einem sozialen Experiment: Ich bin von Mensch zu Mensch gereist und habe mich nur auf die Freundlichkeit derer verlassen, die mich fanden.",
      },
      1: {
        answer:
          "Mach ein Foto von mir und schreib in ein paar Zeilen auf, wie wir uns begegnet sind. Schick beides per E-Mail an die Adresse unten oder über das Formular auf dieser Website. Dann pass gut auf mich auf: Die Reise ist zu Ende, und ich muss nach Hause.",
      },
      2: {
        answer:
          "Nur bis wir uns abgesprochen haben: Die Reise ist zu Ende, und zu Hause werde ich erwartet. Pass bis dahin gut auf mich auf.",
      },
    },
    between: "{days} Jetzt kehre ich nach Hause zurück, zur Abschlussfeier.",
  },
  press: {
    who: {
      text: {
        0: "{product} ist ein Capybara aus Plüsch, das von Hand zu Hand gereist ist. Wer es fand, machte ein Foto, erzählte auf dieser Website von der Begegnung und ließ es weiterziehen.",
        1: "Es war ein soziales Experiment: kostenlos, und es gab nichts zu verkaufen. Die Frage war, wie weit ein Plüschtier kommt, wenn es sich nur auf das Vertrauen zwischen Fremden verlässt.",
      },
    },
  },
  journey: { lastDay: "Der letzte Tag war der {end}." },
} as const satisfies TranslationOf<typeof italian>;
