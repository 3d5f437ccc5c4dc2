import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiTable, tableSettings } from "../../support/api/api-table";
import { type ApiWorld, apiWorld } from "../../support/api/api-world";
import { checkRow } from "../../support/api/check-row";
import { type RunningProgram, runProgram } from "../../support/run-program";

describe("the JSON calls of the packaged executable", () => {
  let program: RunningProgram;
  let world: ApiWorld;

  beforeAll(async () => {
    const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
    program = await runProgram({ executable, environment: tableSettings });
    world = apiWorld(program.url, tableSettings.ADMIN_PASSWORD);
  });

  afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  // All rows are tried on the same code in the process of the tests. Here each call shows that it is in the file.
  const rows = [...Map.groupBy(apiTable, ({ call }) => call).values()].flatMap(
    (all) => all.find(({ status }) => status < 300) ?? all.slice(0, 1),
  );
  test.each(rows)("$call when $when: $status", async (row) => {
    await checkRow(row, world, expect);
  });
});
