import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, notice, openAsOwner } from "../../support/admin-pages";
import { type PrintedPdf, readPdf } from "../../support/checks/decode-pdf";
import { freshSite } from "../../support/fresh-site";

const publicUrl = "http://capi-in-viaggio.example";
const sentences = [
  "non sono perso!",
  "Inquadrami!",
  "Scan me!",
  "Scanne-moi",
  "Scanne mich!",
  "¡Escanéame!",
  "I’m not lost!",
  "perdu",
  "ich hab mich nicht verlaufen!",
  "¡no estoy perdido!",
];

test.describe("JavaScript off, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  const site = freshSite({ PUBLIC_URL: publicUrl });

  // What follows a scan stands in whole-journey.spec.ts and tests/http/finder/walks.test.ts, how the pages look on
  // phones in narrow.spec.ts and every-page-stands.spec.ts.
  test("a tag is made and printed, and can be scanned", async ({ page }) => {
    await openAsOwner(page, site, "/admin/cartellini");
    await page.getByLabel("Nome").fill("Zainetto");
    await page.getByRole("button", { name: "Crea cartellino" }).click();
    await expect(notice(page, "Cartellino creato!")).toBeVisible();
    const code = (await page.locator(".managed-tag-code").innerText()).replace(/^Codice:\s*/, "");
    const address = `${publicUrl}/t/${code}`;

    await page.getByRole("link", { name: "Foglio con 10 copie: Zainetto" }).click();
    await printAnyway(page);
    await expect(page.getByRole("heading", { level: 1, name: "Foglio di cartellini" })).toBeVisible();
    const sheet = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheet.pages).toEqual([[210, 297]]);
    await expect(page.locator(".qr")).toHaveCount(10);
    const { width = 0, height = 0 } = (await page.locator(".sheet-tag").first().boundingBox()) ?? {};
    expect(height / width).toBeCloseTo(54 / 90, 1);
    for (const dpi of [150, 300]) expectCodes(sheet, dpi, [address]);
    for (const sentence of sentences) expect(sheet.text.split(sentence).length - 1, sentence).toBe(10);
    expect(sheet.text).not.toContain("Torna ai cartellini");
    const lines = (spans: Element[]) => spans.map((span) => span.getClientRects().length);
    expect(new Set(await page.locator(".printed-words span:not(.printed-lost)").evaluateAll(lines))).toEqual(
      new Set([1]),
    );

    await page.getByRole("link", { name: "Torna ai cartellini" }).click();
    await page.getByRole("link", { name: "Stampa: Zainetto" }).click();
    await printAnyway(page);
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 640 });
      await expectInsideOfItsLine(page);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole("heading", { level: 1, name: "Cartellino «Zainetto»" })).toBeVisible();
    const tag = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(tag.pages).toEqual([[105, 148]]);
    const [scanned = ""] = tag.codesAt(300);
    for (const dpi of [150, 300]) expectCodes(tag, dpi, [address]);
    for (const words of [...sentences, code, `capi-in-viaggio.example/t/${code}`])
      expect(tag.text).toContain(words);
    await page.goto(site.url + new URL(scanned).pathname);
    await expect(page.getByRole("heading", { level: 1, name: "Non sono perso!" })).toBeVisible();
  });

  test("every code of many tags can be read on its sheets, the retired ones are not there", async ({
    page,
  }) => {
    await openAsOwner(page, site, "/admin/cartellini");
    const api = `${site.url}/api/admin/tags`;
    const codes: string[] = [];
    for (let n = 0; n < 13; n += 1) {
      const answer = await page.request.post(api, { data: { name: `Numero ${n}` } });
      const { id, code } = (await answer.json()) as { id: string; code: string };
      if (n === 5) await page.request.patch(`${api}/${id}`, { data: { retired: true } });
      else codes.push(`${publicUrl}/t/${code}`);
    }
    await page.reload();
    await page.getByRole("link", { name: "Stampa il foglio A4 con tutti" }).click();
    await printAnyway(page);
    const sheet = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheet.pages).toEqual([
      [210, 297],
      [210, 297],
    ]);
    await expect(page.locator(".qr")).toHaveCount(12);
    for (const dpi of [150, 300]) expectCodes(sheet, dpi, codes);
  });
});

