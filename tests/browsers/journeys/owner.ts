import { expect } from "vitest";
import { face, hasFace } from "../../support/photos/photo-with-face";
import { type SiteForBrowsers, waiting } from "../site-for-browsers";
import type { Visit } from "./visit";

const title = `Storia da ${waiting.city}: ${waiting.name}`;

/** The owner's way: a face is covered before its story becomes an article with a stop, and a second stop follows. */
export async function ownerPublishes(visit: Visit, { url, password }: SiteForBrowsers): Promise<void> {
  await visit.open("/admin", "Accesso Admin");
  await visit.write("Password", password);
  await visit.press("Accedi");
  await visit.arrivesAt("Storie Ricevute");
  await visit.press(waiting.name);
  await visit.press(`Apri la storia di ${waiting.name}`);
  await visit.arrivesAt(`Storia di ${waiting.name}`);

  await visit.press(`Ritocca ${waiting.photo}`);
  await visit.arrivesAt(`Ritocca la foto ${waiting.photo}`);
  await visit.press("La foto con i ritocchi", face);
  await visit.reads("1 ritocco da salvare.");
  await visit.press("Salva");
  await visit.reads("Foto salvata!");
  await visit.press("la storia di");
  await visit.arrivesAt(`Storia di ${waiting.name}`);
  // The notice of the saved photo lies where the next button is, until it leaves.
  await visit.noLongerReads("Foto salvata!");

  await visit.press("Promuovi");
  await visit.arrivesAt("Articoli Diario");
  await visit.finds("title", new RegExp(title));
  await visit.press("Pubblica e metti sulla mappa");
  await visit.reads("Articolo creato!");
  expect(await facesInDiary(url)).toEqual([]);

  await visit.open("/admin/nuova-location", "Nuova Location");
  await visit.press("Metti qui");
  await visit.press("Mappa: un clic ingrandisce", { x: 0.51, y: 0.51 });
  await visit.finds("latitude", /^4\d\.\d/);
  await visit.isLedTo("map-to-click");
  await visit.write("Nome", "La piazza");
  await visit.press("Crea Location");
  await visit.reads("Location creata!");
}

/** Returns the public files of the article's photo on which the face can be seen. */
async function facesInDiary(url: string): Promise<string[]> {
  const diary = await (await fetch(`${url}/blog`)).text();
  const address = new RegExp(`href="(/blog/\\w+)"[^>]*>${title}`).exec(diary)?.[1];
  const article = await (await fetch(url + address)).text();
  const files = [...new Set(article.match(/\/uploads\/[\w.-]+/g))];
  expect(files.length).toBeGreaterThan(2);
  const shown = files.map(async (file) => {
    const answer = await fetch(url + file);
    return (await hasFace(Buffer.from(await answer.arrayBuffer()))) ? [file] : [];
  });
  return (await Promise.all(shown)).flat();
}
