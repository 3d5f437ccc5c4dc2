import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { type Connection, connectionSlots, newConnection } from "./connection-slots";

let uses = 0;

function connectionOf(network: string, { isBusy = false } = {}): Connection {
  const socket = new Socket();
  const connection = newConnection(socket, network, (uses += 1));
  const request = new IncomingMessage(socket);
  if (isBusy) connection.current = { request, response: new ServerResponse(request), idlePeriods: 0 };
  return connection;
}

const isOpen = ({ socket }: Connection) => !socket.destroyed;

test("a network that has as many as it may loses its longest idle one, and nobody else does", () => {
  const { take } = connectionSlots({ all: 10, ofNetwork: 3 });
  const other = connectionOf("other");
  const own = [1, 2, 3].map(() => connectionOf("own"));
  for (const one of [other, ...own]) expect(take(one)).toBe(true);
  if (own[0]) own[0].lastUsed = uses += 1;
  expect(take(connectionOf("own"))).toBe(true);
  expect([other, ...own].map(isOpen)).toEqual([true, true, false, true]);
});

test("a connection with a request under way is never closed for another", () => {
  const { take } = connectionSlots({ all: 4, ofNetwork: 2 });
  const busy = ["a", "a", "b", "b"].map((network) => connectionOf(network, { isBusy: true }));
  for (const one of busy) expect(take(one)).toBe(true);
  expect(take(connectionOf("a"))).toBe(false);
  expect(take(connectionOf("c"))).toBe(false);
  expect(busy.every(isOpen)).toBe(true);
});

test("when all slots are taken, the network with most makes room, of those that have idle ones", () => {
  const { take } = connectionSlots({ all: 6, ofNetwork: 4 });
  const working = [1, 2, 3].map(() => connectionOf("working", { isBusy: true }));
  const small = connectionOf("small");
  const large = [connectionOf("large"), connectionOf("large")];
  for (const one of [...working, small, ...large]) expect(take(one)).toBe(true);
  expect(take(connectionOf("new"))).toBe(true);
  expect([...working, small, ...large].map(isOpen)).toEqual([true, true, true, true, false, true]);
});

test("a slot is free again when its connection has closed, and once only", () => {
  const { take, release } = connectionSlots({ all: 2, ofNetwork: 2 });
  const [first, second] = [connectionOf("a", { isBusy: true }), connectionOf("a", { isBusy: true })];
  for (const one of [first, second]) expect(take(one)).toBe(true);
  release(first);
  release(first);
  expect(take(connectionOf("b", { isBusy: true }))).toBe(true);
  expect(take(connectionOf("c"))).toBe(false);
});
