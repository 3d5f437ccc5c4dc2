import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/checks/accessibility";
import { failOnFaults } from "../../support/fresh-site";
import { placeStops } from "../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const onError = failOnFaults();

let running: SiteInProcess;
test.beforeAll(async () => {
  running = await siteInProcess({}, { onError });
  await placeStops(running.site, [
    { city: "Milano", latitude: "45.46427", longitude: "9.19" },
    { city: "Palermo", latitude: "+38.1157", longitude: "13.3615" },
  ]);
});
test.afterAll(() => running.close());

test("a class’s blog shows the map in a frame, and its links open beside the blog", async ({
  page,
  context,
}) => {
  const frame = (path: string) => `<iframe src="${running.url}${path}" title="x" width="240" height="500"
    sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const body = `<!doctype html><html lang="it"><title>Blog</title>${frame("/map/incorpora")}${frame("/faq")}`;
  // Chromium lets no site of the internet frame one of this machine.
  const server = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(body));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const blog = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(blog);
  const [shown, refused] = [page.frameLocator("iframe").first(), page.frameLocator("iframe").last()];
  await expect(shown.getByRole("heading", { name: "Il viaggio di Capi" })).toBeVisible();
  await expect(refused.getByRole("heading")).toHaveCount(0);
  // The styles are there, and nothing is wider than the frame.
  const pin = shown.getByRole("link", { name: "Tappa 2: Palermo, Italia" });
  await expect(pin.locator(".pin")).toHaveCSS("fill", "rgb(184, 58, 36)");
  const width = await shown.locator("html").evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(240);
  for (const [link, address] of [
    [shown.getByRole("link", { name: "Vai alla mappa" }), /\/map$/],
    [pin, /\/map\/\w+$/],
  ] as const) {
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await expect(opened).toHaveURL(address);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
  }
  expect(page.url()).toBe(blog);
  expect(await context.cookies()).toEqual([]);
  server.close();
});

test("the framed map fits every frame and can be used by everyone", async ({ page }) => {
  await page.goto(`${running.url}/de/map/incorpora`);
  for (const width of [240, 320, 600, 1200]) {
    await page.setViewportSize({ width, height: 500 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await expectAccessible(page, "the framed map");
});
