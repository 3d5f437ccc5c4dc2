import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { photoQueue } from "./photo-queue";

const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test("networks are served in turn, however many requests one of them brings", async () => {
  const { inTurn } = photoQueue({ atOnce: 1, waiting: 10, stalled: 60_000 });
  const served: string[] = [];
  const ask = (address: string, name: string) =>
    inTurn(response(), address, () => Promise.resolve(void served.push(name)));
  await Promise.all([
    ask("203.0.113.7", "a1"),
    ask("203.0.113.7", "a2"),
    ask("203.0.113.7", "a3"),
    ask("203.0.113.7", "a4"),
    ask("2001:db8::1", "b1"),
    ask("2001:db8::2", "b2"),
    ask("198.51.100.1", "c1"),
  ]);
  expect(served.slice(1, 3).sort()).toEqual(["b1", "c1"]);
  expect(served.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2", "a3", "a4"]);
  expect(served).toHaveLength(7);
});

test("a photo that is never sent gives its place back with its connection", async () => {
  const { inTurn } = photoQueue({ atOnce: 1, waiting: 1, stalled: 60_000 });
  const lost = response();
  void inTurn(lost, "203.0.113.7", () => new Promise(() => undefined));
  const next = inTurn(response(), "203.0.113.7", () => Promise.resolve());
  lost.emit("close");
  await expect(next).resolves.toBeUndefined();
});

test("a photo that cannot be sent gives its place to the next", async () => {
  const { inTurn } = photoQueue({ atOnce: 1, waiting: 1, stalled: 60_000 });
  const failed = inTurn(response(), "203.0.113.7", () => Promise.reject(new Error("unreadable")));
  const next = inTurn(response(), "203.0.113.7", () => Promise.resolve());
  const tooMany = inTurn(response(), "203.0.113.7", () => Promise.resolve());
  const outcomes = await Promise.allSettled([failed, next, tooMany]);
  expect(outcomes).toMatchObject([
    { reason: { message: "unreadable" } },
    { status: "fulfilled" },
    { reason: { name: "TooBusy" } },
  ]);
});
