import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Datenschutz: deine Daten",
  description:
    "Was diese Website von Menschen aufbewahrt, die eine Geschichte von {product} erzählen, wo, wie lange und wer es sieht.",
  lead: "In einfachen Worten: was ich aufbewahre, wo, wie lange, wer es sieht und wie du es zurückziehst.",
  changed: "Zuletzt geändert: {day}. Weichen die Sprachen voneinander ab, gilt die italienische Fassung.",
  tilesPolicy: "Was der Kartenserver damit macht",
  sections: {
    looking: {
      title: "Wenn du nur schaust",
      text: [
        {
          asked: "Ich frage dich nichts und setze keine Cookies. Es gibt keine Statistik und keine Werbung.",
          own: "Schriften und Bilder kommen von dieser Website.",
          ownButTiles: "Schriften und Bilder kommen von dieser Website, außer denen der detaillierten Karte.",
          address:
            "Die Software der Website speichert deine IP-Adresse nicht. Der Webserver davor oder der Hoster führt vielleicht ein technisches Protokoll, in dem sie steht.",
        },
        {
          like: "Dein „Gefällt mir“ für einen Artikel bleibt in deinem Browser: Es wird nichts gesendet.",
          tag: "Wird die Seite eines Anhängers geöffnet, steigt die Zahl dieses Tages um eins, sonst nichts: Wer es war, weiß niemand.",
        },
      ],
    },
    map: {
      title: "Die Karte",
      text: [
        {
          drawn: "Die gezeichnete Karte kommt von dieser Website.",
          tiles:
            "Wenn dein Browser JavaScript benutzt, holt die detaillierte Karte ihre Bilder bei {tilesFrom}; dort sieht man dann deine IP-Adresse, die Art deines Browsers und dass du von hier kommst. Ohne JavaScript holt sie nichts.",
        },
      ],
    },
    sending: {
      title: "Wenn du mir eine Geschichte schickst",
      text: [
        {
          kept: "Ich bewahre auf, was du schreibst (die Geschichte und, wenn du magst, Name und Ort), die Fotos, den Zeitpunkt, zu dem sie angekommen ist, deine Einwilligung mit ihrer Fassung und der Sprache, in der du sie gelesen hast, und, falls es einen gab, den Code vom Anhänger.",
        },
        {
          sighting:
            "Wenn du über den Anhänger nur sagst, wo ich bin, bewahre ich den Ort auf, den du schreibst, ob ich bei dir bin oder du mich nur gesehen hast, die Sprache, den Anhänger und den Zeitpunkt. Wer die Reise betreut, liest das. Wird daraus eine Station, ist nur der Ort öffentlich. Die Geschichte, die du über den Beleg sendest, ersetzt die Sichtung; ohne Geschichte wird die Sichtung nach 90 Tagen gelöscht, und vorher kannst du sie über den Beleg zurückziehen. Die Erinnerung ist eine Datei für deinen Kalender: Hier bleibt davon keine Spur.",
        },
        {
          photos:
            "Fotos werden vor dem Speichern vollständig neu erzeugt: Was in der Datei verborgen war, bleibt nicht erhalten. Stand in einem Foto, wo und wann es aufgenommen wurde, bewahre ich Ort, Tag und Uhrzeit getrennt davon auf: Die Person, die die Reise betreut, sieht sie und kann damit die Station eintragen. Die Station auf der Karte sehen alle.",
        },
        {
          typed:
            "Während du schreibst, kann dein Browser deine Worte in diesem Tab aufbewahren, bis die Geschichte angekommen ist, höchstens 24 Stunden.",
          draft:
            "Misslingt das Senden oder wechselst du die Sprache, bewahrt die Website die schon angekommenen Fotos 24 Stunden auf, damit du sie nicht zweimal auswählen musst; dann verschwinden sie.",
        },
        {
          counted:
            "Gegen massenhaftes Senden zähle ich höchstens eine Stunde lang, wie oft aus jedem Netz etwas kommt, unter einem verschlüsselten Kennwert (Hash), aus dem sich die Adresse ohne einen Schlüssel, der hier bleibt, nicht ermitteln lässt. Falsche Codes und Belege zähle ich eine Viertelstunde lang, ohne etwas auf die Festplatte zu schreiben.",
        },
        {
          mail: "Schickst du mir die Geschichte per E-Mail, bleiben die Fotos mit ihren verborgenen Daten, zum Beispiel dem Ort, in meinem Postfach. Schreib in die Nachricht, dass ich sie veröffentlichen darf. Einen Beleg gibt es dann nicht: Soll die Geschichte weg, schreib mir.",
        },
      ],
    },
    keeping: {
      title: "Wo deine Geschichte liegt und wer sie sieht",
      text: [
        {
          disk: "Sie liegt auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist.",
          wordsOnDisk:
            "Der Text liegt auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist.",
          database: "Der Text liegt auf einem Datenbankserver, der einem fremden Anbieter gehören kann.",
          photosOnDisk:
            "Die Fotos liegen auf dem Server dieser Website, in einem Ordner, der nicht öffentlich ist.",
          bucket: "Die Fotos liegen in einem S3-Speicher, der einem fremden Anbieter gehören kann.",
          seen: "Die Person, die die Reise betreut, sieht sie. Öffentlich wird nur, was diese Person davon für das Tagebuch, die Karte oder die sozialen Medien auswählt, so wie es die Einwilligung sagt, die du gegeben hast. Bei Instagram und TikTok gelten auch deren Regeln.",
        },
        {
          receipt:
            "Von der Adresse deines Belegs bewahrt die Website nur einen Hashwert auf: Die Adresse selbst hast nur du, und wer sie hat, kann die Geschichte sehen und zurückziehen. Antwortet dir die Person, die die Reise betreut, steht die Antwort dort und verschwindet mit der Geschichte.",
        },
        {
          notices:
            "Kommt eine Geschichte oder eine Sichtung an, geht eine Mitteilung an die Person, die die Reise betreut.",
          brief: "Darin stehen der Ort und die Zahl der Fotos.",
          full: "Darin stehen der Ort und die Zahl der Fotos; auch Name und Text, weil diese Person es so eingestellt hat.",
          byMail: "Sie kann per E-Mail gehen, über Mailserver.",
          byMessage: "Sie kann als Nachricht gehen, über den Dienst, den diese Person gewählt hat.",
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
            "Wer Mitteilungen einschaltet, hinterlässt die Adresse, die der Browser dafür nennt, seine Schlüssel, die Sprache und den Tag; wer auf eine Geschichte wartet, zusätzlich die Angabe, auf welche. Die Mitteilungen gehen verschlüsselt über den Dienst des Browsers, zum Beispiel von Google, Mozilla oder Apple, und enthalten keinen Text. „Nicht mehr Bescheid sagen“ auf der Seite „Der Reise folgen“ löscht alles; die Anmeldung eines Browsers, der nicht mehr antwortet, wird von selbst gelöscht, und mit einer zurückgezogenen Geschichte wird auch diese Vormerkung gelöscht.",
        },
      ],
    },
    howLong: {
      title: "Wie lange",
      text: [
        {
          until:
            "Bis du sie zurückziehst oder die Person, die die Reise betreut, sie löscht: Eine Frist gibt es nicht.",
          reminded:
            "Einmal im Jahr erinnert die Website diese Person an Geschichten, die nie veröffentlicht wurden, damit sie entscheidet, ob sie bleiben.",
          deleted:
            "Löscht diese Person sie, bleibt sie noch höchstens 30 Tage in einem Papierkorb, den sonst niemand sieht; ein Artikel, der daraus entstanden ist, kann mit seinen Fotos im Tagebuch bleiben: Über deinen Beleg kannst du auch den zurückziehen. Eine Geschichte ohne Code eines Anhängers, die nach Spam aussieht, kommt 30 Tage, nachdem sie gesehen wurde, in den Papierkorb.",
        },
      ],
    },
    withdrawing: {
      title: "Wie du deine Geschichte zurückziehst",
      text: [
        {
          how: "Öffne deinen Beleg, die Adresse, die du beim Senden bekommen hast, und drücke auf „Geschichte zurückziehen“. Text und Fotos verschwinden sofort, in jeder Größe, von dieser Website und spätestens nach einer Stunde von den Festplatten des Servers und aus den Kopien, die die Software neben ihren Daten aufbewahrt. Der Artikel, der daraus entstanden ist, wird geleert und verborgen und kann nicht wiederkommen.",
          stop: "Die Station bleibt auf der Karte, aber nur auf etwa 10 km genau.",
          left: "Von dir bewahre ich nur eine Nummer ohne Bedeutung, den Tag des Zurückziehens und einen Hashwert des Formulars auf: Sie sorgen dafür, dass die Geschichte nicht aus Versehen wiederkommt.",
        },
        {
          posts:
            "Steht sie auch auf meinen Social-Media-Kanälen, nehme ich sie dort herunter, wenn ich davon erfahre.",
        },
        {
          lost: "Hast du den Beleg verloren, oder stammt die Geschichte aus der Zeit, als es noch keine Belege gab? Schreib mir, und wir löschen sie gemeinsam.",
        },
      ],
    },
    copies: {
      title: "Kopien, die ich nicht erreiche",
      text: [
        {
          backups:
            "Sicherungskopien, die die Person, die die Reise betreut, anderswo aufbewahrt, zum Beispiel auf einer anderen Festplatte, können eine zurückgezogene Geschichte noch enthalten. Von den nächtlichen Kopien, die die Software vorsieht, werden 7 tägliche, 4 wöchentliche und 12 monatliche aufbewahrt: Die älteste wird nach etwa einem Jahr gelöscht. Wird die Website aus einer von ihnen wiederhergestellt, kommen zurückgezogene Geschichten nicht wieder.",
        },
        {
          printed:
            "Ein schon gedrucktes Buch der Reise bleibt, wie es ist; in den nach dem Zurückziehen gedruckten steht deine Geschichte nicht mehr.",
          out: "Auch was schon von hier hinausgegangen ist, erreiche ich nicht: Mitteilungen an die Person, die die Reise betreut, was andere gespeichert oder geteilt haben, Suchmaschinen. Ein Foto, das schon jemand geöffnet hat, kann fünf Minuten in dessen Browser bleiben.",
        },
      ],
    },
    rights: {
      title: "Wer verantwortlich ist und was du verlangen kannst",
      text: [
        {
          owner: "Verantwortlich für diese Daten ist {owner}, die Person, die die Reise betreut.",
          bases:
            "Deine Geschichte wird veröffentlicht, weil du eingewilligt hast, und das kannst du jederzeit widerrufen; was gesendet wird, wird gezählt, um die Website zu schützen (berechtigtes Interesse).",
        },
        {
          ask: "Du kannst Auskunft, eine Kopie, Berichtigung oder Löschung deiner Daten verlangen, ihre Nutzung einschränken lassen oder ihr widersprechen. Wenn etwas nicht stimmt, kannst du dich bei der Datenschutzbehörde deines Landes beschweren (in Italien: Garante).",
        },
        {
          shown:
            "Erkennst du dich auf einem Foto, das du nicht geschickt hast? Schreib mir: Ich verdecke dich oder nehme es heraus.",
        },
        {
          report:
            "Wenn du mit „Stimmt etwas nicht?“ einen Artikel, eine Station oder ein Foto meldest, bewahre ich den Grund, den du gewählt hast, deine Worte, die Adresse für die Antwort, die Sprache und den Zeitpunkt auf. Nur wer die Reise betreut, liest es; die Mitteilung darüber enthält deine Worte nicht. Gelöscht wird der Hinweis 30 Tage, nachdem er erledigt ist, spätestens nach 90 Tagen.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
