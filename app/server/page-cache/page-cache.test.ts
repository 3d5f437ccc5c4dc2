import { expect, test } from "vitest";
import { cachedResponse } from "./cached-response";
import { PageCache, type RenderedPage } from "./page-cache";

/** Makes a render function whose page is ready when the test says so. */
function controlledRender(text: string, use: RenderedPage["use"] = "cache") {
  const page: RenderedPage = { use, answer: cachedResponse(200, [], { identity: Buffer.from(text) }) };
  let end = () => {};
  let renders = 0;
  const finished = new Promise<void>((resolve) => (end = resolve));
  const render = async () => {
    renders++;
    await finished;
    return page;
  };
  return { render, end, page, count: () => renders };
}

test("many visitors at once cost one render, and later ones none", async () => {
  const pages = new PageCache();
  const home = controlledRender("home");
  const visitors = Array.from({ length: 50 }, () => pages.render("/", home.render));
  home.end();
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([home.page.answer]));
  expect(home.count()).toBe(1);
  expect(pages.get("/")).toBe(home.page.answer);
});

test("what was being rendered when the site changed is neither kept nor given to those who come after", async () => {
  const pages = new PageCache();
  const stale = controlledRender("before");
  const early = pages.render("/blog", stale.render);
  pages.clear();
  const fresh = controlledRender("after");
  const late = pages.render("/blog", fresh.render);
  fresh.end();
  expect(await late).toBe(fresh.page.answer);
  stale.end();
  expect(await early).toBe(stale.page.answer);
  expect(pages.get("/blog")).toBe(fresh.page.answer);
});

test("a stale render that ends last does not push out the fresh copy, nor one that ends alone stay", async () => {
  const pages = new PageCache();
  const stale = controlledRender("before");
  const early = pages.render("/blog", stale.render);
  pages.clear();
  stale.end();
  await early;
  expect(pages.get("/blog")).toBeUndefined();
});

test("a clear of some addresses leaves all others, also those that are being rendered", async () => {
  const pages = new PageCache();
  const [ready, stale, other] = [
    controlledRender("ready"),
    controlledRender("stale"),
    controlledRender("other"),
  ];
  const rendering = pages.render("/blog/one", ready.render);
  ready.end();
  await rendering;
  const both = [pages.render("/en/blog/one", stale.render), pages.render("/blog/two", other.render)];
  pages.clear((address) => address.includes("one"));
  for (const { end } of [stale, other]) end();
  await Promise.all(both);
  expect([pages.get("/blog/one"), pages.get("/en/blog/one")]).toEqual([undefined, undefined]);
  expect(pages.get("/blog/two")).toBe(other.page.answer);
});

test("a page for one visitor is rendered for each of them, and a missing one is shared but not kept", async () => {
  const pages = new PageCache();
  const personal = controlledRender("personal", "once");
  const both = [pages.render("/a", personal.render), pages.render("/a", personal.render)];
  personal.end();
  await Promise.all(both);
  expect([personal.count(), pages.get("/a")]).toEqual([2, undefined]);
  const missing = controlledRender("missing", "share");
  const shared = [pages.render("/b", missing.render), pages.render("/b", missing.render)];
  missing.end();
  await Promise.all(shared);
  expect([missing.count(), pages.get("/b")]).toEqual([1, undefined]);
});

test("a render that fails fails for those who waited, and the next one tries again", async () => {
  const pages = new PageCache();
  const failing = () => Promise.reject(new Error("no"));
  await expect(Promise.all([pages.render("/", failing), pages.render("/", failing)])).rejects.toThrow("no");
  const home = controlledRender("home");
  home.end();
  expect(await pages.render("/", home.render)).toBe(home.page.answer);
});

test("memory is bounded: the page that was read longest ago leaves first, and a very long one is not kept", async () => {
  const pages = new PageCache(4 * 2048);
  const render = async (key: string, length: number) => {
    const page = controlledRender("x".repeat(length));
    page.end();
    expect(await pages.render(key, page.render)).toBe(page.page.answer);
  };
  for (const key of ["/1", "/2", "/3", "/4"]) await render(key, 1024);
  expect(pages.get("/1")).toBeDefined();
  await render("/5", 1024);
  const kept = () => ["/1", "/2", "/3", "/4", "/5", "/long", "/longer"].filter((key) => pages.get(key));
  expect(kept()).toEqual(["/1", "/3", "/4", "/5"]);
  await render("/long", 3000);
  await render("/longer", 9000);
  expect(kept()).toEqual(["/1", "/3", "/4", "/5"]);
});

test("what takes long is made once until the site changes, and again when it failed", async () => {
  const pages = new PageCache();
  let drawn = 0;
  const draw = async () => ++drawn;
  expect(await Promise.all([pages.once("map", draw), pages.once("map", draw)])).toEqual([1, 1]);
  expect(await pages.once("another map", draw)).toBe(2);
  pages.clear();
  expect(await pages.once("map", draw)).toBe(3);

  const fails = () => Promise.reject(new Error("no"));
  await expect(pages.once("torn map", fails)).rejects.toThrow("no");
  expect(await pages.once("torn map", draw)).toBe(4);
});

test("at midnight in Italy everything is made anew, and when the clock was set back, too", async () => {
  let now = Date.parse("2026-11-22T22:59:59.999Z");
  const pages = new PageCache(undefined, () => now);
  const fill = async () => {
    const page = controlledRender("oggi");
    page.end();
    await pages.render("/", page.render);
    return page.count();
  };
  expect(await fill()).toBe(1);
  expect(pages.get("/")).toBeDefined();
  let drawn = 0;
  const draw = async () => ++drawn;
  expect(await pages.once("numbers", draw)).toBe(1);
  now += 1;
  expect(pages.get("/")).toBeUndefined();
  expect(await pages.once("numbers", draw)).toBe(2);
  expect(await fill()).toBe(1);
  now += 60 * 60 * 1000;
  expect(pages.get("/")).toBeDefined();
  now -= 24 * 60 * 60 * 1000;
  expect(pages.get("/")).toBeUndefined();
});

test("while it cannot know of changes nothing that is cached is used, and everything once it can again", async () => {
  let isUpToDate = true;
  const pages = new PageCache(undefined, undefined, () => isUpToDate);
  const home = controlledRender("home");
  home.end();
  await pages.render("/", home.render);
  const name = () => pages.once("name", () => Promise.resolve(isUpToDate ? "old" : "new"));
  expect(await name()).toBe("old");
  isUpToDate = false;
  expect(pages.get("/")).toBeUndefined();
  await pages.render("/", home.render);
  expect([home.count(), await name()]).toEqual([2, "new"]);
  isUpToDate = true;
  expect(pages.get("/")).toBe(home.page.answer);
});
