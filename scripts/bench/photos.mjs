import sharp from "sharp";
import { load, percentile } from "./load.mjs";
import { childrenOf, cpuTime, memory } from "./running.mjs";

const photos = 20;
const reading = { rate: 200, seconds: 8, connections: 16, headers: "Accept-Encoding: br\r\n" };

/** Twenty stories with a photo of 12 megapixels each, while others read: what they cost, and what the readers notice. */
export async function sendPhotos({ port, pid }, paths) {
  const photo = await phonePhoto();
  await load({ ...reading, port, paths, seconds: 1 });
  const quiet = await load({ ...reading, port, paths });
  const before = cpuTime(pid);
  const began = performance.now();
  let helper = { all: 0, own: 0 };
  let sent = 0;
  const sending = (async () => {
    while (sent < photos) {
      await sendStory(port, photo);
      sent += 1;
      const [child] = childrenOf(pid);
      if (child) helper = memory(child);
    }
  })();
  const busy = await load({ ...reading, port, paths });
  await sending;
  const elapsed = performance.now() - began;
  return {
    perPhoto: elapsed / photos,
    cpuPerPhoto: (cpuTime(pid) - before) / photos / 1000,
    quiet: [percentile(quiet.times, 0.5), percentile(quiet.times, 0.99)],
    busy: [percentile(busy.times, 0.5), percentile(busy.times, 0.99)],
    site: memory(pid),
    helper,
  };
}

/** As large as a phone makes them, and no easier: fine noise over soft colours. */
export async function phonePhoto() {
  const [width, height] = [400, 300];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, n) => (n * 2_654_435_761) >>> 24));
  const raw = { width, height, channels: 3 };
  return sharp(noise, { raw })
    .blur(1)
    .resize(4000, 3000, { kernel: "cubic" })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function sendStory(port, photo) {
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo.");
  form.set("consent", "true");
  form.set("photos", new Blob([photo]), "molo.jpg");
  const answer = await fetch(`http://127.0.0.1:${port}/api/submit-story`, { method: "POST", body: form });
  if (answer.status !== 201)
    throw new Error(`a story was answered with ${answer.status}: ${await answer.text()}`);
}
