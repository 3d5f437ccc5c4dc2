import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { isOwnerFormToken, ownerFormToken } from "./form-token.server";
import { setPassword } from "./password.server";

let here: TestSite;
beforeEach(async () => {
  here = await testSite();
});
afterEach(() => here.close());

test("only a token that the site has signed counts, with the moment that it was signed with", async () => {
  expect(await isOwnerFormToken(here.site, "a.b.c")).toBe(false);
  const token = await ownerFormToken(here.site);
  const [id = "", moment = "", signature = ""] = token.split(".");
  expect(await isOwnerFormToken(here.site, token)).toBe(true);
  for (const forged of [
    "",
    `${id}.${moment}`,
    `${id}.${moment}.`,
    `${id}.${moment}1.${signature}`,
    `x${id}.${moment}.${signature}`,
    `${id}.${moment}.${signature.toLowerCase().replace(/^./, "_")}`,
  ]) {
    expect(await isOwnerFormToken(here.site, forged), forged).toBe(false);
  }
});

test("a token counts for sixty days, and until the next password", async () => {
  const token = await ownerFormToken(here.site);
  const inDays = (days: number) => new Date(here.site.now().getTime() + days * 24 * 60 * 60 * 1000);
  expect(await isOwnerFormToken({ ...here.site, now: () => inDays(59) }, token)).toBe(true);
  expect(await isOwnerFormToken({ ...here.site, now: () => inDays(60) }, token)).toBe(false);
  await setPassword(here.site, "muretto-del-porto");
  expect(await isOwnerFormToken(here.site, token)).toBe(false);
});
