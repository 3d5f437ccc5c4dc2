/** The body of a request had more bytes than its address takes, and nothing had announced its length. */
export class BodyTooLarge extends Error {}

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