test.describe("a toy with a long name", () => {
  const name = "W".repeat(60);
  const site = freshSite({ PUBLIC_URL: publicUrl, PRODUCT_NAME: name });

  test("has it on its tags, in each language, inside of what is printed", async ({ page }) => {
    await openAsOwner(page, site, "/admin/cartellini");
    await page.request.post(`${site.url}/api/admin/tags`, { data: { name: "Zampa" } });
    await page.reload();
    const [sheet, tag] = await Promise.all(
      ["Foglio con 10 copie: Zampa", "Stampa: Zampa"].map((name) =>
        page.getByRole("link", { name, exact: true }).getAttribute("href"),
      ),
    );
    for (const [path, size] of [
      [sheet, [210, 297]],
      [tag, [105, 148]],
    ] as const) {
      await page.goto(`${site.url}${path}${path?.includes("?") ? "&" : "?"}comunque=true`);
      await page.emulateMedia({ media: "print" });
      const printed = readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(printed.pages).toEqual([size]);
      await expect(page.locator(".printed-tag").first().locator("bdi")).toHaveText(Array(5).fill(name));
      const boxes = await page
        .locator(".printed-tag")
        .first()
        .evaluate((element) => {
          const box = (selector: string) => {
            const { left, top, right, bottom } = (
              element.querySelector(selector) ?? element
            ).getBoundingClientRect();
            return { left, top, right, bottom };
          };
          return { tag: box("path"), words: box(".printed-words"), code: box(".qr") };
        });
      const { tag: edge, words, code } = boxes;
      expect(words.right).toBeLessThanOrEqual(edge.right);
      expect(words.bottom).toBeLessThanOrEqual(edge.bottom);
      expect(words.bottom <= code.top || words.right <= code.left).toBe(true);
      await page.emulateMedia({ media: null });
    }
  });
});

test.describe("JavaScript on", () => {
  const site = freshSite({ PUBLIC_URL: publicUrl });

  test("a button prints; without tags the page can be used by everyone", async ({ page }) => {
    await openAsOwner(page, site, "/admin/cartellini");
    await expect(page.getByText("Nessun cartellino ancora")).toBeVisible();
    await expectWellMade(page, { scripts: true });
    await page.request.post(`${site.url}/api/admin/tags`, { data: { name: "Zampa" } });
    await page.addInitScript(() => (window.print = () => void (document.title = "stampata")));
    for (const path of ["foglio", `foglio?comunque=true`]) {
      await page.goto(`${site.url}/admin/cartellini/${path}`);
      if (path === "foglio")
        await expect(page.getByRole("button", { name: "Stampa", exact: true })).toBeHidden();
    }
    await page.getByRole("button", { name: "Stampa", exact: true }).click();
    await expect(page).toHaveTitle("stampata");
  });
});

/** The address is plain http, so the page asks for a confirmation. */
async function printAnyway(page: Page): Promise<void> {
  await expect(page.getByText("Questo indirizzo non è https")).toBeVisible();
  await expect(page.locator(".qr")).toHaveCount(0);
  await page.getByRole("button", { name: "Ho capito, stampa lo stesso" }).click();
  await expect(page.locator(".qr").first()).toBeVisible();
  // Before its style sheet is loaded, the page has no size of paper.
  await page.waitForLoadState();
}

/** Expects all of a luggage tag between its hole and its edge, which have their shape on paper. */
async function expectInsideOfItsLine(page: Page): Promise<void> {
  const box = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { left: x, top: y, right: x + width, bottom: y + height, width, height };
  };
  const [edge, ring, mark] = [
    await box(".luggage-tag path >> nth=0"),
    await box(".printed-ring"),
    await box(".luggage-tag .printed-words svg"),
  ];
  const tag = await box(".luggage-tag");
  expect(tag.height / tag.width).toBeCloseTo(148 / 105, 1);
  expect(mark.top).toBeGreaterThan(ring.bottom);
  for (const part of [".printed-words", ".qr", ".printed-letters", ".printed-address"]) {
    const { left, right, bottom } = await box(`.luggage-tag ${part}`);
    expect(left, part).toBeGreaterThan(edge.left);
    expect(right, part).toBeLessThan(edge.right);
    expect(bottom, part).toBeLessThan(edge.bottom);
  }
}

/**
 * Fails unless a scanner with this many dots per inch reads exactly these codes. zbar misses one code in a hundred,
 * depending on its pixels, so the scanner tries up to three times, as a hand would.
 */
function expectCodes(print: PrintedPdf, dpi: number, addresses: string[]): void {
  const codes = addresses.map(sameCase).toSorted();
  const read = new Set<string>();
  for (const look of [dpi, dpi + 4, dpi + 9]) {
    for (const code of print.codesAt(look)) read.add(sameCase(code));
    if (codes.every((code) => read.has(code))) break;
  }
  expect([...read].toSorted(), `${dpi} dpi`).toEqual(codes);
}

/** Addresses in capitals make smaller codes. */
const sameCase = (address: string) => address.toLowerCase();
