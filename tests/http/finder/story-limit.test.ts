import { afterEach, expect, test } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";

let running: SiteInProcess;

afterEach(() => running.close());

test("a story over the limit waits with all that was typed and chosen", async () => {
  running = await siteInProcess({ SUBMIT_LIMIT: "2" });
  for (const story of ["una", "due"]) expect((await sendStory(running.url, { story })).status).toBe(303);
  const photo = await jpegPhoto({ width: 120, height: 90 });
  const answer = await sendStory(running.url, {
    story: "Questa è la terza",
    name: "Marta",
    photos: [["porto.jpg", photo]],
  });
  const html = await answer.text();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(59 * 60);
  expect(html).toContain("Riprova fra 60 minuti.");
  expect(html).toContain("Questa è la terza");
  expect(html).toContain('value="Marta"');
  expect(html).toMatch(/\/uploads\/[0-9a-f]{20}(?:-\d+)?_porto\.jpg\?draft=/);
  expect(await countAll(running.site, "stories")).toBe(2);
});

test("a form that is wrong does not count, and a class of thirty goes through", async () => {
  running = await siteInProcess();
  for (let n = 0; n < 5; n += 1) expect((await sendStory(running.url, { story: "" })).status).toBe(400);
  for (let n = 0; n < 30; n += 1) {
    expect((await sendStory(running.url, { story: `Storia ${n}` })).status).toBe(303);
  }
  expect((await sendStory(running.url, { story: "Una di troppo" })).status).toBe(429);
});

test("0 means no limit", async () => {
  running = await siteInProcess({ SUBMIT_LIMIT: "0" });
  for (let n = 0; n < 35; n += 1) {
    expect((await sendStory(running.url, { story: `Storia ${n}` })).status).toBe(303);
  }
  expect(await running.site.db.selectFrom("tries").selectAll().execute()).toEqual([]);
});
