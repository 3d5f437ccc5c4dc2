import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegPhoto } from "../../tests/support/test-photos";
import { type PhotoBench, photoBench, type ReadPhoto } from "../../tests/support/photos/photo-bench";
import { photoFiles } from "~/photo-store/photo-files";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

/** Fails when a stored file contains anything except pixels, or contains one of the secret words. */
async function expectOnlyPixels(photo: ReadPhoto, ...secrets: string[]): Promise<void> {
  expect(photo.files.length).toBeGreaterThan(1);
  for (const { name, bytes } of photo.files) {
    const header = await sharp(bytes).metadata();
    for (const kind of ["exif", "icc", "iptc", "xmp", "comments", "orientation"] as const)
      expect(header[kind], `${kind} in ${name}`).toBeUndefined();
    for (const secret of [...secrets, "Exif", "ICC_PROFILE", "http:"])
      expect(Buffer.from(bytes).includes(secret), `${secret} in ${name}`).toBe(false);
  }
}

test("a photo becomes exactly the files that its facts promise", async () => {
  const photo = await bench.photo(await jpegPhoto({ width: 3000, height: 2000 }), "Il capibara a Siena.JPG");
  expect(photo.name).toMatch(/^[0-9a-f]{20}_Il-capibara-a-Siena\.jpg$/);
  expect([photo.width, photo.height]).toEqual([2560, 1707]);
  const promised = photoFiles(photo);
  expect(photo.files.map((file) => file.name)).toEqual(promised.map((file) => file.name));
  for (const [at, { type, width, height }] of promised.entries()) {
    const made = await sharp(photo.files[at]?.bytes).metadata();
    expect([`image/${made.format}`, made.width, made.height]).toEqual([type, width, height]);
    expect([made.space, made.depth, made.channels]).toEqual(["srgb", "uchar", 3]);
  }
  expect(photo.digest).toBe(
    createHash("sha256")
      .update(photo.files[0]?.bytes ?? "")
      .digest("hex"),
  );
});

test("the file for phones is small, also when a photo is busy", async () => {
  const [width, height] = [80, 60];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, n) => (n * 2_654_435_761) >>> 24));
  const busy = await sharp(noise, { raw: { width, height, channels: 3 } })
    .resize(1600, 1200, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
  const { files } = await bench.photo(busy);
  const bytes = files.find(({ name }) => name.includes("-640_"))?.bytes ?? Buffer.alloc(0);
  // The quality of the other sizes would take 52 kB.
  expect(bytes.byteLength).toBeLessThan(40_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 480 });
});

test("the same photo sent twice gets two names", async () => {
  const jpeg = await jpegPhoto({ width: 60, height: 40 });
  const [one, other] = [await bench.photo(jpeg), await bench.photo(jpeg)];
  expect(one.name).not.toBe(other.name);
  expect(one.digest).toBe(other.digest);
});

test("camera, author, place, thumbnail, profile and comments of a JPEG do not survive", async () => {
  const jpeg = await sharp(
    await jpegPhoto({
      width: 800,
      height: 600,
      position: { latitude: 43.7, longitude: 11.2 },
      orientation: 6,
    }),
  )
    .keepExif()
    .withIccProfile("p3")
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Segretissimo</a></x:xmpmeta>')
    .toBuffer();
  const comment = Buffer.from("\xff\xfe\0\x10Segretissimo!!", "latin1");
  const iptc = Buffer.from(
    "\xff\xed\0\x24Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x06\x1c\x02\x69\0\x01S",
    "latin1",
  );
  const dirty = Buffer.concat([jpeg.subarray(0, 2), comment, iptc, jpeg.subarray(2)]);
  expect(dirty.includes("Segretissima") && dirty.includes("Segretissimo")).toBe(true);
  await expectOnlyPixels(await bench.photo(dirty), "Segretissim", "Capifotocamera", "Photoshop");
});

test("the texts in a PNG do not survive", async () => {
  const png = await sharp(await jpegPhoto({ width: 800, height: 600 }))
    .withXmp("<x>Segretissimo</x>")
    .withExif({ IFD0: { Artist: "Segretissima" } })
    .png()
    .toBuffer();
  const text = Buffer.from("tEXtAuthor\0Segretissimo", "latin1");
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  const dirty = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect(await sharp(dirty).metadata()).toMatchObject({ comments: [{ text: "Segretissimo" }] });
  await expectOnlyPixels(await bench.photo(dirty), "Segretissim");
});

test("nothing after the end of the picture survives: videos of moving photos, second files, scripts", async () => {
  const jpeg = await jpegPhoto({ width: 800, height: 600 });
  const zip = "PK\x03\x04 segreto.txt";
  const polyglot = Buffer.concat([
    jpeg,
    await jpegPhoto({ width: 800, height: 600 }),
    Buffer.from(`ftypmp42 <script>alert(1)</script> ${zip}`),
  ]);
  await expectOnlyPixels(await bench.photo(polyglot), "ftyp", "<script>", "segreto");
});
