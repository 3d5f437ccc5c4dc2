import { Worker } from "node:worker_threads";
import type { HeicAnswer, HeicTask } from "./heic-worker";

const megabyte = 1024 * 1024;
/** With the rest of its process the decoder stays below 200 MB, while it works and while its picture is made smaller. */
const mostMemory = { decoder: 88 * megabyte, picture: 78 * megabyte };
const patienceMs = 90_000;

/**
 * Decodes a HEIC file to no fewer pixels than the site shows of it; null when it cannot be decoded, or not within
 * `maxBytes`. That happens in a thread of its own that ends afterwards, because WebAssembly never gives memory back.
 * `source`: the bundled text of `heic-worker.ts`.
 */
export async function decodeHeic(
  source: string,
  photo: Omit<HeicTask, "maxBytes">,
  maxBytes = mostMemory,
): Promise<Extract<HeicAnswer, { ok: true }> | null> {
  const workerData: HeicTask = { ...photo, maxBytes };
  const worker = new Worker(source, { eval: true, workerData, stdout: true, stderr: true });
  const patience = setTimeout(() => void worker.terminate(), patienceMs);
  try {
    const answer = await new Promise<HeicAnswer>((resolve) => {
      worker.once("message", resolve);
      for (const end of ["error", "exit"]) worker.once(end, () => resolve({ ok: false }));
    });
    return answer.ok ? answer : null;
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}
