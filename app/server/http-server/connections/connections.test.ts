import { once } from "node:events";
import { Agent, type IncomingMessage, type Server, type ServerResponse, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
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
  socket.write(rawGet("/first") + rawGet("/early").repeat(3_000));
  await expect.poll(() => answers.length).toBe(1);
  answers.pop()?.();
  expect((await all).map(({ body }) => body.toString())).toEqual(["/first"]);
  expect([received, answers.length]).toEqual([2, 0]);
});

test("a large answer arrives whole, also for one who asked too early and reads late", async () => {
  const url = await serving((request, response) => {
    response.end((request.url ?? "").padEnd(9_000_000, "."));
  });
  const socket = await rawConnection(url);
  socket.pause().write(rawGet("/0") + rawGet("/1"));
  await once(server, "request");
  const bodies = (await rawAnswers(socket.resume())).map(({ body }) => body.toString());
  expect(bodies.map((body) => [body.length, body.split(".")[0]])).toEqual([[9_000_000, "/0"]]);
});

test("clients that wait for their answers keep their connection", async () => {
  let connections = 0;
  const url = await serving((request, response) => {
    response.end("".padEnd(Number(request.url?.slice(1)), "."));
  });
  server.on("connection", () => (connections += 1));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = 0; n < 300; n += 1) {
    const size = n % 10 === 0 ? 2_000_000 : n;
    const [answer] = (await once(get(`${url}/${size}`, { agent }), "response")) as [IncomingMessage];
    expect((await buffer(answer)).length).toBe(size);
  }
  agent.destroy();
  expect(connections).toBe(1);
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
