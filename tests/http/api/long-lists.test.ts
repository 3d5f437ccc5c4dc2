import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/owner";
import { fillSite } from "../../support/site-data/fill-site";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

const count = 450;
let running: SiteWithOwner["running"];
let owner: Owner;
beforeAll(async () => {
  ({ running, owner } = await siteWithOwner());
  await fillSite(running.site, count);
});
afterAll(() => running.close());

const read = async (address: string) => {
  const answer = await owner.open(address);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
  return (await answer.json()) as { id: string }[];
};

test.each([
  "/api/admin/stories",
  "/api/admin/stories?state=diary",
  "/api/admin/blog-posts",
  "/api/blog-posts",
])("%s has every item once, in the order of its pages", async (list) => {
  const whole = await read(list);
  expect(whole).toHaveLength(list.includes("diary") ? count / 2 : count);
  const paged: { id: string }[] = [];
  const question = list.includes("?") ? "&" : "?";
  for (let before = ""; ;) {
    const page = await read(`${list}${question}limit=100${before}`);
    paged.push(...page);
    if (page.length < 100) break;
    before = `&before=${page.at(-1)?.id}`;
  }
  expect(whole).toEqual(paged);
  expect(await read(`${list}${question}before=${whole[99]?.id}`)).toEqual(whole.slice(100));
});
