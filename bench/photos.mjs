import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { load, percentile } from "./load.mjs";
import { childrenOf, cpuTime, memory } from "./running.mjs";

const photos = 20;
const reading = { rate: 200, seconds: 8, connections: 16, headers: "Accept-Encoding: br\r\n" };

/**
 * Sends twenty stories with a photo of 12 megapixels each while others read. Returns the cost of a photo, and the
 * times of the readers.
 */
export async function sendPhotos({ port, pid }, paths) {
  const photo = await phonePhoto();
  await load({ ...reading, port, paths, seconds: 1 });
  const quiet = await load({ ...reading, port, paths });
  const before = cpuTime(pid);
  const began = performance.now();
  const sender = fork(fileURLToPath(new URL("send-stories.mjs", import.meta.url)), {
    serialization: "advanced",
  });
  sender.send({ port, photo, count: photos });
  let elapsed = null;
  sender.once("exit", (code) => {
    if (code !== 0) throw new Error("a story was not stored");
    elapsed = performance.now() - began;
  });
  const busy = [];
  while (elapsed === null) busy.push(...(await load({ ...reading, port, paths, seconds: 1 })).times);
  const [child] = childrenOf(pid);
  return {
    perPhoto: elapsed / photos,
    cpuPerPhoto: (cpuTime(pid) - before) / photos / 1000,
    quiet: [percentile(quiet.times, 0.5), percentile(quiet.times, 0.99)],
    busy: [percentile(busy, 0.5), percentile(busy, 0.99)],
    site: memory(pid),
    helper: child ? memory(child) : { all: 0, own: 0 },
  };
}

/** Returns a photo that is as large as a phone's and as hard to compress: fine noise over soft colours. */
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
