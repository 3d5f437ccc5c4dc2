import { expect, it } from "vitest";
import { singleFlight } from "./single-flight";

it("runs a job once for all who ask while it is under way, and again for who asks later", async () => {
  const once = singleFlight();
  let runs = 0;
  const job = async () => (runs += 1);
  expect(await Promise.all([once("a", job), once("a", job), once("b", job)])).toEqual([1, 1, 2]);
  expect(await once("a", job)).toBe(3);
});

it("fails for all of them, and not for the next", async () => {
  const once = singleFlight();
  const failing = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([once("a", failing), once("a", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once("a", async () => "yes")).toBe("yes");
});
