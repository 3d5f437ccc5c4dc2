import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { findStory, listStories } from "~/domain/stories/stories-queries.server";
import { textOf } from "../../../support/pages/form-html";
import { type Owner, nextNoticeInFull, signedIn } from "../../../support/owner";
import { readZip } from "../../../support/checks/read-zip";
import { type SentStory, sendStory } from "../../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { jpegPhoto } from "../../../support/test-photos";
import { breakTable, setReadOnly } from "../../../support/site-data/broken-table";

const password = "muretto-del-porto";
let running: SiteInProcess;
let owner: Owner;
let faults: unknown[];

beforeEach(async () => {
  faults = [];
  running = await siteInProcess({ SUBMIT_LIMIT: "0" }, { onError: (error) => faults.push(error) });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
});
afterEach(async () => {
  await running.close();
  expect(faults).toEqual([]);
});

/** Sends a story. Returns its id. */
async function sent(story: SentStory): Promise<string> {
  expect((await sendStory(running.url, story)).status).toBe(303);
  const [newest] = await listStories(running.site, { limit: 1 });
  return newest?.id ?? "";
}

/** Makes an article of a story, as the button 'Promuovi' does. Returns its id. */
async function promote(
  story: string,
  title: string,
  fields: Record<string, string | string[]> = {},
): Promise<string> {
  const place = { content: "Mare.", city: "Camogli", country: "Italia" };
  const answer = await owner.send("/admin/nuovo-articolo", { ...place, ...fields, title, story });
  expect(answer.status).toBe(302);
  const posts = (await (await owner.open("/api/admin/blog-posts")).json()) as { id: string; title: string }[];
  return posts.find((post) => post.title === title)?.id ?? "";
}

const page = async (path: string) => (await textOf(await owner.open(path))).replaceAll("<!-- -->", "");
const listed = (html: string) =>
  [...html.matchAll(/class="list-item-text"[^>]*>([^<]*)</g)].map(([, words]) => words);
/** Returns the filters as people read them: `Nuove 2`, with a star at the current one. */
const filters = (html: string) => {
  const [, nav = ""] = /<nav class="story-filters"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(/<a([^>]*)>([^<]*)<span[^>]*>(\d+)</g)].map(
    ([, attributes = "", label = "", count]) =>
      `${label.trim()} ${count}${attributes.includes("aria-current") ? "*" : ""}`,
  );
};
const stateOf = async (id: string) =>
  ((await (await owner.open(`/api/admin/stories/${id}`)).json()) as { state: string }).state;

