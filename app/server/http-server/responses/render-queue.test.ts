import { expect, test } from "vitest";
import { renderQueue } from "./render-queue";

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
