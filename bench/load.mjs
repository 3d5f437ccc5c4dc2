import { connect } from "node:net";

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Requests `paths` in turn over `connections` kept-alive connections, as fast as possible. Each connection waits for its
 * answer before its next request. Returns the number of answers. Throws when one has another status than `expected`.
 */
export async function load({ port, paths, seconds, connections = 32, headers = "", expected = 200 }) {
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`),
  );
  const end = performance.now() + seconds * 1000;
  let count = 0;
  let next = 0;
  await Promise.all(Array.from({ length: connections }, visitor));
  return count;

  function visitor() {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const ask = () => {
        if (performance.now() >= end) socket.destroy();
        else socket.write(requests[next++ % requests.length]);
      };
      const answered = answerCounter((status) => {
        if (status !== expected) return socket.destroy(new Error(`${paths}: ${status}`));
        count += 1;
        ask();
      });
      socket.once("connect", ask).on("data", answered).once("close", resolve).once("error", reject);
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
