import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time";

test("jobs run one after the other, in the order they came", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const job = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise(setImmediate);
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(job("first")), inTurn(job("second"))])).toEqual(["first", "second"]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a job that fails tells its own caller only", async () => {
  const inTurn = oneAtATime();
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
