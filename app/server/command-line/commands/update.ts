import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import path from "node:path";
import { isSea } from "node:sea";
import { setTimeout } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { print } from "~/server/command-line/print";
import { progressBar } from "~/server/command-line/progress-bar";
import { dataDirOf } from "~/server/configuration/config";
import { speakAsStored } from "~/server/configuration/owner-language";
import { makeSafetyCopy, removeOldSafetyCopies } from "~/server/data-directory/open-data";
import { type DataDirectory, dataPathsIn } from "~/server/data-directory/paths";
import { isHealthy, notedAddress } from "~/server/doctor/check-site";
import { withDatabaseFile } from "~/server/files/database-file";
import { syncToDisk } from "~/server/files/durable-files";
import { cannot, CannotDo, WrongUsage } from "~/server/user-errors";
import { said, say } from "~/text/owner/terminal-words";

const unit = "giramondo.service";
/** The longest time that a start may take: it may migrate a large database on a slow card. */
const startMs = 10 * 60 * 1000;
const everyMs = 500;

type Installed = ReturnType<typeof findInstalled>;
type Version = NonNullable<ReturnType<typeof versionOf>>;

/** Runs `giramondo update FILE` or `giramondo update --back`. A kill leaves a whole program at every step. */
export async function update(file: string | null, isBack: boolean): Promise<void> {
  if ((file !== null) === isBack) throw new WrongUsage(said.update.wrongUsage);
  const installed = findInstalled();
  const { program, places } = installed;
  speakAsStored(places.database);
  const isOfPackage = spawnSync("dpkg-query", ["--search", program]).status === 0;
  if (isOfPackage) throw cannot(said.update.ofPackage, { program });
  const folder = path.dirname(program);
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw cannot(said.update.notWritable, { folder });
  }
  if (file === null) return goBack(installed);
  await replace(installed, path.resolve(file)).finally(() => fs.rmSync(installed.fresh, { force: true }));
}

