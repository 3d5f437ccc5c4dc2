import type { sighting as italian } from "~/text/it/finder/sighting";
import type { TranslationOf } from "~/text/translation";

/** The words of a sighting. */
export const sighting = {
  open: "Keine Zeit? Sag mir nur, wo ich bin",
  city: "Ort",
  holding: "Du bist bei mir",
  seen: "Gesehen und dort gelassen",
  remind: "Erinnere mich:",
  inHours: "in 3 Stunden",
  tomorrow: "morgen um diese Zeit",
  reminder: "Deine Geschichte mit {product} senden",
  refused: "Noch nicht notiert",
  title: "Deine Sichtung",
  whereItIs: {
    holding: "Ich bin bei dir.",
    holdingIn: "Ich bin bei dir: {city}.",
    seen: "Du hast mich gesehen und dort gelassen.",
    seenIn: "Du hast mich gesehen und dort gelassen: {city}.",
  },
  noted: "Das hast du mir am {day} gesagt.",
  next: "Wenn du zwei Minuten hast, erzähl, wie wir uns begegnet sind: Die Geschichte ersetzt die Sichtung, mit demselben Beleg.",
  tell: "Geschichte erzählen",
  keep: "Das ist dein Beleg: Von hier aus erzählst du die Geschichte, wann du willst, oder ziehst die Sichtung zurück. Ein Passwort gibt es nicht: Wer die Adresse kennt, kann das auch. Behalt sie also für dich.",
  expires:
    "Nur wer die Reise betreut, liest die Sichtung und kann den Ort auf der Karte eintragen. Kommt keine Geschichte, wird die Sichtung nach 90 Tagen von selbst gelöscht.",
  withdraw: "Sichtung zurückziehen",
  withdrawTitle: "Sichtung zurückziehen?",
  withdrawQuestion:
    "Sie verschwindet von dieser Website, mit dem Ort, den du eingegeben hast. Ist daraus schon eine Station geworden, bleibt ihr Ort auf der Karte. Das lässt sich nicht rückgängig machen.",
  withdrawConfirm: "Ja, zurückziehen",
  withdrawnTitle: "Sichtung zurückgezogen",
  withdrawn: "Du hast sie am {day} zurückgezogen.",
  withdrawnJustNow:
    "Du hast sie am {day} zurückgezogen: Auf der Website ist sie nicht mehr. Die letzten Spuren auf der Festplatte des Servers verschwinden innerhalb einer Stunde.",
  removedTitle: "Diese Sichtung gibt es nicht mehr",
  removed:
    "Wer die Reise betreut, hat sie gelöscht, oder 90 Tage sind vergangen. Deine Geschichte ist trotzdem willkommen.",
} as const satisfies TranslationOf<typeof italian>;
