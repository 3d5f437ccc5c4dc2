import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { coverGrey } from "./edit-photo.server";
import { photoOperations } from "~/images/photo-operations.server";
import type { Disc, PhotoEdit } from "./photo-edits";

const run = photoOperations({
  heicWorker: () => Promise.reject(new Error("not for stored photos")),
  cardAssets: () => Promise.reject(new Error("not for photos")),
  outlines: () => new Uint8Array(),
});
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "giramondo-edit-"));
});
afterAll(() => rm(directory, { recursive: true }));

let folders = 0;
async function stored(bytes: Uint8Array): Promise<string> {
  const folder = path.join(directory, String((folders += 1)));
  await mkdir(folder);
  await writeFile(path.join(folder, "received"), bytes);
  return path.join(folder, "received");
}

async function edited(bytes: Uint8Array, edits: PhotoEdit[]) {
  const outcome = await run("edit", { path: await stored(bytes), fileName: "molo", edits });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** Returns the largest difference between the grey of covering discs and the pixels well inside the disc. */
async function worstInside(file: string, disc: Disc): Promise<number> {
  const { data, info } = await sharp(await readFile(file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A JPEG stores colours in blocks of 16 × 16 pixels. A block at the rim mixes pixels inside and outside of the disc,
  // so pixels nearer to the rim than one block's diagonal are not compared.
  const reach = disc.radius * Math.max(info.width, info.height) - 16 * Math.SQRT2;
  let worst = -1;
  for (let at = 0; at < data.length; at += 1) {
    const pixel = Math.floor(at / info.channels);
    const x = (pixel % info.width) + 0.5 - disc.x * info.width;
    const y = Math.floor(pixel / info.width) + 0.5 - disc.y * info.height;
    if (Math.hypot(x, y) < reach) worst = Math.max(worst, Math.abs((data[at] ?? 0) - coverGrey));
  }
  return worst;
}

test("what is covered is one flat colour in every size, and nothing else is touched", async () => {
  const before = await jpegPhoto({ width: 2560, height: 1920, colour: "#e01010" });
  const cover = { x: 0.7, y: 0.4, radius: 0.12 };
  const photo = await edited(before, [{ cover }]);
  const files = Object.values(photo.files);
  expect(files).toHaveLength(7);
  for (const file of files) {
    const worst = await worstInside(file, cover);
    // WebP changes a grey, and the shades beside it, by at most three.
    expect([path.basename(file), worst >= 0 && worst <= 4]).toEqual([path.basename(file), true]);
  }
  const far = { left: 100, top: 100, width: 200, height: 200 };
  const meansOf = async (bytes: Uint8Array) =>
    (await sharp(await sharp(bytes).extract(far).toBuffer()).stats()).channels.map(({ mean }) =>
      Math.round(mean / 3),
    );
  expect(await meansOf(await readFile(photo.files[photo.name] ?? ""))).toEqual(await meansOf(before));
});

test("a disc is where it was put after the photo was turned, and beyond the edge it is cut off", async () => {
  const photo = await edited(await jpegPhoto({ width: 800, height: 600 }), [
    { cover: { x: 0, y: 0, radius: 0.2 } },
    { turn: 90 },
    { cover: { x: 0, y: 1, radius: 0.2 } },
  ]);
  expect(photo).toMatchObject({ width: 600, height: 800 });
  const file = photo.files[photo.name] ?? "";
  expect(await worstInside(file, { x: 1, y: 0, radius: 0.2 })).toBeLessThanOrEqual(2);
  expect(await worstInside(file, { x: 0, y: 1, radius: 0.2 })).toBeLessThanOrEqual(2);
  expect(await worstInside(file, { x: 0, y: 0, radius: 0.2 })).toBeGreaterThan(50);
});

test("a turn is clockwise", async () => {
  // Photos made by `jpegPhoto` are darker towards the bottom.
  const photo = await edited(await jpegPhoto({ width: 400, height: 400 }), [{ turn: 90 }]);
  const brightness = async (left: number) => {
    const part = await sharp(photo.files[photo.name] ?? "")
      .extract({ left, top: 0, width: 64, height: 400 })
      .toBuffer();
    return (await sharp(part).stats()).channels[0]?.mean ?? 0;
  };
  expect(await brightness(336)).toBeGreaterThan(await brightness(0));
});

test("the new photo has its own name and the old label, and the smallest disc is there in a tiny photo", async () => {
  const photo = await edited(await jpegPhoto({ width: 8, height: 8 }), [
    { cover: { x: 0.5, y: 0.5, radius: 0.0001 } },
  ]);
  expect(photo.name).toMatch(/^[0-9a-f]{20}_molo\.jpg$/);
});

test("a preview shows the changes, at most 1280 pixels large", async () => {
  const cover = { x: 0.25, y: 0.25, radius: 0.12 };
  const outcome = await run("preview", {
    path: await stored(await jpegPhoto({ width: 2560, height: 1280 })),
    edits: [{ cover }, { turn: 270 }],
  });
  if (!outcome.ok) throw new Error(outcome.code);
  expect(await sharp(outcome.value).metadata()).toMatchObject({ format: "jpeg", width: 640, height: 1280 });
  expect(await worstInside(outcome.value, { x: 0.25, y: 0.75, radius: 0.12 })).toBeLessThanOrEqual(2);
});

test.each([
  ["no photo", Buffer.from("ciao")],
  ["nothing", Buffer.alloc(0)],
])("a file that is %s is refused", async (_what, bytes) => {
  const file = { path: await stored(bytes), fileName: "molo", edits: [{ turn: 90 } as const] };
  expect(await run("edit", file)).toEqual({ ok: false, code: "undecodable" });
  expect(await run("preview", file)).toEqual({ ok: false, code: "undecodable" });
});