/** Returns the program of the service, whose environment becomes ours, or without a service the one that runs. */
function findInstalled() {
  const words = ["show", "--property=ExecStart,Environment", unit];
  const shown = String(spawnSync("systemctl", words, { encoding: "utf8" }).stdout);
  const ofService = /^ExecStart=\{ path=(\S+) ;/m.exec(shown)?.[1];
  if (!ofService && !isSea()) throw new CannotDo(said.update.notInstalled);
  for (const [variable] of (/^Environment=(.*)$/m.exec(shown)?.[1] ?? "").matchAll(/"[^"]*"|\S+/g)) {
    const [, name = "", value = ""] = /^"?(\w+)=(.*?)"?$/.exec(variable) ?? [];
    if (name) process.env[name] = value;
  }
  process.env.DATA_DIR = dataDirOf();
  // The old program can run this, too, where the new one does not run at all.
  const program = fs.realpathSync(ofService ?? process.execPath).replace(/\.previous$/, "");
  return {
    program,
    isService: ofService !== undefined,
    places: dataPathsIn(dataDirOf()),
    fresh: `${program}.new`,
    previous: `${program}.previous`,
    /** The file that exists from the first change until the site has answered: the same command then goes on. */
    unfinished: `${program}.unfinished`,
  };
}

async function replace(installed: Installed, file: string): Promise<void> {
  const { program, places, fresh, previous, unfinished } = installed;
  const to = await bringBeside(file, installed);
  const from = versionOf(program, places);
  const isInterrupted = fs.existsSync(unfinished);
  if (from?.name !== to.name) {
    if (from && isOlder(to, from)) throw cannot(said.update.older, { file, from: from.name, to: to.name });
    print(said.update.fromTo, { from: from?.name ?? "?", to: to.name });
    await copyDatabase(to.name, places);
    // After an interruption the previous program has proved itself, and the one in its place perhaps not.
    if (!isInterrupted || !fs.existsSync(previous)) {
      fs.rmSync(previous, { force: true });
      fs.linkSync(program, previous);
    }
    await begin(installed);
    fs.renameSync(fresh, program);
    await syncToDisk(path.dirname(program));
  } else if (!isInterrupted) return print(said.update.same, { version: to.name });
  if (await isWell(installed, to.name, say(said.update.done, { version: to.name, previous }))) {
    // Only now: failures must not push out older copies.
    if (fs.existsSync(places.backups)) removeOldSafetyCopies(places);
    return;
  }
  if (!fs.existsSync(previous)) throw cannot(said.update.away, { version: to.name });
  await goBack(installed);
  throw cannot(said.update.failed, { version: to.name });
}

async function goBack(installed: Installed): Promise<void> {
  const { program, isService, places, previous, unfinished } = installed;
  const nameOf = (file: string) => versionOf(file, places)?.name ?? "?";
  if (fs.existsSync(previous)) {
    print(said.update.fromTo, { from: nameOf(program), to: nameOf(previous) });
    const copy = databaseBefore(nameOf(program), places);
    await begin(installed);
    if (isService) systemctl("stop");
    if (copy !== null) {
      if (giramondo(previous, ["restore", "--force", copy], places) !== 0) {
        if (isService) systemctl("start");
        throw cannot(said.update.notRestored, { copy });
      }
      const asides = fs
        .readdirSync(places.backups)
        .filter((name) => name.startsWith("prima-del-ripristino-"));
      print(said.update.restored, { folder: path.join(places.backups, asides.sort().at(-1) ?? "") });
    }
    fs.renameSync(previous, program);
    await syncToDisk(path.dirname(program));
  } else if (!fs.existsSync(unfinished)) throw cannot(said.update.nothingBefore, { previous });
  const now = nameOf(program);
  if (!(await isWell(installed, now, say(said.update.isBack, { version: now }))))
    throw cannot(said.update.away, { version: now });
}

async function begin({ unfinished }: Installed): Promise<void> {
  fs.writeFileSync(unfinished, "");
  await syncToDisk(path.dirname(unfinished));
}

const systemctl = (...words: string[]) =>
  spawnSync("systemctl", [...words, unit], { stdio: "inherit" }).status;

/** Restarts the service and says the sentence when it answers, or shows what the service said. */
async function isWell({ isService, places, unfinished }: Installed, version: string, sentence: string) {
  const isUp = !isService || (await restarts(places));
  if (isUp) {
    fs.rmSync(unfinished, { force: true });
    console.log(isService ? sentence : say(said.update.restartYourself, { version }));
  } else {
    const words = ["--unit", unit, "--lines=8", "--output=cat", "--no-pager"];
    spawnSync("journalctl", words, { stdio: "inherit" });
  }
  return isUp;
}

/** Restarts the service, and returns whether the new process answers. Only that one notes its address again. */
async function restarts(places: DataDirectory): Promise<boolean> {
  fs.rmSync(places.address, { force: true });
  if (systemctl("restart") !== 0) return false;
  const bar = progressBar(() => said.update.looking);
  const started = Date.now();
  try {
    for (let passed = 0; passed < startMs; passed = Date.now() - started) {
      const address = notedAddress(places);
      if (address !== null && (await isHealthy(address))) return true;
      if (systemctl("is-active", "--quiet") !== 0) return false;
      bar.show(passed, startMs);
      await setTimeout(everyMs);
    }
    return false;
  } finally {
    bar.end();
  }
}

/** Copies the new program beside the installed one, and returns its version. Throws CannotDo for any other file. */
async function bringBeside(file: string, { fresh, places }: Installed): Promise<Version> {
  const refusal = cannot(said.update.notGiramondo, { file, here: process.arch });
  if (!fs.statSync(file).isFile()) throw refusal;
  fs.rmSync(fresh, { force: true });
  fs.copyFileSync(file, fresh);
  fs.chmodSync(fresh, 0o755);
  await syncToDisk(fresh);
  const version = versionOf(fresh, places);
  if (version === null) throw refusal;
  return version;
}

/** Returns the version that a program says: its name, as `1.0.0 (33578d7fa1, 2026-11-23)`, and what orders it. */
function versionOf(program: string, places: DataDirectory) {
  const { stdout } = spawnSync(program, ["version"], {
    ...asSite(places),
    encoding: "utf8",
    timeout: 60_000,
  });
  const version = /^giramondo ((\d+)\.(\d+)\.(\d+)\S*(?: \(\S+, (\S+)\))?)\n$/.exec(String(stdout));
  const [, name = "", major, minor, patch, day = ""] = version ?? [];
  return version && { name, numbers: [major, minor, patch].map(Number), day };
}

function isOlder(one: Version, other: Version): boolean {
  const at = one.numbers.findIndex((number, index) => number !== other.numbers[index]);
  return at < 0 ? one.day !== "" && one.day < other.day : Number(one.numbers[at]) < Number(other.numbers[at]);
}

/** Options for a program, which runs as the user whose data they are. */
function asSite({ root }: DataDirectory) {
  const owner = fs.statSync(root, { throwIfNoEntry: false });
  return { cwd: "/", ...(process.getuid?.() === 0 && owner && { uid: owner.uid, gid: owner.gid }) };
}

/** Runs a command of a program, whose progress and mistakes are shown, and returns its exit code. */
const giramondo = (program: string, words: string[], places: DataDirectory) =>
  spawnSync(program, words, { ...asSite(places), stdio: ["ignore", "ignore", "inherit"] }).status;

/** The version as it stands in the names of the copies from before it. */
const inName = (version: string) => version.replace(" (", "-").replace(", ", "-").replace(")", "");

/** Copies the database, if there is one, before the new program touches it. An upgrade changes no photos. */
async function copyDatabase(to: string, places: DataDirectory): Promise<void> {
  if (!fs.existsSync(places.database)) return;
  process.umask(0o077);
  const connection = new BetterSqlite3(places.database, { fileMustExist: true });
  try {
    print(said.update.copied, { file: await makeSafetyCopy({ connection }, places, inName(to)) });
  } finally {
    connection.close();
  }
}

/** Returns the copy of the database from before this version, or null when the schema is the same. */
function databaseBefore(version: string, { backups, database, restoring }: DataDirectory): string | null {
  const names = fs.existsSync(backups) ? fs.readdirSync(backups) : [];
  const ofVersion = `prima-di-${inName(version)}-`;
  const copies = names.filter((name) => name.startsWith(ofVersion) && name.endsWith(".db"));
  const [newest] = copies.sort().slice(-1);
  if (newest === undefined) return null;
  const copy = path.join(backups, newest);
  const applied = (file: string) =>
    withDatabaseFile(file, (opened) => opened.prepare("select count(*) from kysely_migration").pluck().get());
  // After a restore that was cut off the data are in pieces.
  return fs.existsSync(restoring) || applied(copy) !== applied(database) ? copy : null;
}
