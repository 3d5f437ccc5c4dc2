import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { photoQueue, renderQueue } from "./request-queues";

const never = () => new Promise<string>(() => undefined);

test("pages are made a few at a time, in the order in which they were asked for", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 2 });
  const made: string[] = [];
  const make = (name: string) => async () => void made.push(name);
  await Promise.all(["a", "b", "c"].map((name) => inTurn("127.0.0.1", make(name))));
  expect(made).toEqual(["a", "b", "c"]);
});

test("whoever finds every place taken is told so", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 0 });
  void inTurn("127.0.0.1", never);
  await expect(inTurn("127.0.0.1", async () => "late")).rejects.toMatchObject({ name: "TooBusy" });
});

test("a page that fails, or is never made, does not keep its place", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 3, longest: 10 });
  const failing = inTurn("127.0.0.1", () => Promise.reject(new Error("no")));
  void inTurn("127.0.0.1", never);
  const later = [inTurn("127.0.0.1", async () => "second"), inTurn("127.0.0.1", async () => "third")];
  await expect(failing).rejects.toThrow("no");
  expect(await Promise.all(later)).toEqual(["second", "third"]);
});

test("a network with many requests makes room for one that has none, and does not delay it", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 5 });
  const made: string[] = [];
  const make = (name: string) => async () => void made.push(name);
  const greedy = Array.from({ length: 8 }, (_, n) => inTurn(`203.0.113.${n}`, make(`greedy ${n}`)));
  const honest = inTurn("198.51.100.7", make("honest"));
  const ends = await Promise.allSettled([...greedy, honest]);
  expect(ends.map(({ status }) => status[0]).join("")).toBe("fffffrrrf");
  expect(made).toEqual(["greedy 0", "honest", "greedy 1", "greedy 2", "greedy 3", "greedy 4"]);
});

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
