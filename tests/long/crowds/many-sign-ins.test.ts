import { expect, onTestFinished, test } from "vitest";
import { peakMemory } from "../../support/checks/process-figures";
import { runProgram } from "../../support/run-program";

test("many sign-ins at once are checked one after the other: a small machine has the memory for one", async () => {
  const password = "muretto-del-porto";
  const program = await runProgram({
    environment: { ADMIN_PASSWORD: password, LOGIN_LIMIT: "0", MALLOC_ARENA_MAX: "2" },
  });
  onTestFinished(program.kill);
  const signIn = async (given: string) => {
    const body = JSON.stringify({ password: given });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${program.url}/api/admin/login`, { method: "POST", headers, body })).status;
  };
  const given = ["sbagliata", password, "sbagliata", "errata", password, "errata"];
  expect(await Promise.all(given.map(signIn))).toEqual([401, 200, 401, 401, 200, 401]);
  expect(peakMemory(program.pid)).toBeLessThan(300);
});
