import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOf } from "../../support/checks/start-script";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

let site: SiteWithOwner;

beforeAll(async () => {
  site = await siteWithOwner({ SUBMIT_LIMIT: "0" });
});

afterAll(() => site.running.close());

/** Returns the number of compressed bytes that the owner's browser gets from an address. */
function bytesOf(path: string): Promise<{ bytes: number; body: Buffer }> {
  const headers = { Cookie: site.owner.cookie, "Accept-Encoding": "br" };
  return new Promise((resolve, reject) => {
    get(site.running.url + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ bytes: body.length, body });
      });
    }).on("error", reject);
  });
}

/** Returns the bytes of all files that a page links to with this `rel`. */
async function bytesOfLinks(path: string, rel: "stylesheet" | "modulepreload"): Promise<number> {
  const html = await (await site.owner.open(path)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const scripts = startOf(html)?.links.filter((link) => link.rel === rel) ?? [];
  const files = rel === "stylesheet" ? sheets : scripts.map(({ href }) => href);
  expect(files.length).toBeGreaterThan(0);
  const parts = await Promise.all([...new Set(files)].map(bytesOf));
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns the bytes of a page and of its style sheets. */
async function weight(path: string): Promise<number> {
  return (await bytesOf(path)).bytes + (await bytesOfLinks(path, "stylesheet"));
}

test("the list of stories weighs 20 KB with five of them, 30 KB with thirty", async () => {
  const photo = await jpegPhoto();
  const send = (n: number) =>
    sendStory(site.running.url, {
      story: `${n}. ${"L’ho trovato sul muretto del porto, che guardava il mare. ".repeat(20)}`.slice(
        0,
        1000,
      ),
      name: `Marta ${n}`,
      city: "Camogli",
      photos: ["a.jpg", "b.jpg", "c.jpg"].map((name) => [name, photo]),
    });
  for (let n = 0; n < 5; n += 1) await send(n);
  expect(await weight("/admin")).toBeLessThanOrEqual(20 * 1024);
  for (let n = 5; n < 30; n += 1) await send(n);
  expect(await weight("/admin")).toBeLessThanOrEqual(30 * 1024);
});

test.each([
  [96, ["articoli", "locations", "cestino", "segnalazioni"]],
  [98, ["cartellini", "desideri", "avvisi", "libro", "libro/apri"]],
  [98, ["avvisi", "password", "sessioni"].map((page) => `impostazioni/${page}`)],
  [112, ["nuovo-articolo", "nuova-location", "impostazioni"]],
])("pages weigh 20 KB, and their scripts %i KB: %s", async (kilobytes, pages) => {
  for (const page of pages) {
    expect(await weight(`/admin/${page}`), page).toBeLessThanOrEqual(20 * 1024);
    const scripts = await bytesOfLinks(`/admin/${page}`, "modulepreload");
    expect(scripts, page).toBeLessThanOrEqual(kilobytes * 1024);
  }
});

test.each(["it", "en"])(
  "all texts of the owner's pages come once, in one language, in 17 KB: %s",
  async (language) => {
    const html = await (await site.owner.open(`/admin/articoli?lingua=${language}`)).text();
    const [, address = ""] = /data-owner-texts="([^"]*)"/.exec(html) ?? [];
    const file = address.replaceAll("&amp;", "&");
    expect((await site.owner.open(file)).headers.get("Cache-Control")).toContain("immutable");
    const { bytes } = await bytesOf(file);
    expect(bytes).toBeGreaterThan(10 * 1024);
    expect(bytes).toBeLessThanOrEqual(17 * 1024);
  },
);
