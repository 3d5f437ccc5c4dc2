import { afterAll, beforeAll, expect, it } from "vitest";
import { placeStops } from "../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess();
});
afterAll(() => running.close());

it("letters of several bytes arrive whole, wherever the renderer's buffers end", async () => {
  const descriptions = Array.from({ length: 30 }, (_, n) => "a".repeat(n) + "è🐾".repeat(100));
  await placeStops(
    running.site,
    descriptions.map((description) => ({ description })),
  );
  const html = await (await fetch(`${running.url}/map`)).text();
  expect(html).not.toContain("\0");
  for (const description of descriptions) expect(html).toContain(`>${description}<`);
  expect(html.endsWith("</body></html>")).toBe(true);
});
