import { expect, test } from "vitest";
import { captureTime } from "./exif-tags";

test.each([
  ["2026:05:03 23:59:59", "2026-05-03T23:59"],
  ["2024:02:29 00:00:00", "2024-02-29T00:00"],
  ["2026-05-03T10:00:00", "2026-05-03T10:00"],
  ["2026:05:03 24:61:00", "2026-05-03"],
  ["2026:05:03", "2026-05-03"],
])("%s is %s, whatever the hour is elsewhere", (DateTimeOriginal, day) => {
  expect(captureTime({ DateTimeOriginal })).toBe(day);
});

test.each([
  "",
  "0000:00:00 00:00:00",
  "    :  :     :  :  ",
  "2026:02:30 10:00:00",
  "2025:02:29 10:00:00",
  "2026:13:01 10:00:00",
  "1066:10:14 10:00:00",
  "2026:05:034",
  "ieri",
  20260503,
  undefined,
])("%s is no day", (DateTimeOriginal) => {
  expect(captureTime({ DateTimeOriginal })).toBeNull();
});
