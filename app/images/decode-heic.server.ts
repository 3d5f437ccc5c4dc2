import { Worker } from "node:worker_threads";
import type { HeicAnswer, HeicTask } from "./heic-worker";

/** Enough for 50 megapixels, and no more for a file that lies about its size. */
const memoryBytes = 512 * 1024 * 1024;
const patienceMs = 30_000;

/**
 * The pixels of a HEIC file, or null when it cannot be decoded. They are decoded in a thread of its own that ends
 * afterwards, because WebAssembly never gives memory back. `source`: the bundled text of `heic-worker.ts`.
 */
export async function decodeHeic(
  source: string,
  photo: Omit<HeicTask, "maxBytes">,
  maxBytes = memoryBytes,
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
