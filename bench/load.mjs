import { connect } from "node:net";

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Requests `paths` in turn over `connections`, each after its last answer, at most `rate` in a second. Returns the
 * milliseconds of each answer, at a fixed rate from when it was due: a stall shows in every request it delayed.
 */
export async function load({ port, paths, seconds, connections = 32, headers = "", rate, expected = 200 }) {
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`),
  );
  const gap = rate ? (connections / rate) * 1000 : 0;
  const start = performance.now();
  const times = [];
  const unexpected = new Map();
  let next = 0;
  await Promise.all(Array.from({ length: connections }, (_, n) => visitor(start + (gap * n) / connections)));
  return { count: times.length, times, unexpected };

  function visitor(first) {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const answered = answerCounter((status) => {
        if (expected !== null && status !== expected)
          unexpected.set(status, (unexpected.get(status) ?? 0) + 1);
        times.push(performance.now() - due);
        due += gap;
        if (due > performance.now()) setTimeout(ask, due - performance.now());
        else ask();
      });
      const ask = () => {
        const now = performance.now();
        if (now >= start + seconds * 1000) return socket.destroy();
        // A timer can fire a little early.
        if (!gap || due > now) due = now;
        socket.write(requests[next++ % requests.length]);
      };
      let due = first;
      socket.once("connect", () => setTimeout(ask, Math.max(0, due - performance.now())));
      socket.on("data", answered).once("close", resolve).once("error", reject);
    });
  }
}

/** Reads what arrives on a connection and reports the status of each complete answer. */
function answerCounter(onAnswer) {
  let head = Buffer.alloc(0);
  let status = 0;
  let missing = 0;
  return (chunk) => {
    if (status === 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(headEnd);
      if (end === -1) return;
      const text = head.latin1Slice(0, end);
      status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      missing = status === 304 ? 0 : length === undefined ? Infinity : Number(length);
      chunk = head.subarray(end + headEnd.length);
      head = Buffer.alloc(0);
    }
    missing -= chunk.length;
    if (missing === Infinity && chunk.subarray(-lastChunk.length).equals(lastChunk)) missing = 0;
    if (missing > 0) return;
    const complete = status;
    status = 0;
    onAnswer(complete);
  };
}

/** Returns the time, in milliseconds, that this share of the requests did not exceed. */
export function percentile(times, share) {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
