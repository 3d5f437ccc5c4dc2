import { afterEach, expect, test } from "vitest";
import { textOf } from "../../support/pages/form-html";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { placeStops } from "../../support/site-data/placed-stops";

let running: SiteInProcess;
afterEach(() => running.close());

const home = async (path = "/") => textOf(await fetch(running.url + path));
const rome = { city: "Roma", latitude: "41.9028", longitude: "12.4964", article: "Al Colosseo" };
const milan = { city: "Milano", latitude: "45.4642", longitude: "9.1900", article: "Sotto il Duomo" };
/** Returns the line below the buttons as text. */
const where = (html: string) =>
  (/<p class="where">(.*?)<\/p>/s.exec(html)?.[1] ?? "").replace(/<[^>]+>/g, "").trim();

test("the home page says where the toy is, and shows the newest article before all explanations", async () => {
  running = await siteInProcess();
  expect(where(await home())).toBe("Il viaggio aspetta la prima tappa: può essere la tua.");
  expect(await home()).not.toContain('class="newest"');
  const [first, second] = await placeStops(running.site, [milan, rome]);
  const html = await home();
  expect(where(html)).toBe("Adesso sono qui: Roma · 2 tappe · 477\u00a0km");
  expect(where(await home("/de"))).toBe("Jetzt bin ich hier: Roma · 2 Stationen · 477\u00a0km");
  const newest = html.indexOf(`href="/blog/${second?.post?.id}"`);
  expect(newest).toBeGreaterThan(html.indexOf('class="where"'));
  expect(newest).toBeLessThan(html.indexOf("Chi sono"));
  expect(html).not.toContain(`href="/blog/${first?.post?.id}"`);
  expect(html).not.toContain("<script");
});

test("after the journey's last day the home page names the last stop", async () => {
  running = await siteInProcess({ JOURNEY_END: "2026-01-31" });
  await placeStops(running.site, [milan]);
  expect(where(await home())).toBe("La mia ultima tappa: Milano · 1 tappa");
});
