import { afterAll, beforeAll, expect, test } from "vitest";
import { textOf } from "../../support/pages/form-html";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess({ TRUST_PROXY: "1", PUSH_HOSTS: "push.example, push.example:8443" });
});
afterAll(() => running.close());

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
const https = { "X-Forwarded-Proto": "https" };
const send = (path: string, subscription: unknown, act = "follow", from = "198.51.100.1") =>
  fetch(running.url + path, {
    method: "POST",
    body: new URLSearchParams({ act, subscription: JSON.stringify(subscription) }),
    headers: { ...https, "X-Forwarded-For": from },
    redirect: "manual",
  });
const page = async (path: string) => textOf(await fetch(running.url + path, { headers: https }));
const endpoints = async () =>
  (await running.site.db.selectFrom("followers").select(["endpoint", "language"]).execute()).map(
    ({ endpoint, language }) => `${language} ${endpoint}`,
  );

test("the page offers the feeds, and messages over https only, with one script", async () => {
  const html = await page("/en/segui");
  expect(html).toContain('href="/en/feed.atom"');
  expect(html).toMatch(/<form[^>]*action="\/en\/segui"[^>]*data-key="B[\w-]{86}"/);
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest?segui=1"/>');
  expect(await page("/site.webmanifest?segui=1")).not.toContain("/admin");
  const whole = await (await fetch(`${running.url}/segui`)).text();
  expect(whole.match(/(?<=<script[^>]*>)[^<]*/g)).toEqual([expect.stringContaining('"/follow.js"')]);
  expect(await textOf(await fetch(`${running.url}/segui`))).not.toContain("data-key");
  for (const path of ["/", "/blog"])
    expect(await page(path)).toContain('<a href="/segui">Segui il viaggio</a>');
});

test("a subscription is stored with the page's language, once, and forgotten on the same page", async () => {
  const [one, two] = [
    { endpoint: "https://push.example/1", keys },
    { endpoint: "https://push.example:8443/2", keys },
  ];
  const sent = await send("/de/segui", one);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/de/segui?fatto=follow"]);
  expect(await page("/de/segui?fatto=follow")).toContain("Fast fertig");
  await send("/de/segui", one);
  await send("/segui", two);
  expect((await endpoints()).sort()).toEqual(["de https://push.example/1", "it https://push.example:8443/2"]);
  expect((await send("/segui", two, "unfollow")).headers.get("Location")).toBe("/segui?fatto=unfollow");
  expect(await endpoints()).toEqual(["de https://push.example/1"]);
});

test.each([
  ["a text", "ciao", "I dati ricevuti sono incompleti"],
  ["no https", { endpoint: "http://push.example/1", keys }, "I dati ricevuti sono incompleti"],
  [
    "a short key",
    { endpoint: "https://push.example/1", keys: { ...keys, auth: "AA" } },
    "I dati ricevuti sono",
  ],
  [
    "another host",
    { endpoint: "https://evil.example/1", keys },
    "un servizio di avvisi che il sito non conosce",
  ],
  ["a private address", { endpoint: "https://127.0.0.1:22/", keys }, "un servizio di avvisi che il sito non"],
])("%s instead of a subscription is refused in words", async (_, subscription, sentence) => {
  const before = await endpoints();
  const answer = await send("/segui", subscription);
  expect([answer.status, (await textOf(answer)).includes(sentence)]).toEqual([400, true]);
  expect(await endpoints()).toEqual(before);
});

test("too many from one network are told to come back tomorrow", async () => {
  const from = (n: number) => `203.0.113.${n}`;
  for (let n = 0; n < 20; n += 1) {
    const subscription = { endpoint: `https://push.example/many-${n}`, keys };
    expect((await send("/segui", subscription, "follow", from(n))).status).toBe(303);
  }
  const answer = await send("/segui", { endpoint: "https://push.example/more", keys }, "follow", from(99));
  expect(answer.status).toBe(429);
  expect(await textOf(answer)).toContain("riprova domani");
});

test("a receipt offers one message about its story, on a page as secret as the receipt", async () => {
  const sent = await sendStory(running.url, { story: "Era sul molo." });
  const receipt = (sent.headers.get("Location") ?? "").replace(/\?.*/, "");
  expect(await page(receipt)).toContain(`href="${receipt}/avvisami"`);
  const shown = await fetch(`${running.url}${receipt}/avvisami`, { headers: https });
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  expect(shown.headers.get("Referrer-Policy")).toBe("no-referrer");
  const answer = await send(
    `${receipt}/avvisami`,
    { endpoint: "https://push.example/story", keys },
    "follow",
    "192.0.2.1",
  );
  expect(answer.headers.get("Location")).toBe(`${receipt}/avvisami?fatto=follow`);
  expect(await running.site.db.selectFrom("follower_stories").selectAll().execute()).toHaveLength(1);

  const unknown = `/ricevuta/${"0".repeat(40)}`;
  const refused = await send(
    `${unknown}/avvisami`,
    { endpoint: "https://push.example/x", keys },
    "follow",
    "192.0.2.2",
  );
  expect([refused.status, refused.headers.get("Location")]).toEqual([303, unknown]);
});
