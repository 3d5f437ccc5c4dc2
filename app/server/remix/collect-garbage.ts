import type { IncomingMessage, Server } from "node:http";
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const megabyte = 1024 * 1024;
const everyMs = 250;
/** The growth of the process's memory, in bytes, that starts a full garbage collection. */
const growth = 24 * megabyte;
/** The size in bytes above which a busy process collects all garbage every two seconds. */
const high = { bytes: 180 * megabyte, everyMs: 2_000 };
/** In a quiet moment the event loop works less than this share of the time. */
const quietShare = 0.2;
const chunksBetween = 16 * megabyte;

let collect: NodeJS.GCFunction | undefined;
let chunks = 0;

/** Collects all garbage after the process has grown, and again when it is quiet, until the server closes. */
export function collectAfterGrowth(server: Server): void {
  // V8 alone would wait until its own heap is full, and hardly counts the buffers outside of that heap.
  let last = { at: 0, bytes: process.memoryUsage.rss(), wasQuiet: true };
  let before = performance.eventLoopUtilization();
  const check = () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const isQuiet = utilization < quietShare;
    const [at, bytes] = [performance.now(), process.memoryUsage.rss()];
    const isDue = isQuiet ? !last.wasQuiet : bytes > high.bytes && at - last.at > high.everyMs;
    if (!isDue && bytes - last.bytes < growth) return;
    // This kind takes some 50 ms. An ordinary collection would keep empty pages instead of freeing them.
    collectNow({ type: "major", flavor: "last-resort" });
    last = { at, bytes: process.memoryUsage.rss(), wasQuiet: isQuiet };
  };
  const timer = setInterval(check, everyMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** Makes V8 free the chunks of bodies after every 16 MB of all. It counts only the small objects around the chunks. */
export function collectChunksOf(request: IncomingMessage): void {
  request.on("data", ({ length }: Buffer) => {
    chunks += length;
    if (chunks < chunksBetween) return;
    chunks = 0;
    collectNow({ type: "minor" });
  });
}

/** Only a context that was created under this flag has `gc`. Given to the whole program it would slow down a start. */
function collectNow(options: NodeJS.GCOptions): void {
  if (!collect) setFlagsFromString("--expose-gc");
  collect ??= runInNewContext("gc") as NodeJS.GCFunction;
  collect(options);
}
