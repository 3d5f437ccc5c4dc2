import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type CheckoutCopy, checkoutCopy } from "../../support/program/checkout-copy";
import { complaintsOf } from "../../support/story-page";

let checkout: CheckoutCopy;
let development: ChildProcess;
let url: string;

test.beforeAll(async () => {
  checkout = await checkoutCopy();
  development = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: checkout.folder,
    env: { ...process.env, PORT: "0", DATA_DIR: "data", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  url = await new Promise((resolve, reject) => {
    let out = "";
    development.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      out += chunk;
      const [, listening] = /in ascolto su (http:\S+)/.exec(out) ?? [];
      if (listening) resolve(listening);
    });
    development.once("exit", (code) => reject(new Error(`ended with ${code}: ${out}`)));
  });
});
test.afterAll(async () => {
  development.removeAllListeners("exit").kill();
  if (development.exitCode === null) await once(development, "close");
  await checkout.remove();
});

const submitPage = "app/components/story-form/submit-page.tsx";

async function edit(file: string, from: string, to: string): Promise<void> {
  const source = path.join(checkout.folder, file);
  const text = await readFile(source, "utf8");
  expect(text).toContain(from);
  await writeFile(source, text.replace(from, to));
}

// A rebuild takes long on a busy machine.
test.setTimeout(240_000);
const rebuilt = { timeout: 100_000 };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns the addresses of the scripts and styles in the HTML of a page. */
async function filesOf(address: string): Promise<string[]> {
  const html = await (await fetch(url + address)).text();
  return [...html.matchAll(/"(\/build\/[^"]+)"/g)].map(([, file]) => String(file));
}

/** Opens a page and waits until it listens for rebuilds. */
async function open(page: Page, address: string) {
  const listening = page.waitForEvent("websocket");
  const answer = await page.goto(url + address);
  await listening;
  return answer?.headers() ?? {};
}

test(
  "a changed file shows in an open page and in the page cache, under the policy of production",
  { tag: "@long" },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    const headers = await open(page, "/faq");
    expect(headers["cache-control"]).toContain("s-maxage=30");
    expect(headers["content-security-policy"]).toMatch(/default-src 'self'; script-src 'self' 'sha256-/);
    expect(headers["content-security-policy"]).toMatch(/connect-src 'self' ws:\/\/localhost:\d+;/);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    await expect(heading(page)).toHaveText("Domande frequenti");
    await edit("app/text/it/faq.ts", "Domande frequenti", "Domande nuove");
    await expect(heading(page)).toHaveText("Domande nuove", rebuilt);
    expect(await (await fetch(`${url}/faq`)).text()).toContain("Domande nuove");

    await open(page, "/submit");
    await expect(page.getByText("0 / 1000")).toBeVisible();
    await edit(submitPage, "{text.title}</h1>", "{text.title} adesso</h1>");
    await expect(heading(page)).toHaveText("Invia la Tua Storia adesso", rebuilt);
    // React in development has other complaints.
    expect(complaints.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
  },
);

test(
  "a page that is still loading when a file changes comes alive, and shows the change",
  { tag: "@long" },
  async ({ page }) => {
    const replaced = new Promise((resolve) => {
      page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
          if (String(payload).includes('"type":"HMR"')) resolve(payload);
        }),
      );
    });
    await page.route("**/build/entry.client-*.js", async (route) => {
      await replaced;
      await route.continue();
    });
    const files = await filesOf("/submit");
    const listening = page.waitForEvent("websocket");
    await page.goto(`${url}/submit`, { waitUntil: "commit" });
    await listening;
    await edit(submitPage, '<h1 className="page-title">', '<h1 className="page-title">Ora: ');
    await expect(page.getByText("0 / 1000")).toBeVisible(rebuilt);
    await expect(heading(page)).toHaveText(/^Ora: /);

    const filesNow = await filesOf("/submit");
    expect(filesNow).not.toEqual(files);
    for (const file of [...files, ...filesNow]) expect((await fetch(url + file)).status, file).toBe(200);
  },
);
