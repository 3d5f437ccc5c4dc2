import { expect, it } from "vitest";
import { delayAfterWrongPassword, householdOf, networkOf } from "./rate-limit.server";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("%s belongs to the household %s", (address, household) => {
  expect(householdOf(address)).toBe(household);
});

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["", ""],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("waits longer with every wrong password, from the fourth on, and never for ever", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map(delayAfterWrongPassword)).toEqual([
    0, 0, 0, 500, 1000, 2000, 4000, 4000, 4000,
  ]);
});
