import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import exifr from "exifr";
import { expect, onTestFinished, test } from "vitest";
import { textOf } from "../../support/pages/form-html";
import { signedIn } from "../../support/owner";
import { runProgram, runProgramToItsEnd } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";

/** The photo's coordinates as numbers, in degrees and minutes, and in the bytes of an EXIF block. */
const position = { latitude: 44.123456, longitude: 9.876543 };
const traces = [/44[.,]1234/, /9[.,]8765/, /44\D{1,9}7\D{1,9}24/, /Exif|GPSLat|Capifotocamera|Segretissima/];

const places = /(?:href|src|action|content)="([^"]+)"|srcset="([^"]+)"|"(\/(?:uploads|blog|map)[^"]*)"/gi;

/** Returns every address of the site in a text. */
function addressesIn(text: string): string[] {
  const named = [...text.matchAll(places)].flatMap(([, one, set, quoted]) => [
    one ?? quoted ?? "",
    ...(set?.split(",").map((part) => part.trim().split(" ")[0] ?? "") ?? []),
  ]);
  return named
    .filter((address) => address.startsWith("/"))
    .map((address) => address.replaceAll("&amp;", "&"));
}

/** Reads everything that anyone can reach without signing in, starting from the known pages and calls. */
async function everythingPublic(url: string): Promise<Map<string, Buffer>> {
  const read = new Map<string, Buffer>();
  const calls = ["locations-with-posts", "blog-posts", "openapi.json", "admin/status", "admin/stories"];
  const waiting = [
    "/",
    "/map/tappe.json",
    "/blog?tutte=1",
    "/blog?dal=inizio",
    ...calls.map((call) => `/api/${call}`),
  ];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const known = address.replace(/#.*$/, "");
    if (read.has(known)) continue;
    const bytes = Buffer.from(await (await fetch(url + known)).arrayBuffer());
    read.set(known, bytes);
    if (!/\.(?:jpg|webp|png)$/.test(known)) waiting.push(...addressesIn(bytes.toString("utf8")));
  }
  return read;
}

async function expectNoTrace(name: string, bytes: Buffer): Promise<void> {
  for (const trace of traces) expect(trace.test(bytes.toString("latin1")), `${name}: ${trace}`).toBe(false);
  if (/\.(?:jpg|webp)$/.test(name))
    expect(await exifr.gps(bytes).catch(() => undefined), name).toBeUndefined();
}

test("where a photo was taken is nowhere in what everyone can read, and only the owner is told", async () => {
  const program = await runProgram();
  onTestFinished(program.kill);
  const { url, dataDir, password } = program;
  const original = await jpegPhoto({ width: 1800, height: 1200, position });
  expect(await exifr.gps(original)).toMatchObject({
    latitude: expect.closeTo(position.latitude, 5) as number,
  });
  const photos: [string, Buffer][] = [["porto.jpg", original]];
  expect((await sendStory(url, { story: "Al porto", city: "Camogli", photos })).status).toBe(303);

  const owner = await signedIn(url, password ?? "");
  const [stored = ""] = /[0-9a-f]{20}_porto\.jpg/.exec(await (await owner.open("/admin")).text()) ?? [];
  expect(await textOf(await owner.open(`/admin/nuova-location?photo=${stored}`))).toContain("44.123456");
  const words = { city: "Camogli", country: "Italia" };
  const article = { ...words, title: "Al porto", content: "Testo", existingPhotos: [stored] };
  const created = await owner.send("/admin/nuovo-articolo", article);
  const blogPostId = new URL(created.headers.get("Location") ?? "", url).searchParams.get("creato") ?? "";
  const stop = { ...words, name: "Il molo", latitude: "44.35", longitude: "9.15", blogPostId };
  const photo = await jpegUpload("molo.jpg", { position });
  expect((await owner.send("/admin/nuova-location", { ...stop, photo })).status).toBe(302);

  const read = await everythingPublic(url);
  const names = [...read.keys()];
  for (const page of [
    "/",
    "/faq",
    "/privacy",
    "/accessibilita",
    "/social",
    "/submit",
    "/map",
    "/blog",
    `/blog/${blogPostId}`,
    "/admin",
  ]) {
    expect(names).toContain(page);
  }
  expect(names.filter((name) => /^\/uploads\/.*_porto\.(?:jpg|webp)$/.test(name)).length).toBeGreaterThan(4);
  expect(names.some((name) => /^\/uploads\/.*_molo\.jpg$/.test(name))).toBe(true);
  expect(names.some((name) => /^\/map\/[0-9a-f]{20}$/.test(name))).toBe(true);
  for (const [name, bytes] of read) await expectNoTrace(name, bytes);

  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-export-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const out = path.join(folder, "sito");
  const exported = await runProgramToItsEnd({ dataDir, arguments: ["export", out] });
  expect(exported).toMatchObject({ code: 0 });
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files)
    await expectNoTrace(name, await readFile(path.join(parentPath, name)));
  for (const name of await readdir(path.join(dataDir, "uploads"))) {
    await expectNoTrace(name, await readFile(path.join(dataDir, "uploads", name)));
  }
  await program.stop();
  await expectNoTrace("log", Buffer.from(program.output().log + program.output().out));
});
