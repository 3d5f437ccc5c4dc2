import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openFilesUnder } from "../../support/checks/process-figures";
import { signedIn } from "../../support/owner";
import { runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";

type Leaving = "at once" | "with the first bytes";

/** Requests an address and leaves: before the answer, or after its first bytes. */
async function leave(url: URL, cookie: string, when: Leaving): Promise<void> {
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  const head = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nCookie: ${cookie}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head, resolve));
  if (when === "with the first bytes") await once(socket, "data");
  socket.destroy();
}

test("a browser that leaves in the middle of photos leaves no file open and no warning in the log", async () => {
  const program = await runProgram();
  onTestFinished(program.kill);
  const { url, password, pid, dataDir } = program;
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const large = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sendStory(url, { story: "Una foto pesante", photos: [["a.jpg", large]] })).status).toBe(303);
  const { cookie, open } = await signedIn(url, password ?? "");
  const [name] = /[0-9a-f]{20}_a\.jpg/.exec(await (await open("/admin")).text()) ?? [];
  const photo = new URL(`/uploads/${name}`, url.replace("localhost", "127.0.0.1"));

  for (let round = 0; round < 10; round += 1) {
    const visitors = Array.from({ length: 40 }, (_, n): Leaving =>
      n % 2 ? "at once" : "with the first bytes",
    );
    await Promise.all(visitors.map((when) => leave(photo, cookie, when)));
  }
  await expect.poll(() => openFilesUnder(pid, path.join(dataDir, "uploads"))).toEqual([]);
  expect((await open(photo.pathname)).status).toBe(200);
  await program.stop();
  expect(program.output().log).not.toMatch(/garbage collection|DEP0137|"level":"error"/);
});
