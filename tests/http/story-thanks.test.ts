import { afterAll, beforeAll, expect, it } from "vitest";
import { countStories } from "~/domain/stories/stories-queries.server";
import { textOf } from "../support/form-html";
import { sendStory } from "../support/send-story";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";
import { jpegPhoto } from "../support/test-photos";

let running: SiteInProcess;

beforeAll(async () => {
  running = await siteInProcess({ PUBLIC_URL: "https://capi.example" });
});

afterAll(() => running.close());

const open = (address: string) => fetch(new URL(address, running.url));

/** What a browser shows after the form, when it takes no cookies. */
async function pageAfter(sent: Response): Promise<string> {
  expect(sent.status).toBe(302);
  return textOf(await open(sent.headers.get("Location") ?? ""));
}

it("thanks a browser that takes no cookies, with an empty form for another story", async () => {
  const html = await pageAfter(await sendStory(running.url, { story: "Sul molo di notte" }));
  expect(html).toContain("Storia inviata!");
  expect(html).toContain("Grazie! Capi ti porterà con sé. Ora aiutalo a ripartire.");
  expect(html.match(/Storia inviata!/g)).toHaveLength(1);
  expect(html).toContain("Grazie di cuore!");
  expect(html).not.toContain("Sul molo di notte");
  expect(html).not.toContain("rimaste fuori");
  expect(html).toMatch(/<form [^>]*action="\/submit"/);
  expect(await countStories(running.site)).toBe(1);
});

it("says to that browser too that photos were left out", async () => {
  const bytes = await jpegPhoto();
  const photos = ["a", "b", "c", "d"].map((name): [string, Buffer] => [`${name}.jpg`, bytes]);
  const html = await pageAfter(await sendStory(running.url, { story: "Quattro foto", photos }));
  expect(html).toContain("Ho tenuto le prime 3 foto; le altre sono rimaste fuori.");
});

it("thanks nobody who has sent nothing, and keeps no page of thanks", async () => {
  const thanks = await open("/submit?inviata=1");
  expect(thanks.headers.get("Cache-Control")).toContain("no-store");
  expect(await thanks.text()).toContain('rel="canonical" href="https://capi.example/submit"');
  for (const address of ["/submit", "/submit?inviata=0", "/submit?fuori=2"]) {
    const html = await textOf(await open(address));
    expect(html).not.toContain("Storia inviata!");
    expect(html).not.toContain("Grazie di cuore!");
  }
});
