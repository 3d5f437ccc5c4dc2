import { expect, test } from "vitest";
import { renderQueue } from "./render-queue";

const never = () => new Promise<string>(() => undefined);

test("pages are made a few at a time, in the order in which they were asked for", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 2 });
  const made: string[] = [];
  const make = (name: string) => async () => void made.push(name);
  await Promise.all(["a", "b", "c"].map((name) => inTurn(make(name))));
  expect(made).toEqual(["a", "b", "c"]);
});

test("whoever finds every place taken is told so", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 0 });
  void inTurn(never);
  await expect(inTurn(async () => "late")).rejects.toMatchObject({ name: "TooBusy" });
});

test("a page that fails, or is never made, does not keep its place", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 3, longest: 10 });
  const failing = inTurn(() => Promise.reject(new Error("no")));
  void inTurn(never);
  const later = [inTurn(async () => "second"), inTurn(async () => "third")];
  await expect(failing).rejects.toThrow("no");
  expect(await Promise.all(later)).toEqual(["second", "third"]);
});
