import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCertificate } from "../support/deploy/certificate";
import { ask, newDatabase, type PostgresServer, startPostgres } from "../support/engines/postgres";
import { testCertificate } from "../support/notifications/test-certificate";
import { runProgram, runProgramToItsEnd } from "../support/run-program";

const password = "muretto-del-porto";

let folder: string;
let server: PostgresServer;
let address: string;
/** Of who has signed the server's certificate, and of somebody else. */
let ours: string;
let other: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-wrong-"));
  server = await startPostgres({ certificate: testCertificate });
  ({ url: address } = await newDatabase(server.url));
  ours = path.join(folder, "nostro.pem");
  writeFileSync(ours, testCertificate.cert);
  ({ certificate: other } = makeCertificate(folder, "altri.example"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The address of the database with what is wrong in it. */
function wrongAddress(change: (url: URL) => void): string {
  const url = new URL(address);
  url.username = "chiusa";
  url.password = "segretissima";
  change(url);
  return url.href;
}

const verified = (url: URL, certificates: string) => {
  url.searchParams.set("sslmode", "verify-full");
  url.searchParams.set("sslrootcert", certificates);
};

const run = (environment: Record<string, string>, words: string[]) =>
  runProgramToItsEnd({ dataDir: path.join(folder, "dati"), environment, arguments: words, input: `${password}\n` });
it("PROBE", async () => {
  const cases: [string, string][] = [
    ["ok", wrongAddress(() => undefined)],
    ["password", wrongAddress((url) => (url.password = "segretissimo"))],
    ["nodb", wrongAddress((url) => (url.pathname = "/manca"))],
    ["ok tls", wrongAddress((url) => verified(url, ours))],
    ["other ca", wrongAddress((url) => verified(url, other))],
    ["system ca", wrongAddress((url) => url.searchParams.set("sslmode", "verify-full"))],
    ["name", wrongAddress((url) => { verified(url, ours); url.hostname = "127.0.0.2"; })],
    ["missing ca", wrongAddress((url) => verified(url, path.join(folder, "manca.pem")))],
    ["junk ca", wrongAddress((url) => verified(url, path.join(folder, "junk.pem")))],
  ];
  writeFileSync(path.join(folder, "junk.pem"), "non un certificato");
  writeFileSync(path.join(folder, "copia.tar.gz"), "non un certificato");
  for (const [name, url] of cases) {
    for (const words of [[], ["set-password"], ["doctor"], ["backup", path.join(folder, "c.tar.gz")], ["restore", path.join(folder, "copia.tar.gz")]]) {
      if (name.startsWith("ok") && words.length === 0) continue;
      const { code, out, err } = await run({ DATABASE_URL: url, LOG_LEVEL: "silent" }, words);
      console.log(name, words[0] ?? "serve", code, (out.split("\n").filter((l) => /PROBLEMA/.test(l)).join("|") + "  E:" + err).slice(0, 500));
    }
  }
}, 300_000);
