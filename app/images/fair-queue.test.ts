import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue";

/** A queue, and jobs that tell when they begin and end. */
function bench(most = 10) {
  const inTurn = fairQueue(most);
  const seen: string[] = [];
  const job = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise(setImmediate);
    seen.push(`${name} ends`);
    return name;
  };
  const begun = () => seen.filter((one) => one.endsWith("begins")).map((one) => one.split(" ")[0]);
  return { inTurn, job, seen, begun };
}

test("jobs run one after the other, in the order they came", async () => {
  const { inTurn, job, seen } = bench();
  expect(await Promise.all([inTurn("a", job("first")), inTurn("a", job("second"))])).toEqual([
    "first",
    "second",
  ]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(await inTurn("a", job("third"))).toBe("third");
});

test("who brings one job waits for one of whoever brings many", async () => {
  const { inTurn, job, begun } = bench();
  const many = ["m1", "m2", "m3", "m4"].map((name) => inTurn("many", job(name)));
  await Promise.all([...many, inTurn("one", job("o1")), inTurn("other", job("p1"))]);
  expect(begun()).toEqual(["m1", "m2", "o1", "p1", "m3", "m4"]);
});

test("a job that fails tells its own caller only", async () => {
  const { inTurn } = bench();
  const failing = inTurn("a", () => Promise.reject(new Error("no")));
  const next = inTurn("a", async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

test("when too many wait, the next one is told at once, and the owner is taken all the same", async () => {
  const { inTurn, job, begun } = bench(2);
  const taken = [inTurn("a", job("now")), inTurn("a", job("w1")), inTurn("b", job("w2"))];
  expect(inTurn("c", job("refused"))).toBeNull();
  await Promise.all([...taken, inTurn(null, job("owner"))]);
  expect(begun().sort()).toEqual(["now", "owner", "w1", "w2"]);
  expect(await inTurn("c", job("later"))).toBe("later");
});
