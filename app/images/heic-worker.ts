import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import heicDecode from "heic-decode";

/** What the site hands to this worker thread (bundled to one CommonJS text, run with `eval: true`). */
export interface HeicTask {
  path: string;
  /** The size that the file's header promised, by which its main picture is found among others. */
  width: number;
  height: number;
  /** How far the decoder's own memory may grow, so that a lying file cannot take the machine with it. */
  maxBytes: number;
}

/** What the worker answers, once: RGBA, upright, in the file's own colours; or that there is no picture. */
export type HeicAnswer =
  { ok: true; width: number; height: number; pixels: Uint8Array<ArrayBuffer> } | { ok: false };

const bytesPerPage = 65_536;

function capMemory(maxBytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * bytesPerPage > maxBytes) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

async function decode({ path, width, height, maxBytes }: HeicTask): Promise<HeicAnswer> {
  capMemory(maxBytes);
  const pictures = await heicDecode.all({ buffer: await readFile(path) });
  const promised = pictures.find((picture) => picture.width === width && picture.height === height);
  if (!promised) return { ok: false };
  const { data } = await promised.decode();
  return { ok: true, width, height, pixels: new Uint8Array(data.buffer) };
}

void decode(workerData as HeicTask)
  .catch((): HeicAnswer => ({ ok: false }))
  .then((answer) => parentPort?.postMessage(answer, answer.ok ? [answer.pixels.buffer] : []));
