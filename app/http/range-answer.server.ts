/** Answers with a file, or with one range of it (RFC 9110, 14). Several ranges, or another `If-Range`, get it whole. */
export function rangeAnswer(
  { headers: asked }: Request,
  etag: string,
  { stream, bytes }: { stream: ReadableStream<Uint8Array>; bytes: number },
  headers: Record<string, string>,
): Response {
  const isSame = [null, etag].includes(asked.get("If-Range"));
  const range = isSame ? rangeOf(asked.get("Range"), bytes) : null;
  const answer = (status: number, body: BodyInit | null, length: number, more: Record<string, string>) =>
    new Response(body, {
      status,
      headers: { ...headers, "Accept-Ranges": "bytes", "Content-Length": String(length), ...more },
    });
  if (!range) return answer(200, stream, bytes, {});
  const { start, end } = range;
  if (start < end) {
    const part = { "Content-Range": `bytes ${start}-${end - 1}/${bytes}` };
    return answer(206, sliceOf(stream, start, end), end - start, part);
  }
  void stream.cancel();
  return answer(416, null, 0, { "Content-Range": `bytes */${bytes}`, "Cache-Control": "no-store" });
}

/** Returns a range of bytes, without `end`. Outside of the file it is empty. Null without a valid single range. */
function rangeOf(header: string | null, bytes: number): { start: number; end: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return { start: Math.max(0, bytes - Number(last)), end: bytes };
  if (last !== "" && Number(last) < Number(first)) return null;
  return { start: Number(first), end: last === "" ? bytes : Math.min(bytes, Number(last) + 1) };
}

/** Returns a part of a stream. The bytes before it are read and dropped, the bytes after it are not read. */
function sliceOf(stream: ReadableStream<Uint8Array>, start: number, end: number) {
  let at = 0;
  const slice = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end - at));
      at += chunk.length;
      if (piece.length > 0) controller.enqueue(piece);
      if (at >= end) controller.terminate();
    },
  });
  return stream.pipeThrough(slice);
}
