import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localPortsOf } from "../../support/network/local-ports";
import { signedIn } from "../../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
/** Node logs every connection that it begins. */
const outgoing = /^NET \d+: (?:pipe|connect)\b/m;

let folder: string;
let functions: string;
let program: RunningProgram | undefined;
/** The environment in which V8 writes at the end which functions ran, and Node logs its network use. */
let watched: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-"));
  functions = path.join(folder, "functions");
  watched = { NODE_V8_COVERAGE: functions, NODE_DEBUG: "net", LOG_LEVEL: "silent" };
});
afterEach(async () => {
  await program?.kill();
  rmSync(folder, { recursive: true });
});

/** Returns the client libraries of other servers that were loaded, by V8's output. */
function loadedClients(): string[] {
  const loaded = new Set<string>();
  for (const file of readdirSync(functions)) {
    const { result } = JSON.parse(readFileSync(path.join(functions, file), "utf8")) as Coverage;
    for (const { functionName, ranges } of result.flatMap(({ functions }) => functions)) {
      const [, name] = /\b(?:node_modules|parts)\/(pg[a-z-]*|aws4fetch)\b/.exec(functionName) ?? [];
      if (name && ranges.some(({ count }) => count > 0)) loaded.add(name);
    }
  }
  return [...loaded].sort();
}

interface Coverage {
  result: { functions: { functionName: string; ranges: { count: number }[] }[] }[];
}

test("a site in its directory loads no client of any server, and connects to nothing", async () => {
  // Variables that other programs of the same user may set.
  const others = { PGHOST: "db.example", PGUSER: "altri", PGDATABASE: "altro", AWS_ACCESS_KEY_ID: "altri" };
  program = await runProgram({ executable, environment: { ...watched, ...others } });
  const photos: [string, Buffer][] = [["molo.jpg", await jpegPhoto()]];
  expect((await sendStory(program.url, { story: "Tutta in un file", photos })).status).toBe(303);
  const owner = await signedIn(program.url, program.password ?? "");
  expect(await (await owner.open("/admin")).text()).toContain("Tutta in un file");
  expect((await fetch(`${program.url}/blog`)).status).toBe(200);
  expect(new Set(localPortsOf(program.pid))).toEqual(new Set([Number(new URL(program.url).port)]));
  expect(await program.stop()).toBe(0);
  expect(program.output().log).not.toMatch(outgoing);
  expect(loadedClients()).toEqual([]);
});

test("with the addresses of servers it loads their clients, and does connect", async () => {
  const environment = {
    ...watched,
    DATABASE_URL: "postgres://nome@127.0.0.1:1/capi",
    PHOTOS_URL: "s3://foto",
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_ACCESS_KEY_ID: "chiave",
    S3_SECRET_ACCESS_KEY: "segreto",
    ADMIN_PASSWORD: "una password lunga",
  };
  const { code, err } = await runProgramToItsEnd({
    executable,
    dataDir: path.join(folder, "data"),
    environment,
  });
  expect(code).toBe(1);
  expect(err).toMatch(outgoing);
  expect(loadedClients()).toEqual(expect.arrayContaining(["aws4fetch", "pg"]));
});
