import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../../scripts/setup/free-port.mjs";
import { signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

test("remix-serve receives a story with a photo, and shows it to the owner", async () => {
  const home = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const port = await freePort();
  const cli = path.resolve("node_modules/@remix-run/serve/dist/cli.js");
  const child = spawn(process.execPath, [cli, "build/index.js"], {
    env: { NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", DATA_DIR: path.join(home, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (out += chunk));
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => out, { timeout: 20_000 }).toContain("[remix-serve]");
    const sent = await sendStory(url, {
      story: "Trovato sul molo, accanto a una barca rossa.",
      photos: [["molo.jpg", await jpegPhoto()]],
    });
    expect([sent.status, sent.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/ricevuta\/[0-9a-f]{40}\?inviata=1$/),
    ]);
    const closed = await fetch(`${url}/admin/articoli`, { redirect: "manual" });
    expect([closed.status, closed.headers.get("Location")]).toEqual([
      302,
      "/admin?ritorno=%2Fadmin%2Farticoli",
    ]);
    const [, password = ""] = /password[^:\n]*: *(\S+)/i.exec(out) ?? [];
    const owner = await signedIn(url, password);
    const list = await (await owner.open("/admin")).text();
    expect(list).toContain("Trovato sul molo, accanto a una barca rossa.");
    const [photo = ""] = /\/uploads\/[\w.-]*molo[\w.-]*/.exec(list) ?? [];
    const shown = await owner.open(photo);
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect((await fetch(url + photo)).status).toBe(404);
  } finally {
    child.kill();
    await once(child, "close");
    await rm(home, { recursive: true });
  }
});