describe("the state of a story", () => {
  test("is new until the owner opens its page, then read; an article puts it into the diary, and back", async () => {
    const id = await sent({ story: "Sul molo", name: "Marta" });
    const listed = await page("/admin");
    // The folded story shows only what is unusual; unfolded, it has the rest.
    const [, folded = "", unfolded = ""] =
      /<summary>(.*?)<\/summary>(.*?)<\/details>/s.exec(listed.slice(listed.indexOf("received-story"))) ?? [];
    expect(folded).toContain('<span class="badge badge-new">Nuova</span>');
    expect(folded).not.toContain("Consenso dato");
    expect(unfolded).toContain('<span class="badge badge-on">Consenso dato</span>');
    expect(await stateOf(id)).toBe("new");
    const opened = await owner.open(`/admin/storie/${id}`);
    expect([opened.status, await stateOf(id)]).toEqual([200, "read"]);
    expect(await textOf(opened)).toContain('<span class="badge">Letta</span>');

    const post = await promote(id, "Il molo");
    const list = await page("/admin");
    expect(list).toMatch(new RegExp(`<a class="story-link" href="/blog/${post}"[^>]*>Nel diario</a>`));
    // A summary is a button: nothing in it leads away.
    expect(list.match(/<summary>.*?<\/summary>/gs)?.filter((summary) => summary.includes("<a "))).toEqual([]);
    expect(await page(`/admin/storie/${id}`)).toContain(
      `<a href="/blog/${post}">Leggi l’articolo «Il molo»</a>`,
    );
    expect(await (await owner.open(`/api/admin/stories/${id}`)).json()).toMatchObject({
      state: "diary",
      blogPostId: post,
    });
    await owner.send("/admin/articoli", { id: post, shown: "false" });
    const hidden = await page(`/admin/storie/${id}`);
    expect(hidden).toContain("Il suo articolo «Il molo» è nascosto: <a");
    expect(hidden).toContain(`href="/admin/articoli/${post}">aprilo</a>`);
    expect(hidden).not.toContain(`/blog/${post}`);

    await owner.send(`/admin/articoli/${post}/elimina`, {});
    expect(await stateOf(id)).toBe("read");
    expect(await page("/admin")).not.toContain("Nel diario</a>");
  });

  test("of a story that was promoted from the list is read afterwards, not new", async () => {
    const id = await sent({ story: "Sul molo" });
    const post = await promote(id, "Il molo");
    expect(await stateOf(id)).toBe("diary");
    await owner.send(`/admin/articoli/${post}/elimina`, {});
    expect(await stateOf(id)).toBe("read");
  });

  test("names the published one of several articles", async () => {
    const id = await sent({ story: "Sul molo" });
    const shown = await promote(id, "Il primo");
    await promote(id, "Il secondo");
    const hidden = await promote(id, "Il terzo");
    for (const post of [hidden]) await owner.send("/admin/articoli", { id: post, shown: "false" });
    const posts = (await (await owner.open("/api/blog-posts")).json()) as { id: string; title: string }[];
    const newest = posts.find(({ title }) => title === "Il secondo")?.id;
    expect(shown).not.toBe(newest);
    expect(await (await owner.open(`/api/admin/stories/${id}`)).json()).toMatchObject({ blogPostId: newest });
  });

  test.each([
    ["HEAD", {}],
    ["GET", { "Sec-Purpose": "prefetch" }],
    ["GET", { Purpose: "prefetch" }],
  ])("stays new when the page is asked for with %s %j", async (method, headers) => {
    const id = await sent({ story: "Sul molo" });
    const all = { ...headers, Cookie: owner.cookie } as Record<string, string>;
    const answer = await fetch(`${running.url}/admin/storie/${id}`, { method, headers: all });
    expect([answer.status, await stateOf(id)]).toEqual([200, "new"]);
  });

  test("stays new when a stranger asks, who is sent to the login", async () => {
    const id = await sent({ story: "Solo per chi cura il viaggio" });
    for (const address of [`/admin/storie/${id}`, `/admin/storie/${id}.zip`, "/admin/storie/elimina"]) {
      const answer = await fetch(running.url + address, { redirect: "manual" });
      expect(answer.status, address).toBe(302);
      expect(answer.headers.get("Location")).toBe(`/admin?ritorno=${encodeURIComponent(address)}`);
      expect(await answer.text()).not.toContain("Solo per chi");
    }
    expect(await stateOf(id)).toBe("new");
  });

  test("can be set back to new, which leads back to the list as it was", async () => {
    const id = await sent({ story: "Sul molo" });
    await owner.open(`/admin/storie/${id}`);
    const answer = await owner.send(`/admin/storie/${id}?stato=letta&q=molo`, {});
    expect(answer.headers.get("Location")).toBe("/admin?stato=letta&q=molo");
    expect(await nextNoticeInFull(running.url, answer)).toMatchObject({ title: "Segnata come nuova" });
    expect(await stateOf(id)).toBe("new");
  });

  test("is shown, though it cannot be stored, when nothing can be written", async () => {
    const id = await sent({ story: "Sul molo" });
    await setReadOnly(running.site.db, true);
    const answer = await owner.open(`/admin/storie/${id}`);
    expect(answer.status).toBe(200);
    expect(await textOf(answer)).toContain("Sul molo");
    await setReadOnly(running.site.db, false);
    expect(faults.splice(0)).toHaveLength(1);
    expect(await stateOf(id)).toBe("new");
  });
});

