import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess();
});
afterAll(() => running.close());

test.each([
  ["the server itself", 413, 70_000],
  ["a route", 405, 60_000],
])("an answer of %s, given before the body has come, lets the sender finish", async (_, status, length) => {
  const socket = connect({ port: Number(new URL(running.url).port), host: "127.0.0.1", allowHalfOpen: true });
  const happened: string[] = [];
  let said = "";
  socket.on("data", (chunk) => (said += chunk.toString()));
  socket.on("error", ({ message }) => happened.push(message));
  socket.once("end", () => happened.push("the server ended"));
  const closed = once(socket, "end");

  socket.write(
    `POST /niente HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`,
  );
  await once(socket, "data");
  // Two round trips to the server: if it had closed the connection after its answer, the client would know by now.
  await fetch(`${running.url}/healthz`);
  await fetch(`${running.url}/healthz`);
  happened.push("the sender went on");
  socket.write("x".repeat(length));
  await closed;
  socket.end();
  expect(happened).toEqual(["the sender went on", "the server ended"]);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
