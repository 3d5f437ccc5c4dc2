import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { breakTable, expectOneErrorLogged } from "../../support/site-data/broken-table";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, signedIn } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";
import { timeOutSessions } from "../../support/site-data/time-out-sessions";
import { jpegUpload } from "../../support/test-photos";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});

afterEach(() => running.close());

const article = { title: "Il capitano", content: "Guardava il mare.", city: "Camogli", country: "Italia" };
const stop = { name: "Il porto", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

async function tokenOn(path: string): Promise<string> {
  const html = await (await owner.open(path)).text();
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

const forms = [
  {
    path: "/admin/nuovo-articolo",
    fields: article,
    typed: "title",
    wrong: [
      "Titolo obbligatorio",
      "Contenuto obbligatorio",
      expect.stringContaining("«a.txt» non è una foto"),
      "Città – Massimo 100 caratteri",
      "Paese obbligatorio",
    ],
    count: () => listBlogPosts(running.site),
  },
  {
    path: "/admin/nuova-location",
    fields: stop,
    typed: "name",
    wrong: [
      "Città – Massimo 100 caratteri",
      "Paese obbligatorio",
      expect.stringContaining("«a.txt» non è una foto"),
      "Latitudine obbligatoria",
      "Longitudine obbligatoria",
      "Nome obbligatorio",
    ],
    count: () => listLocations(running.site),
  },
] as const;

describe.each(forms)("$path", ({ path, fields, typed, wrong, count }) => {
  test("sent twice, one after the other or both at once, creates one", async () => {
    const form = { ...fields, token: await tokenOn(path) };
    const answers = await Promise.all([owner.send(path, form), owner.send(path, form)]);
    answers.push(await owner.send(path, form));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await count()).toHaveLength(1);
    await owner.send(path, { ...form, [typed]: "Un altro" });
    expect(await count()).toHaveLength(2);
  });

  test("says every mistake at once and keeps the texts and the photo", async () => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
    const answer = await owner.send(path, {
      ...empty,
      country: "Francia",
      photo: await jpegUpload("porto.jpg"),
    });
    const html = await textOf(answer);
    expect(answer.status).toBe(400);
    expect(valueOf(html, "country")).toBe("Francia");
    expect(html).toContain("Città obbligatoria");
    expect(html).not.toContain("Paese obbligatorio");
    const draft = valueOf(html, "draft") ?? "";
    expect(html).toContain(`_porto.jpg?draft=${draft}`);
    expect(await count()).toHaveLength(0);

    const token = await tokenOn(path);
    expect((await owner.send(path, { ...fields, token, draft })).status).toBe(302);
    const [created] = await count();
    const photos = created && ("photos" in created ? created.photos : [created.photo]);
    expect(photos?.map((one) => one?.name)).toEqual([expect.stringMatching(/_porto\.jpg$/)]);
  });

  test("lists at the top of the page what is wrong, in the form's order, as links to the fields", async () => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
    const answer = await owner.send(path, {
      ...empty,
      city: "c".repeat(101),
      photo: new File(["ciao"], "a.txt"),
    });
    const html = await textOf(answer);
    const banner = /role="alert">(.*?)<\/ul>/.exec(html)?.[1] ?? "";
    const links = [...banner.matchAll(/<a href="#([^"]+)">([^<]+)</g)].map(([, id = "", said]) => ({
      id,
      said,
    }));
    expect(links.map(({ said }) => said)).toEqual(wrong);
    for (const { id } of links)
      expect(html).toMatch(new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"`));
    expect(await (await owner.open(path)).text()).not.toContain('class="notice-list"');
  });

  test("refuses what is no photo by its name, and a photo that has expired", async () => {
    const text = new File(["ciao"], "appunti.txt");
    const answer = await owner.send(path, { ...fields, photo: text });
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("«appunti.txt» non è una foto");
    const expired = await owner.send(path, { ...fields, draft: "0123456789abcdef0123" });
    expect(expired.status).toBe(400);
    expect(await textOf(expired)).toContain("La foto caricata prima non c’è più");
    expect(await count()).toHaveLength(0);
  });

  test("a session that ends meanwhile keeps what was typed and chosen, behind the login", async () => {
    const token = await tokenOn(path);
    await timeOutSessions(running.site);
    const answer = await owner.send(path, {
      ...fields,
      [typed]: "Scritto a lungo",
      token,
      photo: await jpegUpload("porto.jpg"),
    });
    const login = answer.headers.get("Location") ?? "";
    expect(answer.status).toBe(302);
    expect(login).toMatch(/^\/admin\?ritorno=/);
    expect(await textOf(await owner.open(login))).toContain("L’accesso è scaduto");
    const back = new URL(login, running.url).searchParams.get("ritorno") ?? "";
    expect((await owner.open(back)).status).toBe(302);

    owner = await signedIn(running.url, ownersPassword);
    const html = await textOf(await owner.open(back));
    expect(html).toContain("Quello che avevi scritto è ancora qui");
    expect(valueOf(html, typed)).toBe("Scritto a lungo");
    expect(valueOf(html, "city")).toBe("Camogli");
    const draft = valueOf(html, "draft") ?? "";
    expect(html).toContain(`_porto.jpg?draft=${draft}`);
    const again = { ...fields, [typed]: "Scritto a lungo", token: valueOf(html, "token") ?? "", draft };
    expect((await owner.send(path, again)).status).toBe(302);
    expect(await count()).toMatchObject([{ [typed]: "Scritto a lungo" }]);
  });

  test("keeps nothing for a stranger, with or without a token of their own", async () => {
    for (const token of ["", "abc.def"]) {
      const body = new URLSearchParams({ ...fields, token });
      const answer = await fetch(running.url + path, { method: "POST", body, redirect: "manual" });
      expect(answer.headers.get("Location")).toBe(`/admin?${new URLSearchParams({ ritorno: path })}`);
    }
    expect(await running.site.db.selectFrom("drafts").selectAll().execute()).toEqual([]);
    expect(await count()).toHaveLength(0);
  });

  test("says 'Errore' and keeps everything when the site itself fails", async () => {
    const table = path === "/admin/nuovo-articolo" ? "blog_posts" : "locations";
    await breakTable(running.site.db, "insert", table);
    const answer = await owner.send(path, { ...fields, token: await tokenOn(path) });
    const html = await textOf(answer);
    expect(answer.status).toBe(500);
    expect(html).toContain("Si è verificato un errore durante la creazione");
    expect(valueOf(html, typed)).toBe(fields[typed as keyof typeof fields]);
    expectOneErrorLogged();
  });

  test("a body that is no form is refused with a sentence, inside the page", async () => {
    const headers = { Cookie: owner.cookie, "Content-Type": "application/json" };
    const answer = await fetch(running.url + path, { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(415);
    expect(await textOf(answer)).toContain("Il modulo non è arrivato come dovrebbe");
  });
});
