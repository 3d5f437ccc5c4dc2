import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { compiledPages, type SiteInProcess, siteInProcess } from "../../support/site-in-process";

/** A site that renders one page at a time and lets one other wait. Its pages are not ready until the gate opens. */
let running: SiteInProcess;
let open = () => {};
let begun = 0;

beforeAll(async () => {
  const gate = new Promise<void>((resolve) => (open = resolve));
  const build = await compiledPages();
  const { default: render, ...entry } = build.entry.module;
  const slowly: typeof render = async (...page) => {
    begun += 1;
    await gate;
    return render(...page);
  };
  const pages = { ...build, entry: { module: { ...entry, default: slowly } } };
  running = await siteInProcess(
    {},
    { program: { build: pages, renderQueueLimits: { atOnce: 1, waiting: 1 } } },
  );
});
afterAll(() => running.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(running.url + path, { headers });

const until = (condition: () => boolean) => expect.poll(condition, { interval: 5 }).toBe(true);

test("a crowd of readers is asked to come back, and keeps nobody's story or login waiting", async () => {
  const rendering = get("/faq", { Cookie: "a=b" });
  await until(() => begun === 1);
  // One of the two requests gets the last place and the other is refused. Now everything is full.
  const two = [get("/blog"), get("/")];
  expect((await Promise.race(two)).status).toBe(503);

  for (const headers of [undefined, { Cookie: "a=b" }]) {
    const refused = await get("/social", headers);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    const html = await refused.text();
    expect(html).toContain("riprova fra qualche secondo");
    expect(html).toContain('lang="it"');
  }
  const refusedCall = await get("/api/blog-posts");
  expect(refusedCall.status).toBe(503);
  expect(await refusedCall.json()).toEqual({ error: expect.stringContaining("riprova fra qualche secondo") });

  const login = await fetch(`${running.url}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: "non-la-so" }),
  });
  expect(login.status).toBe(401);
  const story = new FormData();
  story.set("story", "L’ho trovato in mezzo alla gente.");
  story.set("consent", "true");
  const sent = await fetch(`${running.url}/api/submit-story`, { method: "POST", body: story });
  expect(sent.status).toBe(201);
  expect((await get("/uploads/nessuna.jpg")).status).toBe(404);
  expect(begun).toBe(1);

  open();
  expect((await rendering).status).toBe(200);
  const statuses = (await Promise.all(two)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 503]);
  expect((await get("/social")).status).toBe(200);
  expect((await get("/api/blog-posts")).status).toBe(200);
});

test("forms that are ready together are rendered one in each turn of the event loop: others are read in between", async () => {
  const forms = 40;
  let waiting = 0;
  const ready = Promise.withResolvers<null>();
  const turns: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    if (turns.length < forms) setImmediate(count);
  };
  const build = await compiledPages();
  const { default: render, ...entry } = build.entry.module;
  const noted: typeof render = async (...page) => {
    waiting += 1;
    if (waiting === forms) ready.resolve(null);
    await ready.promise;
    const [request, status, headers, context, { renderTurn, ...load }] = page;
    const whenRendered = async () => {
      await renderTurn?.();
      turns.push(turn);
    };
    return render(request, status, headers, context, { ...load, renderTurn: whenRendered });
  };
  const pages = { ...build, entry: { module: { ...entry, default: noted } } };
  const site = await siteInProcess({}, { program: { build: pages } });
  onTestFinished(() => site.close());
  setImmediate(count);
  const empty = () => fetch(`${site.url}/admin`, { method: "POST", body: new URLSearchParams() });
  const answers = await Promise.all(Array.from({ length: forms }, empty));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect(new Set(turns).size).toBe(forms);
});
