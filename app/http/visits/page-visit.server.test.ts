import { expect, it } from "vitest";
import { isPageVisit } from "./page-visit.server";

const request = (headers: Record<string, string>, method = "GET") => ({
  method,
  headers: new Headers(headers),
});

it("is a GET of somebody who looks at the page", () => {
  expect(isPageVisit(request({}))).toBe(true);
});

it.each([
  ["Sec-Purpose", "prefetch"],
  ["Sec-Purpose", "prefetch;prerender"],
  ["Purpose", "prefetch"],
  ["X-Purpose", "preview"],
  ["X-Moz", "prefetch"],
])("is not what comes with %s: %s", (name, value) => {
  expect(isPageVisit(request({ [name]: value }))).toBe(false);
});

it.each(["HEAD", "POST"])("is not %s", (method) => {
  expect(isPageVisit(request({}, method))).toBe(false);
});
