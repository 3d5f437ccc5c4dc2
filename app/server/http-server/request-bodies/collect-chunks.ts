import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const bytesBetween = 16 * 1024 * 1024;
let sinceLast = 0;
let collect: NodeJS.GCFunction | undefined;

/**
 * Has V8 free the chunks of request bodies while they arrive: after each 16 MB of all bodies together. V8 counts only the
 * small objects around them and would let hundreds of megabytes wait.
 */
export function collectChunksOf(request: IncomingMessage): void {
  request.on("data", ({ length }: Buffer) => {
    sinceLast += length;
    if (sinceLast < bytesBetween) return;
    sinceLast = 0;
    collect ??= exposedCollection();
    collect({ type: "minor" });
  });
}

/**
 * V8's collection, which only contexts have that are made under this flag. As a flag of the program it would cost every
 * start.
 */
function exposedCollection(): NodeJS.GCFunction {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as NodeJS.GCFunction;
}
