import { Worker } from "node:worker_threads";
import type { HeicAnswer, HeicTask } from "./heic-worker";

const maxBytes = 512 * 1024 * 1024;
const patienceMs = 60_000;

/**
 * The pixels of a HEIC file, or null when it cannot be decoded. They are decoded in a thread of its own that ends
 * afterwards, because WebAssembly never gives memory back. `source`: the bundled text of `heic-worker.ts`.
 */
export async function decodeHeic(
  source: string,
  photo: Omit<HeicTask, "maxBytes">,
): Promise<Extract<HeicAnswer, { ok: true }> | null> {
  const workerData: HeicTask = { ...photo, maxBytes };
  const worker = new Worker(source, { eval: true, workerData, stdout: true, stderr: true });
  const patience = setTimeout(() => void worker.terminate(), patienceMs);
  try {
    const answer = await new Promise<HeicAnswer>((resolve) => {
      worker.once("message", resolve);
      worker.once("error", (error) => resolve({ ok: false, reason: String(error) }));
      worker.once("exit", () => resolve({ ok: false, reason: "the worker ended without an answer" }));
    });
    return answer.ok ? answer : null;
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}
