import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endlessExif, exifFormats } from "../../support/photos/endless-exif";
import { heicPhoto } from "../../support/photos/heic-photo";
import {
  jpegPromising,
  plain,
  pngWithInflatedProfile,
  webpOfManyCodes,
} from "../../support/photos/photo-bombs";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegPhoto } from "../../support/test-photos";

const megabyte = 1024 * 1024;

let program: RunningProgram;
beforeAll(async () => {
  program = await runProgram({ environment: { SUBMIT_LIMIT: "0", LOG_LEVEL: "warn" } });
});
afterAll(() => program.kill());

/** Each photo gets a new process, so that its memory is only that photo's. */
afterEach(async () => {
  const helper = await helperOf(program.pid);
  if (helper === null) return;
  process.kill(helper, "SIGKILL");
  await expect.poll(() => existsSync(`/proc/${helper}`)).toBe(false);
});

async function helperOf(pid: number): Promise<number | null> {
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  return child === undefined ? null : Number(child);
}

/** Returns the peak memory of a process, in bytes. */
async function peakOf(pid: number | null): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

const send = (to: RunningProgram, bytes: Uint8Array, name: string) => sendAll(to, [bytes], name);

async function sendAll(
  { url }: RunningProgram,
  photos: Uint8Array[],
  name: string,
  from?: string,
): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo.");
  form.set("consent", "true");
  for (const bytes of photos) form.append("photos", new Blob([new Uint8Array(bytes)]), name);
  const headers: Record<string, string> = from === undefined ? {} : { "X-Forwarded-For": from };
  const answer = await fetch(`${url}/api/submit-story`, { method: "POST", body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

async function sendHonest(to: RunningProgram): Promise<number> {
  return (await send(to, await jpegPhoto(), "molo.jpg")).status;
}

const colour = [138, 90, 54] as const;
const blocks = Array.from({ length: 192 }, () => Array<typeof colour>(272).fill(colour));
const largeHeic = { blocks, tileBlocks: 16, cut: { width: 8600, height: 6040 } };

const tooLarge = (name: string) => ({
  status: 413,
  body: {
    fieldErrors: {
      photos: [
        `«${name}» è troppo grande per una foto del suo tipo: riducila a 2560 pixel di lato, o inviane uno screenshot.`,
      ],
    },
  },
});

test.each([
  ["bomba.jpg", "a progressive JPEG", () => jpegPromising(7000, 7000, { progressive: true })],
  ["bomba.avif", "an AVIF", () => plain(5000, 5000).avif({ effort: 0 }).toBuffer()],
  ["bomba.png", "a PNG of very long rows", () => plain(5_000_000, 9, 4).png().toBuffer()],
  ["bomba.png", "an interlaced PNG", () => plain(7000, 7000, 4).png({ progressive: true }).toBuffer()],
  ["bomba.gif", "a GIF", () => plain(7000, 7000).gif({ effort: 1 }).toBuffer()],
  ["bomba.webp", "a lossless WebP", () => plain(7000, 7000).webp({ lossless: true, effort: 0 }).toBuffer()],
])("%s: %s whose pixels fill the memory is refused before they are decoded", async (name, _what, bomb) => {
  expect(await send(program, await bomb(), name)).toMatchObject(tooLarge(name));
  expect(await peakOf(await helperOf(program.pid))).toBeLessThan(110 * megabyte);
  expect(await sendHonest(program)).toBe(201);
});

test("of a PNG whose profile inflates to 300 MB only the pixels are looked at", async () => {
  expect((await send(program, await pngWithInflatedProfile(3e8), "gonfia.png")).status).toBe(201);
  expect(await peakOf(await helperOf(program.pid))).toBeLessThan(110 * megabyte);
});

test("a bomb that nothing in its header gives away costs one refused photo and one line in the log", async () => {
  const own = await runProgram({ environment: { LOG_LEVEL: "warn" } });
  const [bomb, honest] = await Promise.all([send(own, webpOfManyCodes(), "codici.webp"), sendHonest(own)]);
  expect(bomb).toMatchObject(tooLarge("codici.webp"));
  expect(honest).toBe(201);
  expect(await sendHonest(own)).toBe(201);
  await own.stop();
  const lines = own.output().log.trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", reason: "memory" });
});

test("photos whose EXIF points to itself delay nobody, in twelve forms from twelve networks", async () => {
  const own = await runProgram({ environment: { LOG_LEVEL: "warn", TRUST_PROXY: "1" } });
  expect(await sendHonest(own)).toBe(201);
  const helper = await helperOf(own.pid);
  const hostile = await Promise.all(exifFormats.map(endlessExif));
  const forms = Array.from({ length: 12 }, (_, n) => {
    const three = [0, 1, 2].map((at) => hostile[(n + at) % hostile.length] ?? Buffer.alloc(0));
    return sendAll(own, three, "fine.jpg", `198.51.${n}.1`);
  });
  const answers = await Promise.all([sendHonest(own), ...forms.map(async (form) => (await form).status)]);
  expect(answers).toEqual(Array<number>(13).fill(201));
  // A photo that takes seconds ends its process and is logged.
  expect(await helperOf(own.pid)).toBe(helper);
  await own.stop();
  expect(own.output().log).toBe("");
});

test.each([
  [
    "a progressive JPEG of 24 megapixels",
    200,
    () => plain(6000, 4000).jpeg({ progressive: true }).toBuffer(),
  ],
  ["a JPEG of 52 megapixels", 200, () => plain(8600, 6040).jpeg().toBuffer()],
  ["a PNG of 52 megapixels", 200, () => plain(8600, 6040).png({ compressionLevel: 1 }).toBuffer()],
  ["a WebP of 52 megapixels", 200, () => plain(8600, 6040).webp({ effort: 0 }).toBuffer()],
  ["an AVIF of 5 megapixels", 200, () => plain(2560, 1920).avif({ effort: 0 }).toBuffer()],
  ["a GIF of 12 megapixels", 200, () => plain(4000, 3000).gif({ effort: 1 }).toBuffer()],
  ["a HEIC of 52 megapixels, in tiles", 200, async () => heicPhoto(largeHeic)],
] as const)("%s is accepted, and its process takes no more than %i MB", async (_what, max, photo) => {
  const bytes = await photo();
  // Resets the peak of the site, because hashing its first password took 128 MB for a moment.
  await writeFile(`/proc/${program.pid}/clear_refs`, "5");
  expect(await send(program, bytes, "grande")).toMatchObject({ status: 201 });
  expect(await peakOf(await helperOf(program.pid))).toBeLessThan(max * megabyte);
  expect(await peakOf(program.pid)).toBeLessThan(200 * megabyte);
});
