import { expect, it } from "vitest";
import { singleFlight } from "./idempotency.server";

it("runs a job once for all who ask while it is under way, and again for who asks later", async () => {
  const once = singleFlight();
  let runs = 0;
  const job = async () => (runs += 1);
  expect(await Promise.all([once("a", job), once("a", job), once("b", job)])).toEqual([1, 1, 2]);
  expect(await once("a", job)).toBe(3);
});

it("tells the job that nobody waits any more when all who asked have gone", async () => {
  const once = singleFlight();
  const callers = [new AbortController(), new AbortController(), new AbortController()];
  const [first, second, third] = callers.map(({ signal }) => signal);
  const jobs: AbortSignal[] = [];
  const job = async (signal: AbortSignal) => {
    jobs.push(signal);
    await new Promise(setImmediate);
    return signal.aborted;
  };
  const both = [once("a", job, first), once("a", job, second)];
  callers[0]?.abort();
  expect(jobs.map(({ aborted }) => aborted)).toEqual([false]);
  callers[1]?.abort();
  expect(jobs.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await once("a", job, third)).toBe(false);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(jobs).toHaveLength(2);
});

it("fails for all of them, and not for the next", async () => {
  const once = singleFlight();
  const failing = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([once("a", failing), once("a", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once("a", async () => "yes")).toBe("yes");
});
