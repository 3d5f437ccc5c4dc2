import type { Visit } from "./visit";

/** A finder's way: from the tag to the receipt, and back by the withdrawal. */
export async function finderSends(visit: Visit, tag: string, photo: string): Promise<void> {
  await visit.open(`${tag}?lingua=it`, "Non sono perso!");
  await visit.press("Invia la tua storia");
  await visit.arrivesAt("Invia la Tua Storia");
  await visit.write("La tua storia", "Era sul molo, da solo.");
  await visit.write("Il tuo nome", "Ada");
  await visit.choosePhoto(photo);
  await visit.press("Acconsento");
  await visit.press("Invia Storia");
  await visit.arrivesAt("La tua ricevuta");
  await visit.reads("Storia inviata!");
  await visit.press("Ritira la storia");
  await visit.arrivesAt("Ritirare la storia?");
  await visit.press("Sì, ritirala");
  await visit.arrivesAt("Storia ritirata");
}
