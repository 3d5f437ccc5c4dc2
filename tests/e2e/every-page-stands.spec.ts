import { type Page, expect, test } from "@playwright/test";
import { expectAccessible } from "../support/checks/accessibility";
import { type RunningProgram, runProgram } from "../support/run-program";

const pages = [
  "/",
  "/social",
  "/faq",
  "/privacy",
  "/blog",
  "/map",
  "/submit",
  "/t",
  "/admin",
  "/api",
  "/non/esisto",
];

let program: RunningProgram;

test.beforeAll(async () => {
  const noTiles = "http://127.0.0.1:9/{z}/{x}/{y}.png";
  program = await runProgram({ environment: { PUBLIC_URL: "https://capi.example", TILE_URL: noTiles } });
});
test.afterAll(async () => expect(await program.stop()).toBe(0));

for (const path of pages) {
  test(`${path} fits every screen, can be used by everyone, and says what it is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(program.url + path);
    await test.step("introduces itself to search engines and to those who share it", () =>
      expectIntroduced(page, path));
    await test.step("can be used by everyone, in light and dark colours", () => expectAccessible(page, path));
    await test.step("fits every screen from 320 to 1600 px, with room for fingers", () => expectToFit(page));
  });
}

async function expectIntroduced(page: Page, path: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page).toHaveTitle(/Capi/);
  const said = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  expect((await said('meta[name="description"]', "content"))?.length).toBeGreaterThanOrEqual(40);
  expect(await said('link[rel="canonical"]', "href")).toBe(`https://capi.example${path}`);
  expect(await said('meta[property="og:title"]', "content")).toBe(await page.title());
  const picture = new URL((await said('meta[property="og:image"]', "content")) ?? "");
  const answer = await page.request.get(program.url + picture.pathname);
  expect(answer.headers()["content-type"]).toBe("image/png");
  await expect(page.locator("h1")).toHaveCount(1);
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 480, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    expect(await page.evaluate(smallControls), `at ${width} px`).toEqual([]);
  }
}

/** What can be seen and pressed but is lower than 44 px; links inside a sentence may be as high as their line. */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    "a, button, summary, select, textarea, input:not([type=checkbox])",
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter(
      (control) =>
        !control.closest(
          ".honeypot, .skip-link, [aria-hidden=true], .leaflet-control-attribution, p, h2, h3",
        ),
    )
    .filter((control) => control.getBoundingClientRect().height < 44)
    .map((control) => control.outerHTML);
}

test("in the open menu of a phone everything can be read and touched", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${program.url}/faq`);
  await page.locator("details.top-bar-menu > summary").click();
  await expectAccessible(page, "the open menu");
});
