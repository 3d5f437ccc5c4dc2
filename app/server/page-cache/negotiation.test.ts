import { expect, test } from "vitest";
import { codingFor } from "./negotiation";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "identity"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0", "identity"],
  [`gzip, ${"x".repeat(5000)}`, "gzip"],
  ["br;q=nonsense", "identity"],
])("%s is answered in %s, also the second time", (header, coding) => {
  expect([codingFor(header), codingFor(header)]).toEqual([coding, coding]);
});

test("thousands of different headers are no reason to remember them all", () => {
  for (let n = 0; n < 5000; n += 1)
    expect(codingFor(`gzip;q=0.${n}, br;q=0`)).toBe(n === 0 ? "identity" : "gzip");
});
