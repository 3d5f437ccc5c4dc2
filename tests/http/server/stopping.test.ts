import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { type Socket, connect } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";

let running: SiteInProcess;
let socket: Socket | undefined;
beforeEach(async () => {
  running = await siteInProcess({}, { program: { shutdownTimeouts: { responses: 0, forms: 60_000 } } });
});
afterEach(() => socket?.destroy());

/** Returns the number of a form's photo bytes that have arrived. */
function received(): number {
  const incoming = path.join(running.dataDir, "incoming");
  const files = readdirSync(incoming, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

test("a site that is told to stop waits for no connection on which nothing was sent", async () => {
  const patient = await siteInProcess(
    {},
    { program: { shutdownTimeouts: { responses: 600_000, forms: 600_000 } } },
  );
  socket = connect(Number(new URL(patient.url).port), "127.0.0.1");
  await once(socket, "connect");
  expect((await fetch(`${patient.url}/faq`)).status).toBe(200);
  const cut = once(socket.resume(), "close");
  await patient.close();
  await cut;
});

test("a site that is told to stop answers those who have sent a whole form, and nobody else for long", async () => {
  socket = connect(Number(new URL(running.url).port), "127.0.0.1");
  await once(socket, "connect");
  const cut = once(socket, "close");
  const type = "multipart/form-data; boundary=x";
  socket.write(
    `POST /submit HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
  );
  socket.resume();

  const photo = await jpegPhoto({ width: 2400, height: 1800 });
  const form = new FormData();
  form.set("story", "Un momento prima.");
  form.set("consent", "true");
  form.set("photos", new Blob([new Uint8Array(photo)]), "molo.jpg");
  const sent = fetch(`${running.url}/api/submit-story`, { method: "POST", body: form });
  await expect.poll(received, { interval: 5 }).toBeGreaterThanOrEqual(photo.length);
  const closed = running.close();
  await cut;
  expect((await sent).status).toBe(201);
  await closed;
});