describe("the list", () => {
  async function threeStories() {
    const diary = await sent({ story: "La prima", city: "Forlì" });
    const read = await sent({ story: "La seconda, perché no", name: "Zoë" });
    const fresh = await sent({ story: "La terza: 100% mare" });
    await promote(diary, "Articolo");
    await owner.open(`/admin/storie/${read}`);
    return { diary, read, fresh };
  }

  test("is filtered by state, with the number of each", async () => {
    await threeStories();
    const all = await page("/admin");
    expect(filters(all)).toEqual(["Ricevute 3*", "Nuove 1", "Lette 1", "Nel diario 1"]);
    expect(all).toContain("3 storie ricevute");
    for (const [state, words] of [
      ["nuova", "La terza: 100% mare"],
      ["letta", "La seconda, perché no"],
      ["diario", "La prima"],
    ]) {
      const html = await page(`/admin?stato=${state}`);
      expect(listed(html), state).toEqual([words]);
      expect(html).toContain("1 storia trovata");
      expect(html).toContain(`<input type="hidden" name="stato" value="${state}"/>`);
    }
    expect(filters(await page("/admin?stato=letta"))).toEqual([
      "Ricevute 3",
      "Nuove 1",
      "Lette 1*",
      "Nel diario 1",
    ]);
  });

  test("keeps what looks like spam apart, says why, and makes it new with one button", async () => {
    await threeStories();
    const id = await sent({ story: "Prestiti veloci: https://uno.example https://due.example" });
    expect(await stateOf(id)).toBe("suspect");
    const all = await page("/admin");
    expect(filters(all)).toEqual(["Ricevute 3*", "Nuove 1", "Lette 1", "Nel diario 1", "Sospette 1"]);
    expect(all).not.toContain("Prestiti veloci");
    expect(listed(await page("/admin?stato=sospetta"))).toHaveLength(1);
    const story = await page(`/admin/storie/${id}`);
    expect(story).toContain("ha due o più link");
    expect(story).toContain("parole dell’elenco");
    expect(story).toMatch(/name="suspect" value="false"[^>]*>Non è spam</);

    const answer = await owner.send(`/admin/storie/${id}?q=x`, { suspect: "false" });
    expect(answer.headers.get("Location")).toBe(`/admin/storie/${id}`);
    expect((await nextNoticeInFull(running.url, answer))?.title).toBe("Non è spam");
    expect(filters(await page("/admin"))[0]).toBe("Ricevute 4*");
    expect(await page(`/admin/storie/${id}`)).not.toContain("Sembra spam");
  });

  test("marks the listed suspect stories as seen", async () => {
    const id = await sent({ story: "https://uno.example https://due.example" });
    const readAt = async () => (await findStory(running.site, id))?.readAt;
    await owner.open("/admin");
    expect(await readAt()).toBeNull();
    await owner.open("/admin?stato=sospetta");
    expect(await readAt()).not.toBeNull();
    expect(await stateOf(id)).toBe("suspect");
  });

  test("ignores a state that does not exist", async () => {
    await threeStories();
    for (const state of ["ritirate", "new", "", "%00"]) {
      const html = await page(`/admin?stato=${state}`);
      expect(filters(html)[0], state).toBe("Ricevute 3*");
      expect(listed(html)).toHaveLength(3);
    }
  });

  test.each([
    ["PERCHE", ["La seconda, perché no"]],
    ["zoe", ["La seconda, perché no"]],
    ["forli'", []],
    ["forli prima", ["La prima"]],
    ["prima FORLÌ", ["La prima"]],
    ["100%", ["La terza: 100% mare"]],
    ["%", ["La terza: 100% mare"]],
    ["_", []],
    ["!", []],
    ["la", ["La terza: 100% mare", "La seconda, perché no", "La prima"]],
    ["prima seconda", []],
    ["'; drop table stories; --", []],
  ])("searched for %j shows %j", async (search, expected) => {
    await threeStories();
    const html = await page(`/admin?${new URLSearchParams({ q: search })}`);
    expect(listed(html)).toEqual(expected);
    expect(html).toMatch(
      new RegExp(`name="q"[^>]*value="${search.replaceAll(/[!'%;]/g, ".").replaceAll('"', ".")}"`),
    );
  });

  test("counts what the search finds in each state, and keeps it on the way to another", async () => {
    await threeStories();
    const html = await page("/admin?q=la+pr&photo=x");
    expect(filters(html)).toEqual(["Ricevute 1*", "Nuove 0", "Lette 0", "Nel diario 1"]);
    expect(html).toContain('href="/admin?stato=diario&q=la+pr"');
  });

  test("says that nothing was found, and offers to show all stories", async () => {
    await threeStories();
    for (const query of ["?q=niente+del+genere", "?stato=nuova&q=prima", "?stato=nuova&q=prima&pagina=7"]) {
      const html = await page(`/admin${query}`);
      expect(html).toContain("Nessuna storia trovata");
      expect(html).toContain("0 storie trovate");
      expect(html).toContain('href="/admin">Mostra tutte le storie</a>');
      expect(html).not.toContain("Elimina le storie scelte");
    }
  });

  test("of an empty site offers no filters, unless an address asks for some", async () => {
    expect(filters(await page("/admin"))).toEqual([]);
    expect(await page("/admin?q=x")).toContain("Nessuna storia trovata");
  });

  test("takes a search of any length, and says no more than it searched", async () => {
    await threeStories();
    const html = await page(`/admin?q=${"la+".repeat(2000)}`);
    expect(listed(html)).toHaveLength(3);
    expect(/name="q"[^>]*value="([^"]*)"/.exec(html)?.[1]).toHaveLength(100);
  });

  test("keeps filter, search and ticked photos from page to page, and forgets an empty search", async () => {
    for (let n = 1; n <= 31; n += 1) await sent({ story: `Mare ${n}.` });
    const first = await page("/admin?stato=nuova&q=mare");
    expect(first).toContain("Pagina 1 di 2");
    const next = await owner.open("/admin?photo=x&stato=nuova&q=mare&vai=2");
    expect(next.headers.get("Location")).toBe("/admin?photo=x&stato=nuova&q=mare&pagina=2");
    expect(listed(await page("/admin?stato=nuova&q=mare&pagina=2"))).toEqual(["Mare 1."]);
    const empty = await owner.open("/admin?q=&stato=nuova&photo=x&pagina=2&vai=1");
    expect(empty.headers.get("Location")).toBe("/admin?photo=x&stato=nuova&pagina=1");
    expect((await owner.open("/admin?q=")).headers.get("Location")).toBe("/admin");
  });
});

