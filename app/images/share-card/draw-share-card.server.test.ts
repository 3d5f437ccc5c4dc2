import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardAssets, outlines } from "../../../tests/support/photos/card-assets";
import { lookAtCard } from "../../../tests/support/photos/share-cards";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { photoOperations } from "~/images/photo-operations.server";
import type { CardWords } from "./card-svg";

const run = photoOperations({
  heicWorker: () => Promise.reject(new Error("not for cards")),
  cardAssets,
  outlines,
});
const words: CardWords = { title: "Un giro in barca", city: "Camogli", date: "2026-05-03", toy: "Pepe" };
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "giramondo-card-"));
});
afterAll(() => rm(directory, { recursive: true }));

async function card(changed: Partial<CardWords>, photo: Uint8Array | null = null) {
  const file = path.join(directory, "photo");
  if (photo) await writeFile(file, photo);
  const request = {
    words: { ...words, ...changed },
    photo: photo && file,
    path: path.join(directory, "card"),
  };
  const drawn = await run("card", request);
  return drawn.ok ? readFile(drawn.value) : drawn;
}
const drawn = async (...request: Parameters<typeof card>) => lookAtCard((await card(...request)) as Buffer);

test("a card has the measures that shared links show, its title and its photo", async () => {
  const red = await drawn({}, await jpegPhoto({ width: 640, height: 960, colour: "#c81e1e" }));
  expect(red).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(red.ink).toBeGreaterThan(3000);
  const [r = 0, g = 255, b = 255] = red.photo;
  expect([r > 160, g < 70, b < 70]).toEqual([true, true, true]);
});

test("without a photo the toy stands in its place", async () => {
  const plain = await drawn({});
  expect(plain.ink).toBeGreaterThan(3000);
  expect(plain.photo).not.toEqual([255, 255, 255]);
});

test("what the font cannot show leaves no trace", async () => {
  expect((await drawn({ title: "🎉🦫 日本", city: "東京", toy: "ペペ" })).ink).toBe(0);
  expect(await card({ title: "Ciao 🦫 mare" })).toEqual(await card({ title: "Ciao mare" }));
  expect(await card({ title: "🎉", city: "東京" })).toEqual(await card({ title: "", city: "" }));
});

test("a title that the font cannot draw whole gives way to the town, and that to the toy's name", async () => {
  expect(await card({ title: "Storia da 京都: 弘" })).toEqual(await card({ title: "Camogli" }));
  expect(await card({ title: "Storia da 京都", city: "京都" })).toEqual(
    await card({ title: "Pepe", city: "京都" }),
  );
});

test("words are never more than words", async () => {
  const { ink } = await drawn({ title: '</svg><image href="/etc/passwd"/>&amp;]]>', city: "<b>&" });
  expect(ink).toBeGreaterThan(3000);
});

test("a photo that cannot be decoded is refused, and SVG is as closed as before", async () => {
  expect(await card({}, Buffer.from("no photo"))).toEqual({ ok: false, code: "undecodable" });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await card({}, svg)).toEqual({ ok: false, code: "undecodable" });
  await expect(sharp(svg).toBuffer()).rejects.toThrow();
});
