import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Datenschutz: deine Daten",
  description:
    "Was diese Website von Menschen aufbewahrt, die eine Geschichte von {product} erzählen, wo, wie lange und wer es sieht.",
  changed: "Zuletzt geändert: {day}. Weichen die Sprachen voneinander ab, gilt die italienische Fassung.",
  tilesPolicy: "Was der Kartenserver damit macht",
  short: {
    kept: {
      title: "Was ich aufbewahre",
      text: "Deine Geschichte, deine Fotos und, wenn du sie angibst, deinen Namen und Ort. Wenn du nur schaust, nichts.",
    },
    seen: {
      title: "Wer es sieht",
      text: "Wer die Reise betreut. Alle anderen sehen nur, was davon veröffentlicht wird.",
    },
    howLong: {
      title: "Wie lange",
      text: "Bis du es zurückziehst oder bis es gelöscht wird. Eine Frist gibt es nicht.",
    },
    back: {
      title: "Wie du es zurückbekommst",
      text: "Öffne deinen Beleg und drücke auf „Geschichte zurückziehen“.",
    },
    owner: {
      title: "Wen du fragst",
      text: "{owner} betreut die Reise. „Ich“ ist hier {product}, und {owner} antwortet für mich.",
    },
  },
  sections: {
    looking: {
      title: "Wenn du nur schaust",
      text: [
        {
          asked:
            "Ich frage dich nichts und setze keine Cookies. Ich zähle nur, wie oft am Tag die Seite eines Anhängers geöffnet wird. Werbung gibt es nicht.",
          address:
            "Die Software speichert deine IP-Adresse nicht. Der Webserver oder der Hoster kann sie speichern.",
          like: "Dein „Gefällt mir“ bleibt in deinem Browser.",
        },
        {
          tiles:
            "Die detaillierte Karte holt Bilder bei {tilesFrom}. Dort sieht man deine IP-Adresse, deinen Browser und dass du von hier kommst. Ohne JavaScript holt sie nichts.",
        },
      ],
    },
    sending: {
      title: "Wenn du mir eine Geschichte schickst",
      text: [
        { minors: "Bist du unter 16? Bitte deine Eltern, die Geschichte für dich zu schicken." },
        {
          kept: "Ich bewahre auf, was du schreibst, die Fotos, den gewählten Wunsch, die Sprache und die Uhrzeit. Dazu deine Einwilligung mit ihrer Fassung und, falls vorhanden, den Code vom Anhänger.",
          photos:
            "Die Fotos speichere ich neu, ohne verborgene Daten. Stand darin, wo und wann, lege ich das beiseite. Wer die Reise betreut, sieht es und kann damit die Station auf der öffentlichen Karte eintragen.",
        },
        {
          sighting:
            "Wenn du nur sagst, wo ich bin, bewahre ich Ort, Sprache, Anhänger und Uhrzeit auf, und ob ich bei dir bin. Die Sichtung wird nach 90 Tagen gelöscht, oder wenn du die Geschichte schickst. Vorher kannst du sie über den Beleg zurückziehen. Öffentlich werden kann nur der Ort.",
        },
        {
          draft:
            "Ungesendeter Text bleibt im Browser, angekommene Fotos auf der Website: höchstens 24 Stunden.",
          counted:
            "Gegen massenhaftes Senden zähle ich eine Stunde lang, was aus jedem Netz kommt (Anfragen nach Mitteilungen einen Tag). Statt der Adresse bewahre ich eine Prüfsumme auf, aus der sie niemand sonst errechnen kann.",
        },
        {
          mail: "Eine Geschichte per E-Mail bleibt in meinem Postfach, mit den verborgenen Daten der Fotos. Sie hat keinen Beleg.",
        },
      ],
    },
    keeping: {
      title: "Wo deine Geschichte liegt und wer sie sieht",
      text: [
        {
          disk: "Deine Geschichte liegt auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist.",
          wordsOnDisk:
            "Der Text liegt auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist.",
          database: "Der Text liegt auf einem Datenbankserver, der einem fremden Anbieter gehören kann.",
          photosOnDisk:
            "Die Fotos liegen auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist.",
          bucket: "Die Fotos liegen in einem S3-Speicher, der einem fremden Anbieter gehören kann.",
          seen: "Wer die Reise betreut, sieht sie. Öffentlich wird nur, was davon ausgewählt wird, wie es deine Einwilligung sagt. Bei Instagram und TikTok gelten auch deren Regeln.",
        },
        {
          receipt:
            "Die Adresse des Belegs hast nur du: Die Website bewahrt davon nur eine Prüfsumme auf. Wer sie hat, kann die Geschichte sehen und zurückziehen und die Antwort lesen.",
        },
        {
          notices: "Kommt etwas an, geht eine Mitteilung an die Person, die die Reise betreut.",
          brief: "Darin stehen der Ort und die Zahl der Fotos.",
          full: "Darin stehen Ort, Zahl der Fotos, Name und Text, weil sie es so will.",
          byMail: "Sie kann per E-Mail gehen, über Mailserver.",
          byMessage: "Sie kann über einen Nachrichtendienst gehen.",
          byPush:
            "Sie kann verschlüsselt auf das Handy oder den Computer dieser Person gehen, über den Dienst des Browsers, zum Beispiel von Google, Mozilla oder Apple.",
        },
      ],
    },
    following: {
      title: "Wenn du der Reise folgst",
      text: [
        {
          following:
            "Schaltest du Mitteilungen ein, bewahrt die Website die Adresse auf, die dein Browser dafür nennt, seine Schlüssel, die Sprache und den Tag. Wartest du auf eine Geschichte, merkt sie sich auch, auf welche. Die Mitteilungen gehen verschlüsselt und ohne Text über den Dienst des Browsers (Google, Mozilla, Apple). „Nicht mehr Bescheid sagen“ löscht alles.",
        },
      ],
    },
    howLong: {
      title: "Wie lange",
      text: [
        {
          deleted:
            "Wird deine Geschichte gelöscht, bleibt sie höchstens 30 Tage in einem Papierkorb. Der Artikel im Tagebuch kann bleiben: Auch ihn kannst du zurückziehen.",
          spam: "Eine Geschichte ohne Code, die nach Spam aussieht, kommt 30 Tage, nachdem sie gesehen wurde, in den Papierkorb.",
          reminded: "Einmal im Jahr erinnert eine Mitteilung an nie veröffentlichte Geschichten.",
        },
      ],
    },
    withdrawing: {
      title: "Wie du deine Geschichte zurückziehst",
      text: [
        {
          how: "Drücke im Beleg auf „Geschichte zurückziehen“. Text und Fotos verschwinden sofort von der Website, innerhalb einer Stunde von ihren Festplatten und aus den Kopien. Der Artikel wird geleert und kommt nicht wieder.",
          stop: "Die Station bleibt auf der Karte, aber nur auf etwa 10 km genau.",
          left: "Es bleiben eine Nummer ohne Bedeutung, der Tag und eine Prüfsumme des Formulars: So kommt die Geschichte nicht aus Versehen wieder.",
        },
        {
          posts: "Wenn ich davon erfahre, lösche ich sie auch auf meinen Social-Media-Kanälen.",
          lost: "Hast du den Beleg verloren? Schreib mir.",
        },
      ],
    },
    copies: {
      title: "Woran ich nicht herankomme",
      text: [
        {
          backups:
            "Sicherungskopien anderswo können sie noch enthalten. Die nächtlichen Kopien bleiben etwa ein Jahr.",
        },
        {
          out: "An gedruckte Bücher, verschickte Mitteilungen, Suchmaschinen und das, was andere gespeichert haben, komme ich nicht heran.",
        },
      ],
    },
    rights: {
      title: "Wer verantwortlich ist und was du verlangen kannst",
      text: [
        {
          bases:
            "Ich veröffentliche deine Geschichte, weil du eingewilligt hast. Das kannst du jederzeit widerrufen. Ich zähle, was gesendet wird, um die Website zu schützen (berechtigtes Interesse).",
        },
        {
          ask: "Du kannst deine Daten einsehen und bekommen, sie berichtigen oder löschen lassen und ihre Nutzung einschränken oder beenden lassen. Du kannst dich an die Datenschutzbehörde deines Landes wenden.",
        },
        { shown: "Erkennst du dich auf einem Foto? Schreib mir: Ich verdecke dich oder nehme es heraus." },
        {
          report:
            "Wenn du etwas meldest, bewahre ich den Grund, deine Worte, die Adresse für die Antwort, die Sprache und die Uhrzeit auf. Nur wer die Reise betreut, liest es. Der Hinweis wird 30 Tage, nachdem er erledigt ist, gelöscht, spätestens nach 90.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
