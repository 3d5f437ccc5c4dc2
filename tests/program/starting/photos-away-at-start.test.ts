import { expect, test } from "vitest";
import { bucketEnvironment } from "../../support/engines/swift";
import { textOf } from "../../support/pages/form-html";
import { freePort } from "../../../scripts/setup/free-port.mjs";
import { signedIn } from "../../support/owner";
import { runProgram } from "../../support/run-program";

const password = "muretto-del-porto";

test("a photo server that is away is said in one sentence of the log and in /admin, and the site can be read", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const keys = { accessKeyId: "chiave", secretAccessKey: "segreta" };
  const bucket = { bucket: "foto", prefix: "", region: "us-east-1", endpoint, ...keys };
  const program = await runProgram({
    environment: { ...bucketEnvironment(bucket), ADMIN_PASSWORD: password },
  });
  const lines = program.output().log.trim().split("\n");
  const warnings = lines.filter((line) => line.includes('"warn"')).map((line) => JSON.parse(line) as object);
  expect(warnings).toEqual([
    {
      ...{ level: "warn", time: expect.any(String) as string, problem: "unreachable" },
      msg: expect.stringMatching(
        /^Il server S3 delle foto non si raggiunge .*: controlla che sia acceso, e S3_ENDPOINT\. Il sito è acceso: le parole si salvano/,
      ) as string,
    },
  ]);
  const owner = await signedIn(program.url, password);
  const page = await textOf(await owner.open("/admin"));
  expect(page).toContain("Le foto non si possono salvare");
  for (const words of ["Il sito non riesce a salvare", "Il disco"]) expect(page).not.toContain(words);
  expect((await fetch(`${program.url}/blog`)).status).toBe(200);
  expect(await program.stop()).toBe(0);
});
