import { expect, it } from "vitest";
import { sharing } from "./sharing";

it("runs a job once for all who ask while it is under way, and again for who asks later", async () => {
  const share = sharing();
  let runs = 0;
  const job = async () => (runs += 1);
  expect(await Promise.all([share("a", job), share("a", job), share("b", job)])).toEqual([1, 1, 2]);
  expect(await share("a", job)).toBe(3);
});

it("fails for all of them, and not for the next", async () => {
  const share = sharing();
  const failing = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([share("a", failing), share("a", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => "yes")).toBe("yes");
});
