import type { receipt as italian } from "~/text/it/finder/receipt";
import type { TranslationOf } from "~/text/translation";

/** The words of a receipt: the page of a story for its sender. */
export const receipt = {
  title: "Dein Beleg",
  lead: "Die Geschichte, die du geschickt hast, und was aus ihr geworden ist.",
  description: "Der Beleg für eine Geschichte an {product}.",
  thanksTitle: "Danke von Herzen!",
  thanksText:
    "Deine Geschichte ist in Sicherheit: Ich nehme sie mit. Jetzt hilf mir weiterzureisen: Gib mich weiter, verschenk mich oder lass mich dort zurück, wo mich andere Reisende finden können.",
  thanksMap: "Karte der Reise ansehen",
  thanksDiary: "Tagebuch lesen",
  another: "Hast du noch eine Geschichte zu erzählen?",
  anotherLink: "Das Formular ist bereit.",
  keepTitle: "Heb diese Adresse gut auf",
  keep: "Das ist dein Beleg: Hier siehst du, was aus deiner Geschichte wird, und kannst sie ändern. Ein Passwort gibt es nicht: Wer die Adresse kennt, kann das auch. Behalt sie also für dich.",
  copy: "Adresse kopieren",
  copied: "Kopiert!",
  share: "An dich selbst mailen",
  shareTitle: "Meine Geschichte mit {product}",
  print: "Drucken",
  stateTitle: "Wie es um deine Geschichte steht",
  arrived: "Am {day} angekommen.",
  corrected: "Am {day} von dir korrigiert.",
  new: "Noch hat sie niemand gelesen: Hab ein wenig Geduld.",
  read: "Sie wurde gelesen.",
  wish: "Du hast einen Wunsch erfüllt:",
  preparing: "Im Tagebuch steht sie vorerst nicht.",
  diary: "Sie steht im Tagebuch:",
  answerTitle: "Eine Antwort für dich",
  answered: "Geschrieben am {day}.",
  readyAnswers: [
    "Danke, deine Geschichte hat mich zum Lächeln gebracht.",
    "Was für schöne Fotos, danke!",
    "Bald findest du sie im Tagebuch.",
    "Auch dank dir geht die Reise weiter.",
  ],
  since: "Seit unserem Abschied: {numbers}.",
  sinceKilometres: { other: "{count} km" },
  sinceCountries: { one: "{count} Land", other: "{count} Länder" },
  storyTitle: "Was du erzählt hast",
  photoAlt: "Dein Foto: {label}",
  correct: "Text korrigieren",
  correctWithPhotos: "Text korrigieren oder Fotos entfernen",
  correctHint: "Das geht, solange die Geschichte nicht im Tagebuch steht.",
  removePhotos: "Fotos zum Entfernen",
  removePhoto: "Entfernen",
  removePhotoNamed: "{label} entfernen",
  removeHint: "Fotos mit Häkchen verschwinden, wenn du speicherst.",
  save: "Änderungen speichern",
  addPhotos: {
    title: "Fotos hinzufügen",
    room: { one: "Es ist noch Platz für ein Foto.", other: "Es ist noch Platz für {count} Fotos." },
    wordsFirst: "Wenn du auch den Text korrigierst, speichere ihn zuerst.",
    send: "Zur Geschichte hinzufügen",
    closed: "Eine Geschichte nimmt bis zu drei Fotos mit, solange sie nicht im Tagebuch steht.",
    notAdded: "Kein Foto hinzugefügt",
    invalid:
      "Deine Geschichte ist wie vorher. Korrigiere, was unten markiert ist, und wähle die Fotos noch einmal aus.",
    inPart: "Nicht alle Fotos sind dabei",
    inPartText: "Die anderen sind schon in deiner Geschichte.",
    "story-in-diary":
      "Die Geschichte steht inzwischen im Tagebuch: Hier lassen sich keine Fotos mehr hinzufügen.",
    "unknown-story":
      "Die Geschichte wurde inzwischen zurückgezogen oder gelöscht: Die Fotos sind nicht hiergeblieben.",
    failed: "Im Moment kann ich die Fotos nicht speichern.",
  },
  locked: "Hier lässt sich der Text nicht mehr ändern.",
  lockedHelp: "Wenn etwas zu korrigieren ist, schreib an",
  yours: "Was du geschrieben hattest",
  withdraw: "Geschichte zurückziehen",
  withdrawHint:
    "Überlegst du es dir anders, kannst du sie jederzeit zurückziehen: Sie verschwindet mit ihren Fotos von dieser Website.",
  withdrawTitle: "Geschichte zurückziehen?",
  withdrawQuestion: "Dein Text und die Fotos verschwinden. Das lässt sich nicht rückgängig machen.",
  withdrawPublished:
    "Dein Text, die Fotos und die Tagebuchseite, die daraus entstanden ist, verschwinden von der ganzen Website. Gibt es dazu eine Station, bleibt ihr Ort auf der Karte, aber nur auf etwa 10 km genau. Das lässt sich nicht rückgängig machen.",
  withdrawCopies:
    "An Sicherungskopien, die schon anderswo liegen, und an das, was jemand geteilt oder gespeichert hat, komme ich nicht heran.",
  withdrawConfirm: "Ja, zurückziehen",
  withdrawCancel: "Nein, zurück zum Beleg",
  withdrawnTitle: "Geschichte zurückgezogen",
  withdrawn: "Du hast sie am {day} zurückgezogen.",
  withdrawnJustNow:
    "Du hast sie am {day} zurückgezogen: Auf dieser Website ist sie nicht mehr. Die letzten Spuren auf der Festplatte des Servers verschwinden innerhalb einer Stunde.",
  removedTitle: "Diese Geschichte ist nicht mehr da",
  removed: "Sie gehört nicht mehr zu den Geschichten, die hier angekommen sind.",
  removedButLeft: {
    diary:
      "Wer die Reise betreut, hat deine Geschichte gelöscht, aber im Tagebuch steht sie noch: Du kannst sie auch daraus zurückziehen.",
    bin: "Wer die Reise betreut, hat deine Geschichte gelöscht: Sie bleibt höchstens 30 Tage in einem Papierkorb, dann ist sie weg. Du kannst sie sofort zurückziehen.",
    rest: "Wer die Reise betreut, hat deine Geschichte gelöscht, aber etwas davon ist noch hier, zum Beispiel ein Foto: Du kannst auch das zurückziehen.",
  },
  withdrawLeft: "Zurückziehen, was noch da ist",
  unknownTitle: "Unbekannter Beleg",
  unknown: "Diese Adresse führt zu keiner Geschichte. Prüfe, ob du sie ganz kopiert hast.",
  tooManyTitle: "Zu viele falsche Adressen",
  tooMany: "Eine Zeit lang prüfe ich keine weiteren. {when}",
  tell: "Geschichte erzählen",
  notices: {
    sent: {
      title: "Geschichte gesendet!",
      text: "Danke! Ich nehme sie mit, Ehrenwort von {product}. Jetzt hilf mir weiterzureisen.",
    },
    sentInPart: {
      title: "Geschichte gesendet!",
      text: "Danke! Ich nehme sie mit, Ehrenwort von {product}. Ich habe die ersten 3 Fotos behalten; die anderen hatten keinen Platz.",
    },
    corrected: { title: "Änderungen gespeichert", text: "So sieht deine Geschichte jetzt aus." },
    photosAdded: { title: "Fotos hinzugefügt", text: "So sieht deine Geschichte jetzt aus." },
    invalid: {
      title: "Noch nicht gespeichert",
      text: "Dein Text ist noch hier: Korrigiere die markierten Felder und speichere noch einmal.",
    },
    "changed-meanwhile": {
      title: "Die Geschichte hat sich inzwischen geändert",
      text: "Jemand hat sie auf einer anderen Seite korrigiert. Unten siehst du die gespeicherte Fassung und im Formular deine: Wenn du speicherst, ersetzt deine sie.",
    },
    "story-in-diary": {
      title: "Noch nicht gespeichert",
      text: "Die Geschichte steht inzwischen im Tagebuch: Hier lässt sie sich nicht mehr ändern. Was du geschrieben hast, steht unten auf der Seite.",
    },
    "unknown-story": {
      title: "Noch nicht gespeichert",
      text: "Die Geschichte wurde inzwischen gelöscht. Was du geschrieben hast, steht unten auf der Seite.",
    },
    failed: {
      title: "Fehler",
      text: "Im Moment kann ich nichts speichern. Dein Text ist noch hier: Versuch es später noch einmal.",
    },
    withdrawFailed: {
      title: "Fehler",
      text: "Im Moment kann ich sie nicht zurückziehen: Versuch es später noch einmal.",
    },
  },
} as const satisfies TranslationOf<typeof italian>;
