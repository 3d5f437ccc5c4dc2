import { once } from "node:events";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import {
  postHead,
  rawAnswers,
  rawConnection,
  rawGet,
} from "../../../../tests/support/network/raw-connection";
import { type ConnectionLimits, watchConnections } from "./connections";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Starts a server with nothing except the watch over its connections. */
async function serving(answer: Answer, limits: Partial<ConnectionLimits> = {}, fromProxies = false) {
  server = createServer({ requireHostHeader: false });
  watchConnections(server, { answer, fromProxies, alsoCheck: () => undefined, pageOf: () => "", limits });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("behind an unanswered request one head is read, whatever else has come", async () => {
  const answers: (() => void)[] = [];
  let received = 0;
  const url = await serving((request, response) => {
    answers.push(() => response.end(request.url));
  });
  server.on("request", () => (received += 1));
  const socket = await rawConnection(url);
  const all = rawAnswers(socket);
  const paths = Array.from({ length: 300 }, (_, n) => `/${n}`);
  for (const path of paths.slice(0, -1)) socket.write(rawGet(path));
  socket.write(rawGet("/299", "Connection: close\r\n"));
  for (let n = 0; n < paths.length; n += 1) {
    await expect.poll(() => answers.length, { interval: 1 }).toBe(1);
    expect(received).toBeLessThanOrEqual(n + 2);
    answers.pop()?.();
  }
  expect((await all).map(({ body }) => body.toString())).toEqual(paths);
});

test("large answers that come together over one connection arrive whole, also to one who reads late", async () => {
  const url = await serving((request, response) => {
    response.end((request.url ?? "").padEnd(300_000, "."));
  });
  const socket = await rawConnection(url);
  const paths = Array.from({ length: 60 }, (_, n) => `/${n}`);
  socket.pause().write(paths.map((path) => rawGet(path)).join(""));
  socket.write(rawGet("/last", "Connection: close\r\n"));
  await once(server, "request");
  const bodies = (await rawAnswers(socket.resume())).map(({ body }) => body.toString());
  expect(bodies.map((body) => body.length)).toEqual(Array<number>(61).fill(300_000));
  expect(bodies.map((body) => body.split(".")[0])).toEqual([...paths, "/last"]);
});

test("bytes that wait behind unanswered requests are bounded for all connections together", async () => {
  const url = await serving(() => undefined, { unparsed: 100_000 });
  const waiting = await Promise.all([1, 2, 3, 4].map(() => rawConnection(url)));
  const closed = waiting.map((socket) => once(socket.resume(), "close"));
  for (const socket of waiting) socket.write(rawGet("/").repeat(1_500));
  await Promise.race(closed);
  expect(waiting.some((socket) => !socket.closed)).toBe(true);
});

test.each([
  ["stays open", rawGet("/"), false],
  ["is cut in the middle of the body", postHead("/", "text/plain", 9000) + "a".repeat(4500), true],
])("a request that was answered is let go when its connection %s", async (_, asked, isCut) => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  const answered = Promise.withResolvers<WeakRef<IncomingMessage>>();
  const answer: Answer = (request, response) => {
    const seen = new WeakRef(request);
    response.once("close", () => answered.resolve(seen)).end();
  };
  const socket = await rawConnection(await serving(answer, { everyMs: 10 }));
  socket.resume().write(asked);
  const request = await answered.promise;
  if (isCut) socket.destroy();
  const isLetGo = async () => {
    await collect({ type: "major", execution: "async" });
    return request.deref() === undefined;
  };
  await expect.poll(isLetGo).toBe(true);
  expect(socket.closed).toBe(isCut);
  socket.destroy();
});

test("networks have their share of connections, proxies that are trusted as many as they need", async () => {
  const slots = { all: 20, ofNetwork: 4 };
  const open = async (url: string) => {
    const sockets = await Promise.all(
      Array.from({ length: 10 }, (_, n) => rawConnection(url, `127.0.5.${n + 1}`)),
    );
    const count = () => sockets.filter((socket) => !socket.resume().closed).length;
    return { count, end: () => sockets.forEach((socket) => socket.destroy()) };
  };
  const answer: Answer = (_, response) => void response.end();
  const direct = await open(await serving(answer, { slots }));
  await expect.poll(direct.count).toBe(4);
  direct.end();
  server.close();
  const proxied = await open(await serving(answer, { slots }, true));
  expect((await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).status).toBe(200);
  expect(proxied.count()).toBe(10);
  proxied.end();
});
