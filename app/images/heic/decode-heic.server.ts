import { Worker } from "node:worker_threads";
import type { HeicAnswer, HeicTask } from "./heic-worker";

/** The maximum memory in bytes. Within this limit the whole process stays below 200 MB. */
const maxMemory = 104 * 1024 * 1024;
const timeoutMs = 90_000;

/** Decodes a HEIC file, as large as the site shows it or larger. Null when broken, or above `maxBytes` of memory. */
export async function decodeHeic(source: string, photo: Omit<HeicTask, "maxBytes">, maxBytes = maxMemory) {
  // The decoder (`source`) has a thread of its own: WebAssembly gives its memory back only when its thread ends.
  const workerData: HeicTask = { ...photo, maxBytes };
  await using worker = new Worker(source, { eval: true, workerData, stdout: true, stderr: true });
  const timeout = setTimeout(() => void worker.terminate(), timeoutMs);
  const answered = new Promise<HeicAnswer>((resolve) => {
    worker.once("message", resolve);
    for (const end of ["error", "exit"]) worker.once(end, () => resolve({ ok: false }));
  });
  const answer = await answered.finally(() => clearTimeout(timeout));
  return answer.ok ? answer : null;
}
