import { expect, test } from "vitest";
import { isPublicAddress, isPublicHost } from "./public-address.server";

test.each(["1.1.1.1", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450:4002::1"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.9.9.9",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:192.168.1.1",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12::1",
  "fe80::1",
  "ff02::1",
  "2002:7f00:1::",
  "localhost",
  "",
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["capi.example", "capi.example.", "[2606:4700::1111]", "1.1.1.1", "locale.example"])(
  "the host %s may be public",
  (host) => expect(isPublicHost(host)).toBe(true),
);

test.each([
  "localhost",
  "raspberrypi",
  "raspberrypi.local",
  "RaspberryPi.local.",
  "nas.lan",
  "pi.fritz.box",
  "127.0.0.1",
  "192.168.1.20",
  "[::1]",
  "[fe80::1]",
  "",
])("the host %s is of a network at home", (host) => expect(isPublicHost(host)).toBe(false));
