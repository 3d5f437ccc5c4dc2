import { afterEach, beforeEach, expect, test } from "vitest";
import { startOf } from "../../../support/checks/start-script";
import { placeCrowd } from "../../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";

let running: SiteInProcess;
beforeEach(async () => {
  running = await siteInProcess();
  await placeCrowd(running.site, 70);
});
afterEach(() => running.close());

/** Returns the addresses that a page preloads for the live map. */
async function preloadsOf(path: string): Promise<string[]> {
  const html = await (await fetch(running.url + path)).text();
  const links = startOf(html)?.links ?? [];
  return links.map(({ href }) => href).filter((address) => /live-map|tappe/.test(address));
}

test.each(["/map", "/map?pagina=1", "/en/map"])(
  "%s asks at once for what the live map needs",
  async (path) => {
    const addresses = await preloadsOf(path);
    expect(addresses).toEqual([
      expect.stringMatching(/^\/build\/open-live-map\.client-.*\.js$/),
      expect.stringMatching(/^\/build\/_assets\/live-map-.*\.css$/),
      `${path.startsWith("/en") ? "/en" : ""}/map/tappe.json`,
    ]);
    for (const address of addresses) expect((await fetch(running.url + address)).status, address).toBe(200);
  },
);

test.each(["/map?pagina=2", "/map?pagina=9", "/map/crowd000000000000000", "/blog"])(
  "%s has no live map, and asks for nothing of it",
  async (path) => {
    expect(await preloadsOf(path)).toEqual([]);
  },
);
