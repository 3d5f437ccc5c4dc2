import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newToken } from "~/domain/new-id";
import { countAll } from "~/domain/pagination/cursor.server";
import { currentConsent } from "~/domain/stories/consent";
import { listStories } from "~/domain/stories/stories-queries.server";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";

let running: SiteInProcess;

beforeAll(async () => {
  running = await siteInProcess();
});
afterAll(() => running.close());

async function send(address: string, fields: Record<string, string>, photos: [string, Uint8Array][] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, bytes] of photos) body.append("photos", new Blob([new Uint8Array(bytes)]), name);
  return fetch(running.url + address, { method: "POST", body, redirect: "manual" });
}

const typed = { story: "Sul muretto", name: "Marta", city: "Köln", consent: "true" };
const broken: [string, Uint8Array] = ["rotta.jpg", Buffer.from("pane, latte")];

const photos = (...names: string[]) =>
  Promise.all(
    names.map(async (name, n): Promise<[string, Uint8Array]> => [
      `${name}.jpg`,
      await jpegPhoto({ width: 300 + n, height: 200 }),
    ]),
  );

describe("changing the language of the story form", () => {
  it("sends nothing, and brings words, token, tag and photos along; the consent is asked for anew", async () => {
    const before = await countAll(running.site, "stories");
    const form = { ...typed, token: newToken(), consentVersion: currentConsent, code: "ANEJDR" };
    const changed = await send("/de/submit", { ...form, language: "de" }, await photos("molo"));
    expect(changed.status).toBe(200);
    const german = await textOf(changed);
    expect(german).toContain('<html lang="de"');
    for (const name of ["story", "name", "city", "token", "code"] as const)
      expect(valueOf(german, name), name).toBe(form[name]);
    expect(german).not.toMatch(/<input[^>]* name="consent"[^>]* checked/);
    expect(german).not.toMatch(/class="notice/);
    expect(german).toMatch(/src="\/uploads\/[^"]*_molo\.jpg\?draft=/);

    const draft = valueOf(german, "draft") ?? "";
    const french = await textOf(await send("/fr/submit", { ...form, draft, language: "fr" }));
    expect(valueOf(french, "draft")).toBe(draft);
    expect(french).toContain("_molo.jpg?draft=");
    expect(await countAll(running.site, "stories")).toBe(before);

    const sent = await send("/fr/submit", { ...form, draft });
    expect(sent.status).toBe(303);
    const [story] = await listStories(running.site, { limit: 1 });
    expect(story).toMatchObject({ story: typed.story, city: typed.city, consentLanguage: "fr" });
    expect(story?.photos).toHaveLength(1);
  });

  it.each(["", "/en", "/fr", "/de", "/es"])(
    "of %s/submit is a button in the menu, on top and in the footer",
    async (at) => {
      const html = await textOf(await fetch(`${running.url}${at}/submit?codice=ANEJDR`));
      const buttons = [...html.matchAll(/<button form="story-form" formAction="([^"]+)"/gi)].map(
        ([, to]) => to,
      );
      const others = ["", "/en", "/fr", "/de", "/es"].filter((other) => other !== at);
      const wanted = others.map((other) => `${other}/submit?codice=ANEJDR`);
      expect(buttons).toEqual([...wanted, ...wanted, ...wanted]);
      // The Enter key presses the first button of a form.
      const first = html.indexOf('form="story-form"');
      expect(html.slice(html.lastIndexOf("<button", first))).toMatch(
        /^<button form="story-form" class="visually-hidden"/,
      );
    },
  );
});

it("nothing forbids a browser to bring back what was typed, and nothing fills in where somebody lives", async () => {
  const page = await fetch(`${running.url}/submit`);
  expect(page.headers.get("Cache-Control")).toBe("private, max-age=0");
  const html = await textOf(page);
  const fields = html.match(/<(?:input|textarea)[^>]*autocomplete="[^"]*"/gi) ?? [];
  const named = fields.map((field) => / name="([^"]+)".* autocomplete="([^"]+)"/i.exec(field)?.slice(1));
  expect(named).toEqual([
    ["name", "name"],
    ["website", "off"],
    ["codice", "off"],
  ]);
  expect(html).toContain("Dove mi hai trovato?");
});

describe("three good photos and a broken one", () => {
  it("are sent as they are, wherever the broken one stands", async () => {
    const [a, b, c] = await photos("a", "b", "c");
    if (!a || !b || !c) throw new Error("no photos");
    const sent = await send("/submit", { ...typed, token: newToken() }, [a, broken, b, c]);
    expect(sent.headers.get("Location")).toMatch(/^\/ricevuta\/[0-9a-f]{40}\?inviata=1&fuori=1$/);
    const [story] = await listStories(running.site, { limit: 1 });
    expect(story?.photos.map(({ name }) => name.replace(/^.*_/, ""))).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  });

  it("while two good ones and a broken one are still refused, by name", async () => {
    const refused = await send("/submit", { ...typed, token: newToken() }, [
      broken,
      ...(await photos("a", "b")),
    ]);
    expect(refused.status).toBe(400);
    expect(await textOf(refused)).toContain("«rotta.jpg» non è una foto");
  });
});
