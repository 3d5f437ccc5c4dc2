import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { italianWordIn } from "../support/checks/italian-words";
import { signedIn } from "../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { fillDirectory, ownersPassword } from "../support/site-data/prepared-directory";

let folder: string;
let dataDir: string;
let running: RunningProgram | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-english-"));
  dataDir = path.join(folder, "data");
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
  rmSync(folder, { recursive: true });
});

const english = { OWNER_LANGUAGE: "en" };
const giramondo = (words: string[], environment: Record<string, string> = {}, input = "") =>
  runProgramToItsEnd({ dataDir, arguments: words, environment, input });
/** Folders that a restore makes have Italian names. */
const italianIn = (text: string) =>
  italianWordIn(text.replaceAll(dataDir, "").replaceAll(/prima-del-\S+/g, ""));
const hint = "Set OWNER_LANGUAGE=en for English";

it("the first start says in English how to get English, and with it speaks English", async () => {
  running = await runProgram({ dataDir });
  expect(running.output().out).toContain(hint);
  await running.stop();
  rmSync(dataDir, { recursive: true });

  running = await runProgram({ dataDir, environment: english });
  const { out, log } = running.output();
  expect(out).toContain("The password for /admin: ");
  expect(out).toContain("in “Settings”, give the site the toy’s name");
  expect(out).not.toContain(hint);
  expect(italianIn(out + log)).toBeUndefined();
  expect(await running.stop()).toBe(0);
  expect(running.output().out).toContain("Giramondo is stopping.");

  running = await runProgram({ dataDir });
  expect(running.output().out).not.toContain(hint);
});

it("a password in a file is told in the same way", async () => {
  running = await runProgram({ dataDir, environment: { container: "docker" } });
  expect(running.output().out).toContain(hint);
  await running.stop();
  rmSync(dataDir, { recursive: true });
  running = await runProgram({ dataDir, environment: { container: "docker", ...english } });
  expect(running.output().out).toContain("read it with “docker compose exec giramondo cat ");
  expect(italianIn(running.output().out)).toBeUndefined();
});

it("site.env chooses the language of its own mistakes, in any line", async () => {
  await fillDirectory(dataDir);
  writeFileSync(path.join(dataDir, "site.env"), "PORT=many\nPUBLIC_ULR=x\nnonsense\nOWNER_LANGUAGE=en\n");
  const { code, err } = await giramondo(["serve"], { PORT: "" });
  expect({ code, err }).toEqual({
    code: 1,
    err:
      "The site has not started, because some settings are wrong:\n" +
      "- site.env contains “PUBLIC_ULR”, which is not a setting: did you mean PUBLIC_URL?\n" +
      "- In site.env, line 3 is not a setting: write it as NAME=value, or put a # in front of it.\n" +
      "- PORT must be a whole number from 0 to 65535.\n",
  });
  expect((await giramondo(["doctor"], { PORT: "" })).out).toContain("PROBLEM   PORT must be");
  expect((await giramondo(["help"])).out).toContain("Usage: giramondo [command]");
  const { err: wrong } = await giramondo(["serve"], { OWNER_LANGUAGE: "english" });
  expect(wrong).toContain("OWNER_LANGUAGE deve essere it (italiano) oppure en (English)");
  expect(wrong).toContain("OWNER_LANGUAGE must be it (italiano) or en (English)");
});

it("commands speak the language that the owner has chosen in /admin, and the running site follows", async () => {
  await fillDirectory(dataDir);
  running = await runProgram({ dataDir, environment: { LOG_LEVEL: "warn" } });
  const { cookie } = await signedIn(running.url, ownersPassword);
  const changed = await fetch(`${running.url}/api/admin/settings`, {
    method: "PATCH",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ ownerLanguage: "en" }),
  });
  expect(changed.status).toBe(200);
  const { out } = await giramondo(["doctor"]);
  expect(out).toContain("The site is running and answers at ");
  expect(italianIn(out)).toBeUndefined();
  await fetch(running.url, { headers: { "X-Forwarded-For": "192.0.2.1" } });
  await expect
    .poll(() => running?.output().log)
    .toContain("Requests come from a proxy, but TRUST_PROXY is 0");
  await running.stop();
  expect(running.output().out).toMatch(/Giramondo is stopping\.\n$/);

  const archive = path.join(folder, "copy.tar.gz");
  expect(await giramondo(["backup", archive])).toEqual({ code: 0, out: "", err: "" });
  const verified = await giramondo(["verify", archive]);
  expect(verified.out).toMatch(/is intact: 0 stories, 0 articles, 0 stops, 0 photos, made on \d+ \w+ \d{4}/);
  const restored = await giramondo(["restore", archive, "--force"]);
  expect(restored.out).toContain("The site is back in ");
  expect(italianIn(restored.out)).toBeUndefined();
  const short = await giramondo(["set-password"], {}, "abc\n");
  expect(short.err).toBe("The password is too short: choose one of at least 8 characters.\n");
  // The configuration counts more than the database.
  expect((await giramondo(["doctor"], { OWNER_LANGUAGE: "it" })).out).toContain("Le impostazioni sono");
});

it("a database that cannot be read leaves the language of the configuration", async () => {
  await fillDirectory(dataDir);
  const database = new Driver(path.join(dataDir, "site.db"));
  database.exec("drop table settings");
  database.close();
  const { err } = await giramondo(["set-password"], english, "quattro parole a caso\n");
  expect(err).not.toBe("");
  expect(italianIn(err)).toBeUndefined();
});
