import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCertificate } from "../support/deploy/certificate";
import { serverVariable } from "../support/engines/engine-of-tests";
import { ask, newDatabase, type PostgresServer, startPostgres } from "../support/engines/postgres";
import { testCertificate } from "../support/notifications/test-certificate";
import { runProgram, runProgramToItsEnd } from "../support/run-program";

const password = "muretto-del-porto";

let folder: string;
let server: PostgresServer;
let address: string;
/** The certificate of the server's authority, and the certificate of another authority. */
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

/** Returns the address of the database with a mistake in it. */
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

const run = (address: string, words: string[]) =>
  runProgramToItsEnd({
    dataDir: path.join(folder, "dati"),
    environment: { DATABASE_URL: address, LOG_LEVEL: "silent" },
    arguments: words,
    input: `${password}\n`,
  });

/** Expects that every command prints one sentence, exits with 1, and prints no secret. */
async function expectSaid(address: string, sentence: string, commands = everyCommand): Promise<void> {
  for (const words of commands()) {
    const { code, out, err } = await run(address, words);
    expect([words[0], code, out + err]).toEqual([words[0], 1, expect.stringContaining(sentence)]);
    expect(out + err).not.toMatch(/segretissim|postgres:\/\/|Node\.js|\n\s+at /);
    expect(err.trim().split("\n")).toHaveLength(1);
  }
}

const everyCommand = () => [
  [],
  ["set-password"],
  ["doctor"],
  ["backup", path.join(folder, "copia.tar.gz")],
  ["restore", ours],
];
const doctor = () => [["doctor"]];

it("a wrong password and a missing database are named by every command", async () => {
  await expectSaid(
    wrongAddress((url) => (url.password = "segretissimo")),
    "PostgreSQL non lascia entrare",
  );
  await expectSaid(
    wrongAddress((url) => (url.pathname = "/manca")),
    "Su PostgreSQL non c'è il database «manca»",
  );
});

it("a server that is too old is named by every command that would use it, and nothing is changed", async () => {
  // In this database the server says that its version is 14.19.
  const old = await newDatabase(server.url);
  await ask(old.url, "create schema old");
  await ask(
    old.url,
    `create function old.current_setting(name text) returns text language sql as
    $$ select case name when 'server_version_num' then '140019' when 'server_version' then '14.19'
      else pg_catalog.current_setting(name) end $$`,
  );
  const name = new URL(old.url).pathname.slice(1);
  await ask(server.url, `alter database ${name} set search_path = old, pg_catalog, public`);
  const rows = () => ask(old.url, "select * from public.settings");
  const before = await rows();
  const commands = () => everyCommand().filter(([command]) => command !== "backup");
  await expectSaid(
    wrongAddress((url) => (url.pathname = `/${name}`)),
    "Il server è PostgreSQL 14.19",
    commands,
  );
  expect(await rows()).toEqual(before);
});

it("over TLS a site is served from a server with the right certificate, and from no other", async () => {
  const right = wrongAddress((url) => verified(url, ours));
  const program = await runProgram({
    dataDir: path.join(folder, "dati"),
    environment: { DATABASE_URL: right, ADMIN_PASSWORD: password, LOG_LEVEL: "silent" },
  });
  const [session] = await ask<{ ssl: boolean }>(
    server.url,
    "select bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'giramondo'",
  );
  expect(session).toEqual({ ssl: true });
  expect(await program.stop()).toBe(0);

  await expectSaid(
    wrongAddress((url) => verified(url, other)),
    "non è firmato da chi questa macchina conosce",
  );
  await expectSaid(
    wrongAddress((url) => {
      verified(url, ours);
      url.hostname = "127.0.0.2";
    }),
    "è di un altro nome",
    doctor,
  );
  await expectSaid(
    wrongAddress((url) => verified(url, path.join(folder, "manca.pem"))),
    "sslrootcert di DATABASE_URL, non si leggono (non esiste)",
    doctor,
  );
  const plain = new URL(process.env[serverVariable] ?? "");
  plain.searchParams.set("sslmode", "require");
  await expectSaid(plain.href, "non usa connessioni cifrate", doctor);
});
