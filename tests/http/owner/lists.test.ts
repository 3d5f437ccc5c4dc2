import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { breakTable, expectOneErrorLogged } from "../../support/site-data/broken-table";
import { textOf } from "../../support/pages/form-html";
import { type Owner, nextNotice, nextNoticeInFull, signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";

const password = "muretto-del-porto";
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  running = await siteInProcess({ SUBMIT_LIMIT: "0" });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
});

afterEach(() => running.close());

const nothingMore = { token: null, draftId: null, removed: [], received: [] };

async function article(title: string, existingPhotos: string[] = []): Promise<BlogPost> {
  const fields = { title, content: "Mare.", city: "Camogli", country: "Italia" };
  const result = await createBlogPost(running.site, {
    ...nothingMore,
    fields,
    existingPhotos,
    storyId: null,
  });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

async function stop(name: string, blogPostId = ""): Promise<string> {
  const fields = {
    name,
    city: "Camogli",
    country: "Italia",
    latitude: "44.35",
    longitude: "9.15",
    blogPostId,
  };
  const result = await createLocation(running.site, { ...nothingMore, fields, existingPhotos: [] });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value.id;
}

const everyone = (path: string) => fetch(running.url + path, { redirect: "manual" });

describe("Gestisci Articoli", () => {
  test("offers to make a stop of an article until it has one", async () => {
    const placed = await article("Il molo");
    const waiting = await article("La piazza");
    await stop("Il porto", placed.id);
    const list = await (await owner.open("/admin/articoli")).text();
    expect(list).toContain(`/admin/nuova-location?articolo=${waiting.id}`);
    expect(list).not.toContain(`/admin/nuova-location?articolo=${placed.id}`);
    expect(list.match(/Sulla mappa/g)).toHaveLength(1);
    const created = await (await owner.open(`/admin/articoli?creato=${placed.id}`)).text();
    expect(created).not.toContain("Crea la tappa di questo articolo");
  });

  test("hides an article and its photos from everyone at once, and shows it again", async () => {
    await sendStory(running.url, { story: "Ciao", photos: [["porto.jpg", await jpegPhoto()]] });
    const [story] = await listStories(running.site);
    const photo = story?.photos[0]?.name ?? "";
    const { id } = await article("Il capitano", [photo]);
    expect(await textOf(await everyone("/blog"))).toContain("Il capitano");
    expect((await everyone(`/uploads/${photo}`)).status).toBe(200);

    const hidden = await owner.send("/admin/articoli?pagina=1", { id, shown: "false" });
    expect(hidden.headers.get("Location")).toBe("/admin/articoli?pagina=1");
    expect(await nextNotice(running.url, hidden)).toBe("Articolo nascosto!");
    expect(await textOf(await owner.open("/admin/articoli"))).toContain("Nascosto");
    expect(await textOf(await everyone("/blog"))).not.toContain("Il capitano");
    expect((await everyone(`/blog/${id}`)).status).toBe(404);
    expect((await everyone(`/uploads/${photo}`)).status).toBe(404);
    expect((await owner.open(`/uploads/${photo}`)).status).toBe(200);

    const again = await owner.send("/admin/articoli", { id, shown: "false" });
    expect((await nextNoticeInFull(running.url, again))?.text).toContain(
      "Se ha una tappa, resta sulla mappa",
    );
    expect((await findBlogPost(running.site, id))?.published).toBe(false);
    const shown = await owner.send("/admin/articoli", { id, shown: "true" });
    expect(await nextNotice(running.url, shown)).toBe("Articolo mostrato!");
    expect((await everyone(`/blog/${id}`)).status).toBe(200);
  });

  test("deletes once without a question, and says the same when it is gone already", async () => {
    const { id } = await article("Il capitano");
    const location = await stop("Il porto", id);
    const first = await owner.send(`/admin/articoli/${id}/elimina?pagina=1`, {});
    expect(first.headers.get("Location")).toBe("/admin/articoli?pagina=1");
    expect(await nextNotice(running.url, first)).toBe("Articolo eliminato!");
    const second = await owner.send(`/admin/articoli/${id}/elimina`, {});
    expect(await nextNotice(running.url, second)).toBe("Articolo eliminato!");
    expect((await everyone(`/blog/${id}`)).status).toBe(404);
    expect(await findLocation(running.site, location)).toMatchObject({ blogPostId: null, visible: true });
    expect(await textOf(await owner.open("/admin/articoli"))).toContain("Nessun articolo pubblicato ancora");
    const opened = await owner.open(`/admin/articoli/${id}/elimina?pagina=1`);
    expect(opened.headers.get("Location")).toBe("/admin/articoli?pagina=1");
  });

  test("what is not there cannot be shown or hidden, and that is said", async () => {
    for (const path of ["/admin/articoli", "/admin/locations"]) {
      const answer = await owner.send(path, { id: "x", shown: "true" });
      expect(await nextNotice(running.url, answer)).toBe("Errore");
    }
  });

  test("a failure of the site is an 'Errore' on the list, not a broken page", async () => {
    const { id } = await article("Il capitano");
    await breakTable(running.site.db, "delete", "blog_posts");
    const answer = await owner.send(`/admin/articoli/${id}/elimina`, {});
    expect([answer.status, await nextNotice(running.url, answer)]).toEqual([302, "Errore"]);
    expect(await findBlogPost(running.site, id)).not.toBeNull();
    expectOneErrorLogged();
  });

  test("thirty a page, newest first, with the way to the others", async () => {
    for (let n = 1; n <= 31; n += 1) await article(`Articolo ${n}.`);
    const first = await textOf(await owner.open("/admin/articoli"));
    expect(first).toContain("31 articoli");
    expect(first).toContain("Pagina 1 di 2");
    expect(first).toContain("Articolo 2.");
    expect(first).not.toContain("Articolo 1.");
    const second = await textOf(await owner.open("/admin/articoli?pagina=2"));
    expect(second).toContain("Articolo 1.");
    expect(second).not.toContain("Articolo 2.");
  });
});

describe("the search in articles and stops", () => {
  test("finds words and months, page by page, and leads back to all of them", async () => {
    for (let n = 1; n <= 31; n += 1) await article(`Pietà n. ${n}.`);
    const old = await article("Il 100% del mare");
    const date = "2025-03-31" as const;
    await running.site.db.updateTable("blog_posts").set({ date }).where("id", "=", old.id).execute();
    await stop("Il porto", old.id);
    const open = async (path: string) => (await textOf(await owner.open(path))).replaceAll("<!-- -->", "");
    const all = await open("/admin/articoli");
    expect(all).toContain("32 articoli");
    expect(all).toContain('<option value="2025-03">marzo 2025</option>');
    const month = await open("/admin/articoli?q=&mese=2025-03");
    expect(month).toContain("1 articolo<");
    expect(month).toMatch(/<h3>Il 100% del mare<\/h3>/);
    expect(month).toContain('<option value="2025-03" selected="">');
    expect(month).not.toContain("Pietà");
    const words = await open("/admin/articoli?q=PIETA+n.+camogli&mese=&pagina=2");
    expect(words).toContain("31 articoli");
    expect(words.match(/<h3>Pietà/g)).toHaveLength(1);
    const listed = (html: string) => html.match(/<h3>Pietà n. \d+\./g);
    expect(listed(await open("/admin/articoli?q=pieta"))).toEqual(listed(all));
    expect(listed(all)).toHaveLength(30);
    expect(words).toContain('href="/admin/articoli?q=PIETA+n.+camogli"');
    for (const nothing of ["q=_", "q=%25%25", "mese=2025-02", "mese=x'", "q=mare&mese=2025-04"])
      expect(await open(`/admin/articoli?${nothing}`), nothing).toContain("Non ho trovato niente");
    expect(await open("/admin/articoli?q=100%25+MARE")).toContain("1 articolo<");
    const [found, none] = [await open("/admin/locations?q=PORTO"), await open("/admin/locations?q=molo")];
    expect(found).toContain("1 tappa<");
    expect(none).toContain('href="/admin/locations">Togli la ricerca</a>');
  });

  test("keeps every button and every link out of what unfolds", async () => {
    const { id } = await article("Il capitano");
    await stop("Il porto", id);
    for (const path of ["/admin/articoli", "/admin/locations"]) {
      const html = await textOf(await owner.open(path));
      const folded = html.match(/<details><summary [^>]*>.*?<\/summary>/gs) ?? [];
      expect(folded).toHaveLength(1);
      expect(folded.join("")).not.toMatch(/<a |<button|class="badge/);
      expect(html.slice(html.indexOf('class="story-open"'))).toContain(">Nascondi</button>");
    }
  });
});

describe("taken back after a deletion", () => {
  test("'Annulla' brings everything back as it was; from the bin it is hidden, or shown with one button", async () => {
    const { id } = await article("Il capitano");
    const location = await stop("Il porto", id);
    const { id: draft } = await article("La bozza");
    await owner.send("/admin/articoli", { id: draft, shown: "false" });
    const state = async () => [
      (await findBlogPost(running.site, id))?.published,
      (await findBlogPost(running.site, draft))?.published,
      (await findLocation(running.site, location))?.visible,
    ];
    const all = [`articoli/${id}`, `articoli/${draft}`, `locations/${location}`];
    const remove = async () => {
      for (const path of all) await owner.send(`/admin/${path}/elimina`, {});
      expect(await state()).toEqual([undefined, undefined, undefined]);
    };
    const restore = async (ids: string[], fields: Record<string, string> = {}) => {
      const said: (string | undefined)[] = [];
      for (const one of ids) {
        const answer = await owner.send("/admin/cestino", { restore: one, ...fields });
        said.push((await nextNoticeInFull(running.url, answer))?.text);
      }
      return said;
    };
    await remove();
    const undone = await owner.send("/admin/cestino", { restore: id, undo: "blog-post" });
    expect(undone.headers.get("Location")).toBe("/admin/articoli");
    expect(await restore([draft], { undo: "blog-post" })).toEqual([expect.stringContaining("com’era")]);
    await restore([location], { undo: "location" });
    expect(await state()).toEqual([true, false, true]);
    expect(await findLocation(running.site, location)).toMatchObject({ blogPostId: id });

    await remove();
    await restore([id, draft, location]);
    expect(await state()).toEqual([false, false, false]);

    await remove();
    const bin = await textOf(await owner.open("/admin/cestino"));
    expect(bin.match(/>Ripristina e mostra</g)).toHaveLength(3);
    const said = await restore([id, draft, location], { show: "true" });
    expect(said).toEqual(said.map(() => expect.stringContaining("lo vedono tutti") as unknown));
    expect(await state()).toEqual([true, true, true]);
    expect((await everyone(`/blog/${draft}`)).status).toBe(200);
  });
});

describe("Gestisci Locations", () => {
  test("lists, hides, shows and deletes a stop by its name", async () => {
    const id = await stop("Il porto");
    const list = await textOf(await owner.open("/admin/locations"));
    for (const words of ["1 tappa", "Il porto", "44.35, 9.15", "Nascondi"]) expect(list).toContain(words);
    const hidden = await owner.send("/admin/locations", { id, shown: "false" });
    expect(await nextNotice(running.url, hidden)).toBe("Location nascosta!");
    expect(await textOf(await owner.open("/admin/locations"))).toContain("Nascosta");
    const shown = await owner.send("/admin/locations", { id, shown: "true" });
    expect(await nextNotice(running.url, shown)).toBe("Location mostrata!");
    const removed = await owner.send(`/admin/locations/${id}/elimina`, {});
    expect(await nextNotice(running.url, removed)).toBe("Location eliminata!");
    expect(await textOf(await owner.open("/admin/locations"))).toContain("Nessuna location creata ancora");
  });
});

describe("Storie Ricevute", () => {
  test("'Che cosa manca' leads to new stories, articles without a stop and stops without an article", async () => {
    const missing = async () =>
      (await textOf(await owner.open("/admin"))).split('id="missing-title"')[1] ?? "";
    expect(await missing()).not.toMatch(/da leggere|senza/);
    await sendStory(running.url, { story: "Ciao" });
    const { id } = await article("Il capitano");
    await article("Il faro");
    const lonely = await stop("Il porto");
    await stop("Il molo", (await article("Il molo")).id);
    for (const words of [
      'href="/admin?stato=nuova">1 storia nuova da leggere',
      "2 articoli senza tappa",
      `href="/admin/locations/${lonely}">1 tappa senza articolo`,
    ])
      expect(await missing()).toContain(words);
    await owner.send("/admin/articoli", { id, shown: "false" });
    await owner.send("/admin/locations", { id: lonely, shown: "false" });
    expect(await missing()).toContain("1 articolo senza tappa");
    expect(await missing()).not.toContain("senza articolo");
  });

  test("thirty a page; the ticked photos go along to every page and back", async () => {
    await sendStory(running.url, {
      story: "La prima",
      photos: [["porto.jpg", await jpegPhoto({ width: 100 })]],
    });
    for (let n = 2; n <= 31; n += 1) await sendStory(running.url, { story: `Storia ${n}.` });
    const [oldest] = (await listStories(running.site)).slice(-1);
    const photo = oldest?.photos[0]?.name ?? "";
    const step = await owner.open(`/admin?pagina=2&photo=${photo}&vai=1`);
    expect(step.headers.get("Location")).toBe(`/admin?photo=${photo}&pagina=1`);
    const html = await textOf(await owner.open(step.headers.get("Location") ?? ""));
    expect(html).toContain("31 storie ricevute");
    expect(html).toContain("1 foto scelta.");
    expect(html).not.toContain("La prima");
    expect(html).toContain(`<input type="hidden" name="photo" value="${photo}"/>`);
    const without = await owner.open(`/admin?pagina=2&photo=${photo}&unchoose=${photo}`);
    expect(without.headers.get("Location")).toBe("/admin?pagina=2");
    expect(await textOf(await owner.open("/admin?photo=0123_nessuna.jpg"))).toContain("Nessuna foto scelta.");
  });

  test("deleting a story leaves the photos that an article shows, and no others", async () => {
    const photos = await Promise.all(
      ["uno.jpg", "due.jpg"].map(async (name) => [name, await jpegPhoto({ width: 100 })] as [string, Buffer]),
    );
    await sendStory(running.url, { story: "Ciao", name: "Marta", photos });
    const [story] = await listStories(running.site);
    const [used, unused] = story?.photos.map(({ name }) => name) ?? [];
    await article("Il capitano", [used ?? ""]);
    const removed = await owner.send(`/admin/storie/${story?.id}/elimina`, {});
    expect(await nextNotice(running.url, removed)).toBe("Storia eliminata!");
    const question = await owner.open(`/admin/cestino/${story?.id}/elimina`);
    expect(await textOf(question)).toContain("Eliminare per sempre «Storia di Marta»?");
    await owner.send(`/admin/cestino/${story?.id}/elimina`, {});
    expect((await everyone(`/uploads/${used}`)).status).toBe(200);
    expect((await owner.open(`/uploads/${unused}`)).status).toBe(404);
    expect(await textOf(await owner.open("/admin"))).toContain("Nessuna storia ricevuta");
  });
});
