import type { IncomingMessage } from "node:http";

const bytesBetween = 16 * 1024 * 1024;
let sinceLast = 0;

/**
 * Has V8 free the chunks of request bodies while they arrive: after each 16 MB of all bodies together. V8 counts only the
 * small objects around them and would let hundreds of megabytes wait. Does nothing unless V8 runs with `--expose-gc`.
 */
export function collectChunksOf(request: IncomingMessage): void {
  const { gc } = globalThis;
  if (!gc) return;
  request.on("data", ({ length }: Buffer) => {
    sinceLast += length;
    if (sinceLast < bytesBetween) return;
    sinceLast = 0;
    gc({ type: "minor" });
  });
}
