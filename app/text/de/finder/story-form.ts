import type { storyForm as italian } from "~/text/it/finder/story-form";
import type { TranslationOf } from "~/text/translation";

/** The words of /submit, of its fields' mistakes and of what is said about sending a story. */
export const storyForm = {
  title: "Sende deine Geschichte",
  lead: "Was haben wir zusammen gesehen? Ein paar Zeilen reichen und, wenn du magst, ein paar Fotos.",
  description:
    "{product} gefunden? Erzähl, wie wir uns begegnet sind: ein paar Zeilen und bis zu drei Fotos.",
  photos: "Deine Fotos",
  pickPhotos: "Fotos auswählen",
  photosHint:
    "Bis zu 3 eigene Fotos, je 10 MB: JPG, PNG, WebP oder HEIC. Wer zu erkennen ist, muss einverstanden sein.",
  photosMore: "Mehr zu den Fotos",
  photosPrivacy:
    "Ich lösche den Aufnahmeort aus den Fotos. Wer die Reise betreut, sieht ihn trotzdem und kann ihn für die Station auf der öffentlichen Karte verwenden.",
  photosOthers:
    "Auch der Text muss von dir sein. Ist ein Kind zu sehen, entscheiden seine Eltern. Bist du unter 16? Bitte deine Eltern, die Geschichte für dich zu schicken.",
  photosVideo: "Ein Video? In den sozialen Medien, mit {hashtag}.",
  photosKept: "Schon hochgeladene Fotos",
  photosCount: { one: "{count} Foto ausgewählt", other: "{count} Fotos ausgewählt" },
  photosLeftOut:
    "Ich kann höchstens 3 tragen und habe die ersten behalten. Entferne eines, um es zu tauschen.",
  photosLeftOutBefore: {
    one: "Ein weiteres Foto hatte keinen Platz: Ich kann höchstens 3 tragen. Um eines zu tauschen, entferne es und wähle ein anderes.",
    other:
      "{count} weitere Fotos hatten keinen Platz: Ich kann höchstens 3 tragen. Um eines zu tauschen, entferne es und wähle ein anderes.",
  },
  leftOutNow: {
    one: "Ich habe die ersten 3 Fotos behalten: Ein weiteres hatte keinen Platz.",
    other: "Ich habe die ersten 3 Fotos behalten: {count} weitere hatten keinen Platz.",
  },
  chosenPhotoAlt: "Ausgewähltes Foto: {file}",
  noPreview: "Keine Vorschau möglich: Das Foto reist trotzdem mit.",
  removePhoto: "Entfernen",
  removePhotoNamed: "{label} entfernen",
  draftPhotoAlt: "Schon hochgeladenes Foto: {label}",
  story: "Deine Geschichte",
  storyHint: "Höchstens 1000 Zeichen.",
  storyFull: "Du hast 1000 Zeichen erreicht.",
  name: "Dein Name",
  city: "Wo hast du mich gefunden?",
  cityHint: "Die Stadt oder das Dorf.",
  wish: "Ich habe einen Wunsch erfüllt",
  noWish: "Nein, oder ich weiß es nicht",
  honeypot: "Dieses Feld nicht ausfüllen",
  submit: "Geschichte senden",
  pending: "Wird gesendet …",
  retry: "Erneut versuchen",
  preparing: "Ich packe die Fotos für die Reise …",
  uploading: "Deine Geschichte macht sich auf den Weg: Lass diese Seite offen.",
  arriving: "Alles ist angekommen: Ich bringe es in Sicherheit …",
  progress: "Fortschritt beim Senden",
  notSentTitle: "Die Geschichte ist noch nicht unterwegs",
  unsureTitle: "Ich weiß nicht, ob die Geschichte angekommen ist",
  notTwice: "Wenn du nichts änderst und noch einmal drückst, kommt sie nicht doppelt an.",
  stillHere: "Dein Text und deine Fotos sind noch hier.",
  connectionLost:
    "Die Verbindung ist abgebrochen. Sobald das Netz wieder da ist, drücke auf „Erneut versuchen“.",
  tooHeavy:
    "Die Fotos sind zusammen zu groß: Entferne eines oder wähle kleinere, und versuch es noch einmal.",
  tooMany:
    "Gerade kommen viele Geschichten auf einmal an: Warte ein paar Minuten und drücke auf „Erneut versuchen“.",
  siteFailed:
    "Die Website hatte ein Problem, für das du nichts kannst: Warte einen Moment und drücke auf „Erneut versuchen“.",
  offline: "Du hast gerade kein Netz. Sobald es wieder da ist, drücke auf „Erneut versuchen“.",
  plainSending:
    "Das Netz ist da: Drücke auf „Erneut versuchen“. Wenn das nicht reicht, blockiert etwas diese Art zu senden: Versuch es mit „Auf einfache Art senden“.",
  sendPlainly: "Auf einfache Art senden",
  tagKnown: "Deine Geschichte reist mit dem Anhänger {code}.",
  tagUnknown: "Den Code {code} kenne ich nicht: Die Geschichte kommt auch ohne ihn an.",
  tagQuestion: "Hast du den Code vom Anhänger?",
  consent: {
    "2026-11-21":
      "Ich stimme zu, dass meine Geschichte und meine Fotos auf den Social-Media-Kanälen von {product} und auf dieser Website veröffentlicht werden.",
    "2026-11-23":
      "Ich willige ein, dass meine Geschichte, meine Fotos und, falls angegeben, mein Name und der Ort auf dieser Website und auf den Social-Media-Kanälen von {product} veröffentlicht werden. Ich kann das jederzeit widerrufen.",
    "2026-11-28":
      "Ich willige ein, dass meine Geschichte, meine Fotos und, falls angegeben, mein Name und der Ort auf dieser Website und auf den Social-Media-Kanälen von {product} veröffentlicht werden. Ich kann das jederzeit widerrufen.",
  },
  consentMore: "Wie ich mit deinen Daten umgehe",
  tooLong: "Höchstens {max} Zeichen",
  mistakes: {
    story: { missing: "Erzähl deine Geschichte mit {product}!" },
    consent: {
      "not-agreed": "Bitte setz das Häkchen: Ohne deine Einwilligung kann ich nichts veröffentlichen.",
      outdated:
        "Der Text der Einwilligung hat sich inzwischen geändert: Lies ihn noch einmal und setz das Häkchen neu.",
    },
    website: {
      filled:
        "Dein Browser hatte ein verstecktes Feld ausgefüllt, das jetzt leer ist: Sende noch einmal, dann kommt die Geschichte an.",
    },
    consentVersion: {
      outdated:
        "Der Text der Einwilligung hat sich inzwischen geändert: Lies ihn noch einmal und setz das Häkchen neu.",
    },
    photos: {
      missing: "Wähle mindestens ein Foto aus.",
      "draft-gone": "Die vorher ausgewählten Fotos sind nicht mehr da: Wähle sie bitte noch einmal aus.",
      "photos-wait":
        "Diese Fotos sind noch nicht angekommen: Wähle sie beim nächsten Versuch noch einmal aus.",
    },
  },
  anyMistake: "Prüfe dieses Feld und versuch es noch einmal.",
  photoMistakes: {
    empty: "„{file}“ ist leer und vielleicht noch gar nicht auf diesem Gerät: Wähle ein anderes Foto.",
    "not-an-image": "„{file}“ ist kein Foto: Wähle ein Bild im Format JPG, PNG, WebP oder HEIC.",
    "too-large": "„{file}“ ist größer als 10 MB: Wähle ein kleineres Foto oder sende einen Screenshot davon.",
    "too-many-pixels":
      "„{file}“ hat zu viele Pixel (mehr als 52 Millionen): Verkleinere das Foto und versuch es noch einmal.",
    "too-much-memory":
      "„{file}“ ist zu groß für eine Datei dieser Art: Verkleinere das Foto auf 2560 Pixel Seitenlänge oder sende einen Screenshot.",
    "too-much-work":
      "„{file}“ vorzubereiten dauert zu lange: Verkleinere das Foto auf 2560 Pixel Seitenlänge oder sende einen Screenshot.",
    undecodable:
      "„{file}“ ist beschädigt und lässt sich nicht öffnen: Wähle ein anderes Foto oder einen Screenshot.",
    "undecodable-heic":
      "„{file}“ ist ein HEIC-Foto, das ich nicht öffnen kann: Sende eine Kopie als JPG oder einen Screenshot davon.",
    "undecodable-apple-heic":
      "„{file}“ ist ein HEIC-Foto, das ich nicht öffnen kann: Sende einen Screenshot davon, oder wähle auf dem iPhone Einstellungen > Kamera > Formate > Maximale Kompatibilität und nimm es noch einmal auf.",
  },
  notices: {
    failed: {
      title: "Fehler",
      text: "Beim Senden ist ein Fehler aufgetreten. Versuch es später noch einmal.",
    },
    cut: {
      title: "Das Formular ist zu lang",
      text: "Ich habe nur den Anfang gelesen, der ist noch hier: Der Rest ist weggefallen. Kürze deinen Text und wähle Fotos, falls welche dabei waren, noch einmal aus.",
    },
    storyWaits: {
      title: "Die Geschichte muss noch ein wenig warten",
      text: "Aus deinem Netz sind in der letzten Stunde schon viele Geschichten gekommen. Dein Text und deine Fotos sind noch hier. {when}",
    },
    photosWait: {
      title: "Die Fotos müssen noch ein wenig warten",
      text: "{sentence} Dein Text ist noch hier. {when}",
    },
    refused: {
      title: "Die Geschichte ist noch nicht unterwegs",
      text: "Korrigiere, was unten markiert ist, und sende die Geschichte noch einmal ab.",
    },
    refusedWithPhotos: {
      title: "Die Geschichte ist noch nicht unterwegs",
      text: "Deine Fotos sind noch hier. Korrigiere, was unten markiert ist, und sende die Geschichte noch einmal ab.",
    },
    refusedInPart: {
      title: "Die Geschichte ist noch nicht unterwegs",
      text: "Es waren zu viele Fotos: Sieh nach, welche ich behalten habe, korrigiere den Rest und sende noch einmal.",
    },
    refusedPhoto: {
      title: "Ein Foto geht so nicht",
      text: "Die Geschichte ist noch nicht unterwegs. Alles andere ist noch hier: Sende die Geschichte so ab oder wähle ein anderes Foto.",
    },
    refusedPhotos: {
      title: "Einige Fotos gehen so nicht",
      text: "Die Geschichte ist noch nicht unterwegs. Alles andere ist noch hier: Sende die Geschichte so ab oder wähle andere Fotos.",
    },
    photoRemoved: { title: "Foto entfernt", text: "Alles andere ist, wie du es gelassen hast." },
  },
} as const satisfies TranslationOf<typeof italian>;
