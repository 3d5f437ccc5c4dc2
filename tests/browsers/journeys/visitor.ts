import { published } from "../site-for-browsers";
import type { Visit } from "./visit";

/** A visitor's way through the public pages. */
export async function visitorReads(visit: Visit): Promise<void> {
  await visit.open("/", "Hai trovato Capi!");
  await visit.press("Diario di viaggio");
  await visit.arrivesAt("Diario di Viaggio");
  await visit.press(published.title);
  await visit.arrivesAt(published.title);
  const article = await visit.path();
  await visit.press("Foto 2 di 2");
  await visit.reads("2 di 2");
  await visit.open(`${article}/foto/2`, published.title);
  await visit.open("/map", "Le Tappe del Viaggio");
  await visit.press("Torino, Italia");
  // With scripts the stop is shown over the map.
  await visit.reads(published.place);
  await visit.open(await visit.path(), "Torino");
  await visit.open("/faq", "Domande frequenti");
  await visit.press("Chi è Capi?");
  await visit.reads("Sono un capibara di peluche, protagonista");
}