describe("the page of a story", () => {
  test("shows all that is known of it, and what can be done", async () => {
    const id = await sent({
      story: "Prima riga\n<b>seconda</b>",
      name: "Marta",
      city: "Camogli",
      photos: [["porto.jpg", await jpegPhoto({ position: { latitude: 44.35, longitude: 9.15 } })]],
    });
    const [story] = await listStories(running.site);
    const name = story?.photos[0]?.name ?? "";
    const html = await page(`/admin/storie/${id}?stato=nuova&pagina=2`);
    for (const words of [
      "Storia di Marta",
      "Camogli",
      "Prima riga\n&lt;b&gt;seconda",
      "Consenso dato",
      "1 foto",
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="/admin?stato=nuova&pagina=2">Torna alle storie</a>');
    expect(html).toMatch(
      new RegExp(`name="photo"[^>]*checked[^>]*value="${name}"|value="${name}"[^>]*checked`),
    );
    expect(html).toContain('action="/admin/nuovo-articolo"');
    expect(html).toContain(`name="story" value="${id}"`);
    expect(html).toContain(`href="/admin/nuova-location?story=${id}&photo=${name}"`);
    expect(html).toContain(`href="/admin/storie/${id}.zip"`);
    expect(html).toContain(`action="/admin/storie/${id}/elimina?stato=nuova&pagina=2"`);
    expect(html).toMatch(/aria-current="page"[^>]*>Storie Ricevute/);
  });

  test("promotes the photos that the list would take: those ticked there, also of another story", async () => {
    const photos = ["porto.jpg", "mare.jpg"].map(async (name, n) => {
      return [name, await jpegPhoto({ width: 100 + n })] as [string, Buffer];
    });
    const id = await sent({ story: "Uno", photos: await Promise.all(photos) });
    await sent({ story: "Due", photos: [["molo.jpg", await jpegPhoto({ width: 90 })]] });
    const [due, uno] = await listStories(running.site);
    const [porto = "", mare = ""] = uno?.photos.map(({ name }) => name) ?? [];
    const molo = due?.photos[0]?.name ?? "";
    const html = await page(`/admin/storie/${id}?photo=${mare}&photo=${molo}`);
    const ticked = html.match(/<input[^>]*name="photo"[^>]*>/g)?.filter((one) => /checked|hidden/.test(one));
    expect([mare, molo, porto].map((name) => ticked?.some((one) => one.includes(name)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(html).toContain("con 2 foto, 1 di un’altra storia");
  });

  test("of nothing is the panel's 404", async () => {
    for (const id of ["0123456789abcdef0123", "x", "%27"]) {
      const answer = await owner.open(`/admin/storie/${id}`);
      const html = await textOf(answer);
      expect(answer.status).toBe(404);
      expect(html).toContain("Questa storia non c’è più.");
      expect(html).toContain("Torna alle storie");
      expect(html).toContain("Gestisci Articoli");
      expect(html).not.toContain("Elimina");
    }
  });
});

describe("the download of a story", () => {
  const zip = async (id: string) => {
    const answer = await owner.open(`/admin/storie/${id}.zip`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, files: readZip(bytes) };
  };

  test("has its words for people and for programs, and its photos in the largest size", async () => {
    const photo = await jpegPhoto({
      width: 1200,
      height: 900,
      position: { latitude: 44.35, longitude: 9.15 },
    });
    const id = await sent({
      story: "Prima riga\nperché 🦫",
      name: "Zoë",
      city: "Forlì",
      photos: [
        ["../../etc/passwd.jpg", photo],
        ["con spazi & co.jpg", await jpegPhoto({ width: 100 })],
      ],
    });
    const post = await promote(id, "Il molo");
    const [story] = await listStories(running.site);
    const names = story?.photos.map(({ name }) => name) ?? [];
    const { answer, bytes, files } = await zip(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="storia-${story?.createdAt.slice(0, 10)}-${id.slice(0, 6)}.zip"`,
      "cache-control": "no-store",
    });
    const zipped = files.map(({ name }) => name);
    expect(zipped.slice(0, 2)).toEqual(["storia.txt", "storia.json"]);
    expect(zipped.slice(2)).toEqual(names.map((name, n) => `foto-${n + 1}-${name.slice(21)}`));
    for (const name of zipped) expect(name).toMatch(/^[A-Za-z0-9-]+\.(?:txt|json|jpg)$/);

    const [text, json, ...photos] = files.map((file) => file.bytes);
    for (const words of [
      "Storia di Zoë\n",
      "Città: Forlì\n",
      "Stato: Nel diario\n",
      `Articolo: ${running.url}/blog/${post}\n`,
      `Foto: ${zipped.slice(2).join(", ")}\n`,
      "\n\nPrima riga\nperché 🦫\n",
    ]) {
      expect(text?.toString()).toContain(words);
    }
    expect(JSON.parse(json?.toString() ?? "")).toEqual({
      ...((await (await owner.open(`/api/admin/stories/${id}`)).json()) as object),
      consentVersion: story?.consentVersion,
      consentLanguage: "it",
      language: "it",
      files: zipped.slice(2),
    });
    expect(`${text?.toString()}${json?.toString()}`).not.toMatch(/44\.35|9\.15/);
    for (const [n, name] of names.entries()) {
      const served = Buffer.from(await (await owner.open(`/uploads/${name}`)).arrayBuffer());
      expect(photos[n]?.equals(served), name).toBe(true);
    }
  });

  test("leaves out a photo whose file is missing, or whose name no site of ours made", async () => {
    const id = await sent({ story: "Ciao", photos: [["a.jpg", await jpegPhoto({ width: 100 })]] });
    await running.site.db.updateTable("photos").set({ name: "../../evil.jpg" }).execute();
    const { files } = await zip(id);
    expect(files.map(({ name }) => name)).toEqual(["storia.txt", "storia.json"]);
    expect(files[0]?.bytes.toString()).toContain("Foto: nessuna");
  });

  test("of nothing is not found, and asking for it marks nothing as read", async () => {
    const id = await sent({ story: "Ciao" });
    await zip(id);
    expect(await stateOf(id)).toBe("new");
    const answer = await owner.open("/admin/storie/0123456789abcdef0123.zip");
    expect([answer.status, await answer.text()]).toEqual([404, "Questa storia non c’è più."]);
  });
});

describe("several stories", () => {
  test("are deleted at once after one question, and the photos that articles use stay", async () => {
    const photo = async (name: string) => [name, await jpegPhoto({ width: 100 })] as [string, Buffer];
    const first = await sent({
      story: "Uno due tre",
      name: "Ada",
      photos: [await photo("a.jpg"), await photo("b.jpg")],
    });
    const second = await sent({ story: "x".repeat(300), photos: [await photo("c.jpg")] });
    const third = await sent({ story: "Resta" });
    const [, two, one] = await listStories(running.site);
    const [used = "", unused = ""] = one?.photos.map(({ name }) => name) ?? [];
    const gone = two?.photos[0]?.name ?? "";
    await promote(first, "Il molo", { existingPhotos: [used] });

    const query = `?stato=nuova&scelta=${first}&scelta=${second}&scelta=${first}&scelta=0123`;
    const answer = await owner.send(`/admin/storie/elimina${query}`, {});
    expect(answer.headers.get("Location")).toBe("/admin?stato=nuova");
    expect(await nextNoticeInFull(running.url, answer)).toEqual({
      title: "Storie eliminate!",
      text: "2 storie sono nel cestino: per 30 giorni puoi ripristinarle.",
    });
    expect((await listStories(running.site)).map(({ id }) => id)).toEqual([third]);
    await owner.send("/admin/cestino/tutto/elimina", {});
    const statuses = [used, unused, gone].map(async (name) => (await owner.open(`/uploads/${name}`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);

    const again = await owner.send(`/admin/storie/elimina${query}`, {});
    expect(await nextNoticeInFull(running.url, again)).toEqual({
      title: "Storie eliminate!",
      text: "Nessuna storia scelta, o non ci sono più.",
    });
  });

  test("are not deleted when none is ticked, and that is said", async () => {
    await sent({ story: "Resta" });
    const answer = await owner.send("/admin/storie/elimina?stato=nuova", {});
    expect(answer.headers.get("Location")).toBe("/admin?stato=nuova");
    expect((await nextNoticeInFull(running.url, answer))?.text).toContain("Nessuna storia scelta");
    expect(await listStories(running.site)).toHaveLength(1);
  });

  test("are all there when one of them cannot be deleted", async () => {
    const ids = [await sent({ story: "Uno" }), await sent({ story: "Due" })];
    await breakTable(running.site.db, "delete", "stories", "old.story = 'Uno'");
    const query = ids.map((id) => `scelta=${id}`).join("&");
    const answer = await owner.send(`/admin/storie/elimina?${query}`, {});
    expect(await nextNoticeInFull(running.url, answer)).toMatchObject({ title: "Errore" });
    expect(faults.splice(0)).toHaveLength(1);
    expect(await listStories(running.site)).toHaveLength(2);
  });

  test("keep their ticks on this page, and lose them on another page", async () => {
    const id = await sent({ story: "Uno" });
    expect(await page(`/admin?scelta=${id}`)).toMatch(
      new RegExp(`checked=""[^>]*value="${id}"|value="${id}"[^>]*checked=""`),
    );
    const moved = await owner.open(`/admin?scelta=${id}&vai=1`);
    expect(moved.headers.get("Location")).toBe("/admin?pagina=1");
    const same = await owner.open(`/admin?scelta=${id}&photo=x&unchoose=x`);
    expect(same.headers.get("Location")).toBe(`/admin?scelta=${id}`);
  });
});
