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
  reminder: "Die Geschichte von {product} erzählen",
  refused: "Noch nicht notiert",
  title: "Deine Meldung",
  whereItIs: {
    holding: "Ich bin bei dir.",
    holdingIn: "Ich bin bei dir: {city}.",
    seen: "Du hast mich gesehen und dort gelassen.",
    seenIn: "Du hast mich gesehen und dort gelassen: {city}.",
  },
  noted: "Notiert: {moment}.",
  next: "Wenn du zwei Minuten hast, erzähl, wie es war: Die Geschichte tritt an die Stelle der Meldung, mit derselben Quittung.",
  tell: "Geschichte erzählen",
  keep: "Sie ist deine Quittung: Von hier aus erzählst du die Geschichte, wann du willst, oder ziehst die Meldung zurück. Ein Passwort gibt es nicht: Wer die Adresse kennt, kann das auch. Behalt sie also für dich.",
  expires:
    "Die Meldung liest nur die Person, die die Reise betreut; sie kann den Ort auf der Karte eintragen. Kommt keine Geschichte, wird die Meldung nach 90 Tagen von selbst gelöscht.",
  withdraw: "Meldung zurückziehen",
  withdrawTitle: "Meldung zurückziehen?",
  withdrawQuestion:
    "Sie verschwindet von dieser Website, mit dem Ort, den du geschrieben hast. Ist daraus schon eine Station geworden, bleibt von der Station der Ort. Das lässt sich nicht rückgängig machen.",
  withdrawConfirm: "Ja, zurückziehen",
  withdrawnTitle: "Meldung zurückgezogen",
  withdrawn: "Du hast sie am {day} zurückgezogen.",
  withdrawnJustNow:
    "Du hast sie am {day} zurückgezogen: Auf der Website ist sie nicht mehr. Die letzten Spuren auf der Festplatte des Servers verschwinden innerhalb einer Stunde.",
  removedTitle: "Diese Meldung gibt es nicht mehr",
  removed:
    "Sie wurde von der Person gelöscht, die die Reise betreut, oder 90 Tage sind vergangen. Deine Geschichte ist trotzdem willkommen.",
} as const satisfies TranslationOf<typeof italian>;
