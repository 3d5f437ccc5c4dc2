import sharp from "sharp";
import { ownerCookie } from "./running.mjs";

/** Creates articles with photos and their stops through the owner's calls. Returns the id of the newest article. */
export async function fillByCalls({ port }, posts = 30) {
  const url = `http://127.0.0.1:${port}/api/admin`;
  const headers = { Cookie: await ownerCookie(port) };
  const send = async (path, fields, photo) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (photo) body.set("photo", new Blob([photo]), "mare.jpg");
    const answer = await fetch(`${url}/${path}`, { method: "POST", headers, body });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).id;
  };
  let article;
  for (let n = 0; n < posts; n += 1) {
    const place = { city: `Camogli ${n}`, country: "Italia" };
    const content =
      "Il mare era mosso, il cane abbaiava, e lui guardava l’orizzonte senza dire niente. ".repeat(8);
    article = await send(
      "blog-posts",
      { title: `Tre giorni al mare, numero ${n}`, content, ...place },
      await sea(n),
    );
    const position = {
      latitude: (38 + n / 5 + 0.01).toFixed(2),
      longitude: (8 + ((n * 7) % 9) + 0.01).toFixed(2),
    };
    await send("locations", { name: `Tappa ${n}`, blogPostId: article, ...position, ...place });
  }
  return article;
}

/** Returns a photo that compresses about as well as a real one. */
async function sea(n) {
  const [width, height] = [80, 60];
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => ((at + n * 7919) * 2_654_435_761) >>> 24),
  );
  const raw = { width, height, channels: 3 };
  return sharp(noise, { raw }).resize(1600, 1200, { kernel: "cubic" }).jpeg({ quality: 85 }).toBuffer();
}
