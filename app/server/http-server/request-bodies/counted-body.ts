import type { IncomingMessage } from "node:http";

/** The body of a request had more bytes than its address takes, and nothing had announced its length. */
export class BodyTooLarge extends Error {}

/** The number of chunks after which a body must have this many bytes in each, on average. */
const [fewChunks, leastBytes] = [256, 64];

/**
 * Ends the connection when the chunks of its body are tiny: each takes two hundred times its bytes of memory, and one
 * packet may have ten thousand. Call it before the body is parsed.
 */
export function refuseTinyChunks(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let [chunks, bytes] = [0, 0];
  request.push = (chunk: Buffer | null, ...encoding) => {
    chunks += 1;
    bytes += chunk?.length ?? 0;
    if (chunk === null || chunks < fewChunks || bytes >= chunks * leastBytes) return push(chunk, ...encoding);
    request.socket.destroy();
    return false;
  };
}

/** Returns a request whose body breaks off behind `max` bytes, and whether it has. */
export function countedBody(request: Request, max: number) {
  let left = max;
  if (!request.body || max === Infinity) return { request, isTooLarge: () => false };
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new BodyTooLarge("body too large"));
      else controller.enqueue(chunk);
    },
  });
  const { url, method, headers, signal } = request;
  const body = request.body.pipeThrough(count);
  return {
    request: new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit),
    isTooLarge: () => left < 0,
  };
}
