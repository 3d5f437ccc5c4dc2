import { expect, test } from "vitest";
import { type FairQueueOptions, fairQueue, background } from "./fair-queue";

/** Makes a queue with a clock of its own, and jobs that take a given time and record their beginning and end. */
function bench(options: Partial<FairQueueOptions> = {}) {
  let time = 0;
  const queue = fairQueue({ slots: 10, clock: () => time, ...options });
  const seen: string[] = [];
  const job =
    (name: string, takes = 0) =>
    async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      time += takes;
      seen.push(`${name} ends`);
      return name;
    };
  const begun = () => seen.filter((one) => one.endsWith("begins")).map((one) => one.split(" ")[0]);
  return { ...queue, job, seen, begun };
}

test("jobs run one after the other, in the order they came", async () => {
  const { run, job, seen } = bench();
  expect(await Promise.all([run("a", job("first")), run("a", job("second"))])).toEqual(["first", "second"]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(await run("a", job("third"))).toBe("third");
});

test("so many jobs run at once as are allowed, and others are heard between two starts", async () => {
  const { run, job, seen } = bench({ atOnce: 2 });
  const gate = Promise.withResolvers<unknown>();
  const kept = (name: string) => () => {
    seen.push(`${name} starts`);
    return gate.promise.then(job(name));
  };
  const all = Promise.all(["1", "2", "3"].map((name) => run("a", kept(name))));
  setImmediate(() => seen.push("event"));
  for (let n = 0; n < 9; n += 1) await new Promise(setImmediate);
  expect(seen).toEqual(["1 starts", "event", "2 starts"]);
  gate.resolve(null);
  await all;
  expect(seen).toContain("3 ends");
});

test("who brings one job waits for one of whoever brings many", async () => {
  const { run, job, begun } = bench();
  const many = ["m1", "m2", "m3", "m4"].map((name) => run("many", job(name)));
  await Promise.all([...many, run("one", job("o1")), run("other", job("p1"))]);
  expect(begun()).toEqual(["m1", "o1", "p1", "m2", "m3", "m4"]);
});

test("whose jobs took least time is next: a long one counts as many short ones", async () => {
  const { run, job, begun } = bench();
  const long = ["l1", "l2"].map((name) => run("long", job(name, 30)));
  const short = ["s1", "s2", "s3", "s4"].map((name) => run("short", job(name, 10)));
  await Promise.all([...long, ...short]);
  expect(begun()).toEqual(["l1", "s1", "s2", "s3", "l2", "s4"]);
});

test("in a slot several jobs run, before those of later slots of the same sender", async () => {
  const { enter, run, job, begun } = bench();
  const slot = enter("a");
  const first = slot?.turn(job("1a"));
  const later = run("a", job("2"));
  await first;
  await slot?.turn(job("1b"));
  slot?.leave();
  await later;
  expect(begun()).toEqual(["1a", "1b", "2"]);
});

test("a job that fails tells its own caller only", async () => {
  const { run } = bench();
  const failing = run("a", () => Promise.reject(new Error("no")));
  const next = run("a", async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

test("when it is full, who holds most loses the newest slot to one who holds fewer", async () => {
  const { run, job, begun } = bench({ slots: 4 });
  const greedy = ["g1", "g2", "g3", "g4", "g5"].map((name) => run("greedy", job(name)));
  const other = run("other", job("o1"));
  const owner = run(null, job("owner"));
  expect(await Promise.all([...greedy, other, owner])).toEqual([
    ...["g1", "g2", "g3", null, null],
    "o1",
    "owner",
  ]);
  expect(begun()).toEqual(["owner", "g1", "o1", "g2", "g3"]);
});

test("when everybody holds as much, the next one is refused, and taken when there is room", async () => {
  const { run, job } = bench({ slots: 2 });
  const taken = [run("a", job("a1")), run("b", job("b1"))];
  expect(await run("c", job("c1"))).toBeNull();
  expect(await Promise.all(taken)).toEqual(["a1", "b1"]);
  expect(await run("c", job("c2"))).toBe("c2");
});

test("one sender has only so many slots, whatever is free", async () => {
  const { run, job } = bench({ perSender: 2 });
  const jobs = ["1", "2", "3"].map((name) => run("a", job(name)));
  expect(await Promise.all(jobs)).toEqual(["1", "2", null]);
});

test("a client that has gone gives its slot back, and its job is not run", async () => {
  const { run, job, begun } = bench({ slots: 3, perSender: 3 });
  const gone = new AbortController();
  const jobs = [run("a", job("a1")), run("a", job("a2"), gone.signal), run("a", job("a3"), gone.signal)];
  gone.abort();
  const later = [run("b", job("b1")), run("b", job("b2")), run("a", job("a4"), gone.signal)];
  expect(await Promise.all([...jobs, ...later])).toEqual(["a1", null, null, "b1", "b2", null]);
  expect(begun()).toEqual(["a1", "b1", "b2"]);
});

test("a slot that is left while its job runs lets that job end, and runs no other", async () => {
  const { enter, job, begun } = bench();
  const slot = enter("a");
  const first = slot?.turn(async () => {
    slot.leave();
    return job("a1")();
  });
  expect(await first).toBe("a1");
  expect(await slot?.turn(job("a2"))).toBeNull();
  expect(begun()).toEqual(["a1"]);
});

test("background work is always admitted, and runs when nobody else waits", async () => {
  const { run, enter, job, begun } = bench({ slots: 1 });
  const first = run("a", job("first"));
  const [one, two] = [run(background, job("background-1")), run(background, job("background-2"))];
  await first;
  const slot = enter("b");
  const more = [slot?.turn(job("second")), run(null, job("owner"))];
  expect(await Promise.all([one, two])).toEqual(["background-1", "background-2"]);
  await Promise.all(more);
  expect(begun().slice(-2)).not.toContain("owner");
  expect(begun().indexOf("second")).toBeLessThan(begun().indexOf("background-2"));
});
