import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { heicPhoto } from "../../support/photos/heic-photo";
import { signedIn } from "../../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

/** This machine's executable, and the other one when `npm run package:check` says how to run it. */
const others = JSON.parse(process.env.EXECUTABLES_ELSEWHERE ?? "[]") as {
  arch: string;
  launcher: string[];
}[];
const every: { arch: string; launcher?: string[] }[] = [{ arch: process.arch }, ...others];

/** A HEIC that sharp cannot decode: red on the left and blue on the right. */
const heic = () => heicPhoto({ blocks: [[[200, 30, 60] as const, [40, 60, 200] as const]] });

let home: string;
let program: RunningProgram | undefined;

test.beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "giramondo-"));
});
test.afterEach(async () => {
  await program?.kill();
  await rm(home, { recursive: true });
});

for (const { arch, launcher } of every) {
  test(`the file for ${arch}, alone in an empty directory, receives a story with an iPhone's photo and shows it to the owner`, async () => {
    test.setTimeout(launcher ? 240_000 : 60_000);
    const executable = path.join(home, "giramondo");
    await copyFile(`dist/giramondo-linux-${arch}`, executable);
    const workingDirectory = path.join(home, "empty");
    await mkdir(workingDirectory);
    program = await runProgram({ executable, launcher, workingDirectory, dataDir: "data" });

    const sent = await sendStory(program.url, {
      story: `L'ho trovato su un ${arch}!`,
      photos: [
        ["IMG_0042.HEIC", heic()],
        ["Al mare.jpg", await jpegPhoto()],
      ],
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toMatch(/^\/ricevuta\/[0-9a-f]{40}\?inviata=1$/);

    const owner = await signedIn(program.url, program.password ?? "");
    const panel = await (await owner.open("/admin")).text();
    expect(panel).toContain(`L&#x27;ho trovato su un ${arch}!`);
    const photos = [...panel.matchAll(/href="(\/uploads\/[^"]+)"/g)].map(([, address = ""]) => address);
    expect(photos).toEqual([
      expect.stringMatching(/_IMG-0042\.jpg$/),
      expect.stringMatching(/_Al-mare\.jpg$/),
    ]);
    const fromIphone = photos[0] ?? "";
    expect((await fetch(program.url + fromIphone)).status).toBe(404);
    const answer = await owner.open(fromIphone);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 32]);
    const colour = (x: number) => [...data.subarray(3 * (16 * 64 + x), 3 * (16 * 64 + x) + 3)];
    for (const [x, wanted] of [
      [8, [200, 30, 60]],
      [56, [40, 60, 200]],
    ] as const) {
      for (const [channel, value] of colour(x).entries()) {
        expect(Math.abs(value - (wanted[channel] ?? 0)), `at ${x}: ${colour(x)}`).toBeLessThan(12);
      }
    }
    expect(await program.stop()).toBe(0);
    expect(await readdir(workingDirectory)).toEqual(["data"]);
  });

  test(`the file for ${arch} names the licences of its own native parts`, async () => {
    const { code, out } = await runProgramToItsEnd({
      executable: `dist/giramondo-linux-${arch}`,
      launcher,
      arguments: ["licenses"],
    });
    expect(code).toBe(0);
    const native = [...out.matchAll(/^(\S+-linux-\w+) \S+ \(/gm)].map(([, name]) => name);
    expect(native).toEqual([
      `@img/sharp-libvips-linux-${arch}`,
      `@img/sharp-linux-${arch}`,
      `node-linux-${arch}`,
    ]);
    // The licences of libvips, Node and their parts.
    expect(out).toMatch(/\| libvips +\| LGPLv3/);
    expect(out).toMatch(/^ *GNU LESSER GENERAL PUBLIC LICENSE\n *Version 3,/m);
    expect(out).toMatch(/^ *GNU GENERAL PUBLIC LICENSE\n *Version 3,/m);
    expect(out).toContain("Copyright Node.js contributors. All rights reserved.");
    expect(out).toMatch(/- V8, located at deps\/v8/);
  });
}
