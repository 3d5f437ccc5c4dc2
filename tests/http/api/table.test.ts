import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { apiTable, tableSettings } from "../../support/api/api-table";
import { type ApiWorld, apiWorld } from "../../support/api/api-world";
import { checkRow } from "../../support/api/check-row";
import { type OpenApi, documented } from "../../support/api/documented";
import { everyCall } from "../../support/api/every-call-rows";
import { storedFiles } from "../../support/photos/stored-files";
import { siteInProcess, type SiteInProcess } from "../../support/site-in-process";
import { storedNames } from "../../support/photos/stored-names";

let running: SiteInProcess;
let world: ApiWorld;
let document: ReturnType<typeof documented>;

beforeAll(async () => {
  running = await siteInProcess(tableSettings);
  await setPassword(running.site, tableSettings.ADMIN_PASSWORD);
  world = apiWorld(running.url, tableSettings.ADMIN_PASSWORD);
  document = documented((await world.send("GET /api/openapi.json")).json as OpenApi);
});
afterAll(() => running.close());

describe.each([...new Set(apiTable.map(({ call }) => call))])("%s", (call) => {
  const rows = apiTable.filter((row) => row.call === call);
  it.each(rows)("when $when: $status", async (row) => {
    const answer = await checkRow(row, world, expect);
    expect(document.complaintsAbout(row, answer)).toEqual([]);
  });
});

describe("afterwards", () => {
  it("has tried every call", () => {
    const tried = new Set(apiTable.map(({ call }) => call));
    expect(everyCall.filter((call) => !tried.has(call))).toEqual([]);
  });

  it("leaves no draft and no received file behind", async () => {
    expect(await running.site.db.selectFrom("drafts").selectAll().execute()).toEqual([]);
    expect(await readdir(running.site.incoming)).toEqual([]);
  });

  it("keeps no photo file that nothing uses", async () => {
    const known = await running.site.db.selectFrom("photos").select("name").execute();
    expect(new Set(await storedNames(running.site.photos))).toEqual(new Set(known.map(({ name }) => name)));
    expect((await storedFiles(running).names()).length).toBeGreaterThan(known.length);
  });
});
