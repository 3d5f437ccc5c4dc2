import { afterEach, beforeEach, expect, test } from "vitest";
import { readValue, writeValue } from "~/domain/key-values.server";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { ownerFormToken, isOwnerFormToken } from "./form-token.server";
import { hashPassword, isPassword, setPassword } from "./password.server";

import { findSession, startSession } from "./sessions.server";

const password = "muretto-del-porto";
let here: TestSite;
beforeEach(async () => {
  here = await testSite();
});
afterEach(() => here.close());

const stored = () => readValue(here.site.db, "admin-password");

test("a password is stored as a hash of the recommended cost, with a salt of its own", async () => {
  await setPassword(here.site, password);
  const first = await stored();
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/);
  await setPassword(here.site, password);
  expect(await stored()).not.toBe(first);
  expect(await isPassword(here.site, password)).toBe(true);
  expect(await isPassword(here.site, `${password} `)).toBe(false);
});

test.each([
  { of: "a lower cost", cost: { N: 2 ** 15, r: 8, p: 1 } },
  { of: "a cost that takes more memory", cost: { N: 2 ** 17, r: 8, p: 1 } },
])("the right password renews a hash of $of, and ends no session", async ({ cost }) => {
  const older = await hashPassword(password, cost);
  await writeValue(here.site.db, "admin-password", older);
  const token = await startSession(here.site);
  const formToken = await ownerFormToken(here.site);
  expect(await isPassword(here.site, "sbagliata")).toBe(false);
  expect(await stored()).toBe(older);
  expect(await isPassword(here.site, password)).toBe(true);
  const renewed = await stored();
  expect(renewed).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await isPassword(here.site, password)).toBe(true);
  expect(await stored()).toBe(renewed);
  expect((await findSession(here.site, token)).state).toBe("live");
  expect(await isOwnerFormToken(here.site, formToken)).toBe(true);
});
