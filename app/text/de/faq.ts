import type { faq as italian } from "~/text/it/faq";
import type { TranslationOf } from "~/text/translation";

/**
 * The words of the FAQ: ten questions, in order. Under the second answer stands the e-mail link, under the sixth that
 * to the privacy page, under the seventh the days of the journey.
 */
export const faq = {
  title: "Häufige Fragen",
  description:
    "Wer {product} ist, was zu tun ist, wenn du mich findest, und wie die Reise endet: zehn Fragen, zehn Antworten.",
  lead: "Die zehn Fragen, die mir alle stellen. Tippe auf eine Frage, und ich antworte dir.",
  foundByForm:
    "Mach ein Foto von mir und schreib in ein paar Zeilen auf, wie wir uns begegnet sind. Schick beides über das Formular auf dieser Website. Wenn ich einen Anhänger trage, scanne ihn oder gib seinen Code ein: So weiß man, dass du mir wirklich begegnet bist. Dann hilf mir weiterzureisen.",
  questions: [
    {
      question: "Wer ist {product}?",
      answer:
        "Ich bin ein Capybara aus Plüsch und spiele die Hauptrolle in einem sozialen Experiment: Ich reise von Mensch zu Mensch und verlasse mich nur auf die Freundlichkeit derer, die mich finden.",
    },
    {
      question: "Ich habe dich gefunden! Was soll ich tun?",
      answer:
        "Mach ein Foto von mir und schreib in ein paar Zeilen auf, wie wir uns begegnet sind. Schick beides per E-Mail an die Adresse unten oder über das Formular auf dieser Website. Wenn ich einen Anhänger trage, scanne ihn oder gib seinen Code ein: So weiß man, dass du mir wirklich begegnet bist. Dann hilf mir weiterzureisen.",
    },
    {
      question: "Darf ich dich behalten?",
      answer:
        "Eine Weile gern: einen Tag, ein Wochenende, einen Ausflug lang. Aber dann musst du mich ziehen lassen, denn jemand anders wartet schon auf mich und weiß es noch nicht.",
    },
    {
      question: "Was kann ich dir schicken?",
      answer:
        "Fotos und eine Geschichte: wo du mich gefunden hast, wohin du mich mitgenommen hast, was du dabei gefühlt hast. Gefühle zählen mehr als schöne Sätze.",
    },
    {
      question: "Was passiert mit meinen Fotos und meiner Geschichte?",
      answer:
        "Sie können auf den offiziellen Instagram- und TikTok-Profilen der Reise erscheinen, und die schönsten im Tagebuch dieser Website. Aber nur, wenn du beim Senden einwilligst. Über das Formular bekommst du auch einen Beleg: Er zeigt, was aus deiner Geschichte wird, und solange sie nicht im Tagebuch steht, kannst du sie dort korrigieren.",
    },
    {
      question: "Und meine Privatsphäre?",
      answer:
        "Die achte ich. Ich sammle nur, was du mir schicken willst, und was nötig ist, um es anzunehmen: Name und Ort sind freiwillig. Aus Fotos wird vor dem Speichern alles Verborgene entfernt; sagt eines, wo es aufgenommen wurde, kann die Stelle dazu dienen, die Station auf der Karte einzutragen. Überlegst du es dir anders, kannst du Geschichte und Fotos mit dem Beleg jederzeit zurückziehen.",
    },
    {
      question: "Wie lange dauert die Reise?",
      answer: "Elf Monate. Dann kehre ich nach Hause zurück, zur Abschlussfeier.",
    },
    {
      question: "Darf ich dich für immer behalten?",
      answer:
        "Nein, ich bin zum Reisen gemacht. Aber wenn deine Station unvergesslich ist, gewinnst du vielleicht eine Kopie von mir, ganz für dich.",
    },
    {
      question: "Ist mehr als ein {product} unterwegs?",
      answer: "Bisher nur einer: Wenn du mich gefunden hast, bin ich es wirklich.",
    },
    {
      question: "Was passiert am Ende?",
      answer:
        "Die Abschlussfeier: ein Fest für alle, die mitgemacht haben, um sich kennenzulernen und gemeinsam noch einmal alle Stationen zu lesen.",
    },
  ],
  between: "{days} Dann kehre ich nach Hause zurück, zur Abschlussfeier.",
  privacy: "Was ich aufbewahre, und wie lange",
  more: "Nicht die richtige Antwort dabei?",
} as const satisfies TranslationOf<typeof italian>;
