import { apiWorld } from "../support/api/api-world";
import { tileServer } from "../support/network/tile-server";
import { photoWithFace } from "../support/photos/photo-with-face";
import { runProgram } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

/** A running site with a tag, an article with two photos and its stop, and a story that waits for its owner. */
export type SiteForBrowsers = Awaited<ReturnType<typeof siteForBrowsers>>;

/** The finder of the story that waits. */
export const waiting = { name: "Marta", city: "Camogli", photo: "molo.jpg" };

/** The article that stands in the diary. */
export const published = { title: "Una mattina al Valentino", place: "Il parco del Valentino" };

/** Starts the program and fills its site by forms and calls. */
export async function siteForBrowsers() {
  const tiles = await tileServer();
  const program = await runProgram({ environment: { TILE_URL: tiles.url, SUBMIT_LIMIT: "0" } });
  // Old Chromiums are kept from every other address.
  const url = program.url.replace("localhost", "127.0.0.1");
  const password = program.password ?? "";
  const world = apiWorld(url, password);
  const tag = await world.asOwner<{ code: string }>("POST /api/admin/tags", { name: "Zainetto" });
  const photos = ["panchina.jpg", "fiume.jpg"].map(
    async (name, n) => new File([new Uint8Array(await jpegPhoto({ width: 640 + n, height: 480 }))], name),
  );
  const told = await world.story({ photos: await Promise.all(photos) });
  const article = await world.article({ title: published.title, existingPhotos: told.photos });
  await world.stop({ name: published.place, city: "Torino", blogPostId: article.id });
  const photo: [string, Buffer] = [waiting.photo, await photoWithFace()];
  await sendStory(url, { ...waiting, story: "Guardava il mare dal molo.", photos: [photo] });
  return {
    url,
    password,
    tag: `/t/${tag.code}`,
    /** Stops it. Returns its exit code. */
    async close(): Promise<number | null> {
      const code = await program.stop();
      await tiles.close();
      return code;
    },
  };
}
