import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

let site: SiteWithOwner;
let small: Buffer;
let large: Buffer;

beforeAll(async () => {
  site = await siteWithOwner({ SUBMIT_LIMIT: "0" });
  const position = { latitude: 44.35, longitude: 9.15 };
  small = await jpegPhoto({ width: 64, height: 48, position });
  // Longer than the texts of a form may be, as every photo of a phone.
  large = Buffer.concat([await jpegPhoto({ position }), Buffer.alloc(200_000)]);
});
afterAll(() => site.running.close());

const story = { story: "Era sul molo.", consent: "true" };
const article = { title: "Il molo", content: "Mare.", city: "Camogli", country: "Italia" };
const stop = { name: "Molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

/** Each address that takes photos: its field, its other fields, the status of success. */
const doors: [address: string, field: string, fields: Record<string, string>, status: number][] = [
  ["/submit", "photos", story, 303],
  ["/api/submit-story", "photos", story, 201],
  ["/admin/nuovo-articolo", "photo", article, 302],
  ["/api/admin/blog-posts", "photo", article, 201],
  ["/admin/nuova-location", "photo", stop, 302],
  ["/api/admin/locations", "photo", stop, 201],
  ["/api/extract-gps", "photo", {}, 200],
];

/** Sends a form to a door. `head`: what stands behind the field's name in the head of each part with a photo. */
async function send(
  [address, field, fields, status]: (typeof doors)[number],
  heads: string[],
  bytes: Buffer,
) {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const files = heads.flatMap((head) => [
    Buffer.from(`--limite\r\nContent-Disposition: form-data; name="${field}"${head}\r\n\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
  const before = (await site.running.site.db.selectFrom("photos").select("id").execute()).length;
  const answer = await fetch(site.running.url + address, {
    method: "POST",
    headers: { Cookie: site.owner.cookie, "Content-Type": "multipart/form-data; boundary=limite" },
    body: Buffer.concat([...texts, ...files, Buffer.from("--limite--\r\n")]),
    redirect: "manual",
  });
  const text = await answer.text();
  expect(answer.status, text.slice(0, 500)).toBe(status);
  const after = (await site.running.site.db.selectFrom("photos").select("id").execute()).length;
  return { text, stored: after - before };
}

describe.each(doors)("%s", (...door) => {
  test.each([
    ['; filename=""\r\nContent-Type: image/jpeg'],
    ['; filename="   "\r\nContent-Type: image/jpeg'],
    ['; filename=""\r\nContent-Type: application/octet-stream'],
    ['; filename=""'],
    ["\r\nContent-Type: image/jpeg"],
    ["\r\nContent-Type: IMAGE/HEIC"],
    ["\r\nContent-Type: application/octet-stream"],
    ['; filename="C:\\\\foto\\\\molo.jpg"\r\nContent-Type: image/jpeg'],
    ["; filename*=UTF-8''molo%20%C3%A8.jpg\r\nContent-Type: image/jpeg"],
    ["; filename=molo.jpg"],
    ["; filename="],
    ['; filename="a.jpg";\r\nContent-Type: image/jpeg'],
    ['; filename="foto "mare".jpg"\r\nContent-Type: image/jpeg'],
    ["; filename=foto mare.jpg\r\nContent-Type: image/jpeg"],
    ["; filename=fòto.jpg"],
    ["; filename*=UTF-8''\r\nContent-Type: image/jpeg"],
    ["; filename*=%%%"],
    ["; filename*=utf-16''a.jpg\r\nContent-Type: image/jpeg"],
  ])("takes a photo whose part says %j", async (head) => {
    for (const bytes of [small, large]) {
      const { text, stored } = await send(door, [head], bytes);
      if (door[0] === "/api/extract-gps") expect(text).toContain("44.35");
      else expect(stored).toBe(1);
    }
  });

  test.each([
    ['; filename=""\r\nContent-Type: application/octet-stream', ""],
    ['; filename=""', ""],
    ["", "undefined"],
    ["\r\nContent-Type: text/plain; charset=utf-8", "null"],
  ])("takes a part that says %j, with %j, for no photo", async (head, bytes) => {
    const [address, field, fields, status] = door;
    // Reading a position needs a photo.
    const answered = address === "/api/extract-gps" ? 400 : status;
    expect((await send([address, field, fields, answered], [head], Buffer.from(bytes))).stored).toBe(0);
  });
});

test.each(["/submit", "/api/submit-story"])("%s takes three photos without a name", async (address) => {
  const door = doors.find(([one]) => one === address) ?? doors[0];
  const heads = Array.from({ length: 3 }, () => '; filename=""\r\nContent-Type: image/jpeg');
  expect((await send(door as (typeof doors)[number], heads, large)).stored).toBe(3);
});
