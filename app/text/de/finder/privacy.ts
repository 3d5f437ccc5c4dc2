import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Deine Daten",
  description:
    "Was diese Website von Menschen aufbewahrt, die eine Geschichte von {product} erzählen, wo, wie lange und wer es sieht.",
  lead: "In einfachen Worten: was ich aufbewahre, wo, wie lange, wer es sieht und wie du es zurückholst.",
  sections: {
    looking: {
      title: "Wenn du nur schaust",
      text: [
        "Ich frage dich nichts und gebe dir keine Cookies. Es gibt keine Statistik, keine Werbung und keine Schriften oder Bilder von anderen Websites, und das Programm der Website schreibt deine Netzwerkadresse nicht auf. Wer ihr die Leitung oder den Server stellt, führt vielleicht ein eigenes technisches Protokoll.",
        "Das „Gefällt mir“ bei einem Artikel bleibt in deinem Browser: Es wird keine Nachricht gesendet. Wer die Seite eines Anhängers öffnet, zählt an diesem Tag als einer mehr, sonst nichts: Man weiß nicht, wer es war.",
      ],
    },
    map: {
      title: "Die Karte",
      text: [
        "Die gezeichnete Karte kommt von dieser Website. Wenn dein Browser JavaScript benutzt, holt die genaue Karte ihre Bilder bei {tilesFrom}; dort sieht man dann deine Netzwerkadresse, die Art deines Browsers und dass du von hier kommst. Ohne JavaScript holt sie nichts.",
      ],
    },
    sending: {
      title: "Wenn du mir eine Geschichte schickst",
      text: [
        "Ich bewahre auf, was du schreibst (die Geschichte und, wenn du magst, Name und Ort), die Fotos, den Zeitpunkt, zu dem sie angekommen ist, deine Einwilligung mit ihrer Fassung und der Sprache, in der du sie gelesen hast, und, falls es einen gab, den Code vom Anhänger.",
        "Fotos werden vor dem Speichern ganz neu gemacht: Was in der Datei verborgen war, bleibt nicht. Sagte ein Foto, wo und an welchem Tag es aufgenommen wurde, bewahre ich Punkt und Tag getrennt auf: Nur wer die Reise betreut, sieht sie, um die Etappe einzutragen.",
        "Wenn das Senden misslingt, bewahre ich die Fotos 24 Stunden auf, damit du sie nicht zweimal auswählen musst; dann verschwinden sie. Um zu bremsen, wer massenhaft sendet, zähle ich höchstens eine Stunde lang, wie oft aus jedem Netz etwas kommt, mit einem Fingerabdruck, aus dem sich die Adresse ohne einen Schlüssel, der hier bleibt, nicht ermitteln lässt.",
      ],
    },
    keeping: {
      title: "Wo sie liegt und wer sie sieht",
      text: [
        "Sie liegt auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist. Wer die Reise betreut, sieht sie. Öffentlich wird nur, was davon ins Tagebuch, auf die Karte oder in die sozialen Medien kommt, so wie es die Einwilligung sagt, die du gegeben hast.",
        "Von deiner Quittung bewahrt die Website nur einen Fingerabdruck auf: Ihre Adresse hast nur du, und wer sie hat, kann die Geschichte sehen und zurückziehen.",
        "Wer die Reise betreut, kann sich per E-Mail, Nachricht oder auf dem Handy melden lassen, dass eine Geschichte angekommen ist. Darin stehen der Ort und die Zahl der Fotos; Name und Text nur, wenn es so eingestellt ist. Solche Meldungen können über Dienste von anderen laufen.",
      ],
    },
    howLong: {
      title: "Wie lange",
      text: [
        "Bis du sie zurückziehst oder die Person, die die Reise betreut, sie löscht: Eine Frist gibt es nicht. Löscht diese Person sie, kann ein Artikel, der daraus entstanden ist, mit seinen Fotos im Tagebuch bleiben: Über deine Quittung kannst du auch den zurückziehen.",
      ],
    },
    withdrawing: {
      title: "Wie du sie zurückziehst",
      text: [
        "Öffne deine Quittung, die Adresse, die du beim Senden bekommen hast, und drück auf „Geschichte zurückziehen“. Text und Fotos verschwinden sofort, in jeder Größe, von dieser Website und spätestens nach einer Stunde von ihrer Festplatte und aus den Kopien, die das Programm neben seinen Daten aufbewahrt. Der Artikel, der daraus entstanden ist, wird geleert und verborgen und kann nicht wiederkommen. Von der Etappe bleiben der Ort und der Punkt auf der Karte. Von dir bleiben eine Nummer ohne Bedeutung, der Tag des Zurückziehens und ein Fingerabdruck des Formulars: Sie sorgen dafür, dass die Geschichte nicht aus Versehen wiederkommt.",
        "Hast du die Quittung verloren, oder stammt die Geschichte aus der Zeit davor? Schreib mir, und wir löschen sie gemeinsam.",
      ],
    },
    copies: {
      title: "Kopien, die ich nicht erreiche",
      text: [
        "Sicherungskopien, die anderswo liegen, zum Beispiel auf einer anderen Festplatte, enthalten eine zurückgezogene Geschichte noch. Von den nächtlichen Kopien, die das Programm vorsieht, werden 7 tägliche, 4 wöchentliche und 12 monatliche aufbewahrt: Die älteste ist etwa ein Jahr alt, dann wird sie gelöscht. Tritt eine von ihnen an die Stelle dieser Website, kommen zurückgezogene Geschichten nicht wieder.",
        "Auch was schon von hier hinausgegangen ist, erreiche ich nicht: Meldungen, die schon verschickt sind, Beiträge in den sozialen Medien, was andere gespeichert haben, Suchmaschinen. Ein Foto, das schon jemand geöffnet hat, kann fünf Minuten in dessen Browser bleiben.",
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
