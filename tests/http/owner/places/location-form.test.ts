import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { breakTable, expectOneErrorLogged } from "../../../support/site-data/broken-table";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { type Owner, nextNotice } from "../../../support/owner";
import { sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../../../support/test-photos";

const path = "/admin/nuova-location";
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});

afterEach(() => running.close());

const typed = { name: "Il porto", city: "Camogli", country: "Italia", description: "Sul muretto." };
const where = (html: string) => [valueOf(html, "latitude"), valueOf(html, "longitude")];

test("a photo with GPS fills the coordinates, keeps the texts, and becomes the stop's photo", async () => {
  const photo = await jpegUpload("porto.jpg", { position: { latitude: 44.35, longitude: 9.15 } });
  const html = await textOf(await owner.send(path, { ...typed, photo, intent: "gps" }));
  expect(html).toContain("GPS estratto!");
  expect(html).toContain("Coordinate: 44.350000, 9.150000");
  expect(where(html)).toEqual(["44.350000", "9.150000"]);
  expect(valueOf(html, "description")).toBe("Sul muretto.");
  const draft = valueOf(html, "draft") ?? "";
  const created = await owner.send(path, { ...typed, latitude: "44.350000", longitude: "9.150000", draft });
  expect(await nextNotice(running.url, created)).toBe("Location creata!");
  const [stop] = await listLocations(running.site);
  expect(stop).toMatchObject({ ...typed, latitude: "44.350000", longitude: "9.150000", visible: true });
  expect(stop?.photo?.name).toMatch(/_porto\.jpg$/);
});

test("a photo without GPS says so, and leaves typed coordinates alone", async () => {
  const fields = { ...typed, latitude: "44.1", longitude: "9.1", photo: await jpegUpload("buio.jpg") };
  const html = await textOf(await owner.send(path, { ...fields, intent: "gps" }));
  expect(html).toContain("GPS non trovato");
  expect(where(html)).toEqual(["44.1", "9.1"]);
});

describe("coordinates that came from a photo", () => {
  const camogli = { position: { latitude: 44.35, longitude: 9.15 } };
  const lisbona = { position: { latitude: 38.72, longitude: -9.14 } };
  /** Returns the fields that a browser sends after the form came back with a photo's coordinates. */
  async function extracted() {
    const photo = await jpegUpload("porto.jpg", camogli);
    const html = await textOf(await owner.send(path, { ...typed, photo, intent: "gps" }));
    const sent = ["latitude", "longitude", "photoCoordinates", "draft", "token"];
    return { ...typed, ...Object.fromEntries(sent.map((name) => [name, valueOf(html, name) ?? ""])) };
  }

  test("go when the photo is taken away or replaced by one that knows no place", async () => {
    const form = await extracted();
    expect(form).toMatchObject({ latitude: "44.350000", longitude: "9.150000" });
    const { id } = await running.site.db.selectFrom("photos").select("id").executeTakeFirstOrThrow();
    const removed = await textOf(await owner.send(path, { ...form, remove: id }));
    expect(removed).toContain("ho tolto le sue coordinate");
    expect([...where(removed), valueOf(removed, "photoCoordinates")]).toEqual(["", "", ""]);
    expect(valueOf(removed, "name")).toBe("Il porto");

    const photo = await jpegUpload("buio.jpg");
    const dark = await textOf(await owner.send(path, { ...(await extracted()), photo, intent: "gps" }));
    expect(dark).toContain("ho tolto le coordinate della foto di prima");
    expect(where(dark)).toEqual(["", ""]);
  });

  test("go when the owner presses 'Crea Location' with another photo, which is asked first", async () => {
    const dark = await owner.send(path, { ...(await extracted()), photo: await jpegUpload("buio.jpg") });
    const html = await textOf(dark);
    expect(html).toContain("GPS non trovato");
    expect(where(html)).toEqual(["", ""]);
    expect(html).toContain(`_buio.jpg?draft=`);
    const other = await owner.send(path, {
      ...(await extracted()),
      photo: await jpegUpload("tejo.jpg", lisbona),
    });
    expect(where(await textOf(other))).toEqual(["38.720000", "-9.140000"]);
    expect(await listLocations(running.site)).toEqual([]);
  });

  test("stay with their photo, sent again or kept, and stay when one of them was changed", async () => {
    const photo = await jpegUpload("porto.jpg", camogli);
    expect((await owner.send(path, await extracted())).status).toBe(302);
    expect((await owner.send(path, { ...(await extracted()), photo })).status).toBe(302);
    const changed = { ...(await extracted()), latitude: "44.36", photo: await jpegUpload("buio.jpg") };
    const kept = await textOf(await owner.send(path, { ...changed, intent: "gps" }));
    expect(kept).toContain("GPS non trovato");
    expect(where(kept)).toEqual(["44.36", "9.150000"]);
    expect((await owner.send(path, changed)).status).toBe(302);
    expect(await listLocations(running.site)).toHaveLength(3);
  });

  test("of a story's photo go with that photo only", async () => {
    await sendStory(running.url, { story: "Ciao", photos: [["porto.jpg", await jpegPhoto(camogli)]] });
    const [story] = await listStories(running.site);
    const name = story?.photos[0]?.name ?? "";
    const html = await textOf(
      await owner.open(`${path}?${new URLSearchParams({ story: story?.id ?? "", photo: name })}`),
    );
    expect(where(html)).toEqual(["44.350000", "9.150000"]);
    const photoCoordinates = valueOf(html, "photoCoordinates") ?? "";
    const form = {
      ...typed,
      latitude: "44.350000",
      longitude: "9.150000",
      photoCoordinates,
      existingPhotos: name,
    };
    const more = { photo: await jpegUpload("buio.jpg"), intent: "gps" };
    expect(where(await textOf(await owner.send(path, { ...form, ...more })))).toEqual([
      "44.350000",
      "9.150000",
    ]);
    const without = await textOf(await owner.send(path, { ...form, unchoose: name }));
    expect(where(without)).toEqual(["", ""]);
  });
});

