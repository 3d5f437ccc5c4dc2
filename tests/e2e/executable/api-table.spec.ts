import path from "node:path";
import { expect, test } from "@playwright/test";
import { apiTable, tableSettings } from "../../support/api/api-table";
import { type ApiWorld, apiWorld } from "../../support/api/api-world";
import { checkRow } from "../../support/api/check-row";
import { type RunningProgram, runProgram } from "../../support/run-program";

test.describe("the JSON calls of the packaged executable", () => {
  let program: RunningProgram;
  let world: ApiWorld;

  test.beforeAll(async () => {
    const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
    program = await runProgram({ executable, environment: tableSettings });
    world = apiWorld(program.url, tableSettings.ADMIN_PASSWORD);
  });

  test.afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  for (const row of apiTable) {
    test(`${row.call} when ${row.when}: ${row.status}`, () => checkRow(row, world, expect));
  }
});
