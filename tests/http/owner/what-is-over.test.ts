import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "~/domain/new-id";
import { createTag, listTags } from "~/domain/tags/tags.server";
import { articleFields, photo } from "../../support/api/api-world";
import { textOf } from "../../support/pages/form-html";
import { signedIn } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { type SiteWithOwner, ownersPassword, siteWithOwner } from "../../support/site-with-owner";

const day = 24 * 60 * 60 * 1000;
const town = "Parolalontana";
const spam = `${town}: https://uno.example https://due.example`;
let running: SiteInProcess;
let world: SiteWithOwner["world"];
let clock = Date.parse("2027-05-03T10:00:00.000Z");
let receipts: string[];
let binned: string;
let tag: string;
let report: string;

const send = (path: string, fields: Record<string, string>) =>
  fetch(running.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

beforeAll(async () => {
  ({ running, world } = await siteWithOwner({}, { site: { now: () => new Date(clock) } }));
  const made = await createTag(running.site, { fields: { name: "Zainetto" }, token: null });
  if (!made.ok) throw new Error(made.code);
  tag = made.value.code;
  const sighting = await send(`/t/${tag}`, { token: newToken(), kind: "holding", city: town });
  const told = await send("/submit", { token: newToken(), story: spam, consent: "true" });
  receipts = [sighting, told].map((answer) => answer.headers.get("Location") ?? "");
  const { id } = await world.article({ ...articleFields, title: town, photo: await photo("molo.jpg") });
  await send(`/segnala?di=${id}`, { token: newToken(), what: "hurts", words: town });
  ({ id: report = "" } = (await world.asOwner<{ id: string }[]>("GET /api/admin/reports"))[0] ?? {});
  await world.asOwner(`DELETE /api/admin/blog-posts/${id}`);
  binned = id;
});
afterAll(() => running.close());

/** Returns every door at which something of it may show, with what it answers to an owner who has just signed in. */
async function atTheDoors(): Promise<Record<string, { status: number; says: string }>> {
  const owner = await signedIn(running.url, ownersPassword);
  const story = (await running.site.db.selectFrom("stories").select("id").executeTakeFirst())?.id ?? "";
  const own = [
    ...["", "?stato=avvistamento", "?stato=sospetta", "?q=parolalontana&stato=sospetta"].map(
      (of) => `/admin${of}`,
    ),
    ...["cestino", "segnalazioni", "cartellini", `storie/${story}`, "cestino/tutto/elimina"].map(
      (of) => `/admin/${of}`,
    ),
    ...["sightings", "stories", "stories?state=suspect", "bin", "reports", "tags", `stories/${story}`].map(
      (of) => `/api/admin/${of}`,
    ),
    `/admin/cestino/${binned}/elimina`,
  ];
  const answers: [string, Response][] = [];
  for (const path of own) answers.push([path, await owner.open(path)]);
  for (const path of receipts) answers.push([path, await fetch(running.url + path)]);
  const read = answers.map(async ([path, answer]) => [
    path,
    { status: answer.status, says: await textOf(answer) },
  ]);
  return Object.fromEntries((await Promise.all(read)) as [string, { status: number; says: string }][]);
}
const showing = (doors: Awaited<ReturnType<typeof atTheDoors>>) =>
  Object.entries(doors).flatMap(([path, { says }]) =>
    says.includes(town) ? path.replace(/\w{20,}/, "…") : [],
  );

test("what is over shows at no door, before it is removed", async () => {
  const before = await atTheDoors();
  expect(showing(before)).toHaveLength(18);
  expect(before["/admin"]?.says).toContain("Segnalazione:");
  expect(before["/admin/cestino/tutto/elimina"]?.status).toBe(200);
  expect((await listTags(running.site))[0]?.sightings).toBe(1);

  clock += 90 * day;
  const after = await atTheDoors();
  expect(showing(after)).toEqual([]);
  expect(after["/admin"]?.says).not.toContain("Segnalazione:");
  expect(after["/admin"]?.says).not.toMatch(/1 (?:avvistamento|sospetta)/);
  expect((await listTags(running.site))[0]?.sightings).toBe(0);
  expect(receipts.map((path) => after[path]?.status)).toEqual([410, 410]);
  expect(after[`/admin/cestino/${binned}/elimina`]?.status).toBe(404);
  const owner = await signedIn(running.url, ownersPassword);
  for (const call of [`/api/admin/bin/${binned}/restore`, `/api/admin/reports/${report}/hide`]) {
    const answer = await fetch(running.url + call, { method: "POST", headers: { Cookie: owner.cookie } });
    expect(answer.status, call).toBe(404);
  }
});