test("what is no photo, or no file at all, is 'Errore estrazione GPS' with a sentence beside the field", async () => {
  const text = new File(["ciao"], "appunti.txt");
  for (const [photo, sentence] of [
    [text, "«appunti.txt» non è una foto"],
    [new File([], ""), "Scegli prima una foto"],
  ] as const) {
    const answer = await owner.send(path, { ...typed, photo, intent: "gps" });
    const html = await textOf(answer);
    expect(answer.status).toBe(400);
    expect(html).toContain("Errore estrazione GPS");
    expect(html).toContain(sentence);
    expect(valueOf(html, "name")).toBe("Il porto");
  }
});

test("when the reading itself fails it says 'Errore' and clears the coordinates", async () => {
  await breakTable(running.site.db, "insert", "photos");
  const fields = { ...typed, latitude: "44.1", longitude: "9.1", photo: await jpegUpload("porto.jpg") };
  const answer = await owner.send(path, { ...fields, intent: "gps" });
  const html = await textOf(answer);
  expect(answer.status).toBe(500);
  expect(html).toContain("La lettura della foto non è riuscita");
  expect(where(html)).toEqual(["", ""]);
  expect(valueOf(html, "city")).toBe("Camogli");
  expectOneErrorLogged();
});

test("a pasted link fills the coordinates by its button, or at once when the stop is created", async () => {
  const pasted = "https://www.openstreetmap.org/?mlat=44.35&mlon=9.15#map=17/44.3/9.1";
  const html = await textOf(await owner.send(path, { ...typed, pasted, intent: "paste" }));
  expect(html).toContain("Punto trovato");
  expect(where(html)).toEqual(["44.35", "9.15"]);
  expect((await owner.send(path, { ...typed, pasted, latitude: "", longitude: "" })).status).toBe(302);
  expect(await listLocations(running.site)).toMatchObject([{ latitude: "44.35", longitude: "9.15" }]);
});

test("typed coordinates win over what was pasted", async () => {
  await owner.send(path, { ...typed, pasted: "1.5, 2.5", latitude: "44.35", longitude: "9.15" });
  expect(await listLocations(running.site)).toMatchObject([{ latitude: "44.35", longitude: "9.15" }]);
});

test("what says no place is explained beside the field, a short link by its own sentence", async () => {
  const unreadable = await owner.send(path, { ...typed, pasted: "Camogli", intent: "paste" });
  const html = await textOf(unreadable);
  expect(unreadable.status).toBe(400);
  expect(html).toContain("Qui non trovo un punto");
  expect(valueOf(html, "pasted")).toBe("Camogli");
  const short = await owner.send(path, {
    ...typed,
    pasted: "https://maps.app.goo.gl/AbC",
    latitude: "",
    longitude: "",
  });
  const page = await textOf(short);
  expect(page).toContain("Questo link è abbreviato");
  expect(page).toContain("Latitudine obbligatoria");
  expect(await listLocations(running.site)).toEqual([]);
});

test.each([
  ["45,4642", "9.19", "Formato latitudine non valido"],
  ["45", "9.19", "Formato latitudine non valido"],
  ["90.1", "9.19", "Formato latitudine non valido"],
  ["45.4642", "180.01", "Formato longitudine non valido"],
  ["45.4642", "", "Longitudine obbligatoria"],
])("%s, %s: %s", async (latitude, longitude, sentence) => {
  const answer = await owner.send(path, { ...typed, latitude, longitude });
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toContain(sentence);
});

test("an article can be chosen only when there is one, and one that is gone is said so", async () => {
  expect(await textOf(await owner.open(path))).not.toContain("blogPostId");
  await createBlogPost(running.site, {
    fields: { title: "Il capitano", content: "Mare.", city: "Camogli", country: "Italia" },
    existingPhotos: [],
    storyId: null,
    token: null,
    draftId: null,
    removed: [],
    received: [],
  });
  expect(await textOf(await owner.open(path))).toContain("Il capitano");
  const gone = await owner.send(path, { ...typed, latitude: "44.35", longitude: "9.15", blogPostId: "x" });
  expect(gone.status).toBe(400);
  expect(await textOf(gone)).toContain("Questo articolo non c’è più");
});
