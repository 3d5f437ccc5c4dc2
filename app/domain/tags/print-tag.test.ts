import { expect, test } from "vitest";
import { tagAddressFault } from "./print-tag.server";

test.each([
  [null, "missing"],
  ["https://capi.example", null],
  ["https://capi.example:8443", null],
  ["http://capi.example", "http"],
  ["http://raspberrypi.local:3000", "home"],
  ["https://localhost", "home"],
  ["http://127.0.0.1:4711", "home"],
  ["https://10.0.0.7", "home"],
  ["http://[fe80::1]:3000", "home"],
])("the address %s on a tag: %s", (address, fault) => expect(tagAddressFault(address)).toBe(fault));
