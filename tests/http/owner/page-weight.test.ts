import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

let site: SiteWithOwner;

beforeAll(async () => {
  site = await siteWithOwner({ SUBMIT_LIMIT: "0" });
});

afterAll(() => site.running.close());

/** How many bytes an address sends to the owner's browser, compressed. */
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

/** The bytes of a page and of its style sheets. */
async function weight(path: string): Promise<number> {
  const html = await (await site.owner.open(path)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(sheets.length).toBeGreaterThan(0);
  const parts = await Promise.all([path, ...new Set(sheets)].map(bytesOf));
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

test("the list of stories weighs 20 KB with five of them, 30 KB with thirty", async () => {
  const photo = await jpegPhoto({ width: 640, height: 480 });
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
}, 60_000);
