import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listStories } from "~/domain/stories/stories-queries.server";
import { dataPathsIn } from "~/server/data-directory/paths";
import { filesWith } from "../../support/checks/find-bytes";
import { backUp, rowsAndFilesOf, homeOf, inSite, restoreInto, send } from "../../support/engines/homes";
import { runProgramToItsEnd } from "../../support/run-program";

/** Folders on two disks: /dev/shm is a disk of its own. */
let here: string;
let elsewhere: string;
/** The data of the site that restores replace, and a copy of another site with its hashes. */
let old: string;
let archive: string;
let ofOld: Awaited<ReturnType<typeof rowsAndFilesOf>>;
let ofCopy: Awaited<ReturnType<typeof rowsAndFilesOf>>;

const home = (dataDir: string) => homeOf({ DATA_DIR: dataDir, ADMIN_PASSWORD: "quattro parole a caso" });

beforeAll(async () => {
  here = mkdtempSync(path.join(tmpdir(), "giramondo-killed-"));
  elsewhere = mkdtempSync("/dev/shm/giramondo-killed-");
  expect(lstatSync(here).dev).not.toBe(lstatSync(elsewhere).dev);
  const other = home(path.join(here, "altro"));
  await inSite(other, (site) => send(site, { story: "Della copia.", photos: 1 }));
  ofCopy = await rowsAndFilesOf(other);
  archive = await backUp(other, path.join(here, "copia.tar.gz"));
  old = path.join(here, "vecchio");
  await inSite(home(old), (site) => send(site, { story: "Di adesso.", photos: 2 }));
  ofOld = await rowsAndFilesOf(home(old));
});
afterAll(() => {
  for (const folder of [here, elsewhere]) rmSync(folder, { recursive: true });
});

/** Copies the old site. What `linked` names becomes a link to a folder of `disk`. */
function newSite(linked: string[], disk: string): string {
  const dataDir = mkdtempSync(path.join(here, "dati-"));
  cpSync(old, dataDir, { recursive: true });
  for (const name of linked) {
    const target = mkdtempSync(path.join(disk, `${name}-`));
    mkdirSync(path.join(dataDir, name), { recursive: true });
    cpSync(path.join(dataDir, name), target, { recursive: true });
    renameSync(path.join(dataDir, name), path.join(here, `${path.basename(target)}-di-prima`));
    symlinkSync(target, path.join(dataDir, name));
  }
  return dataDir;
}

/** Runs the restore, which is killed before its `n`-th change. Returns true when it completed. */
async function restoreUntil(n: number, dataDir: string): Promise<boolean> {
  const killing = path.resolve("tests/support/program/kill-at-change.mjs");
  const environment = { NODE_OPTIONS: `--import=${killing}`, KILL_BEFORE: String(n) };
  const words = ["restore", archive, "--force"];
  const { code, err } = await runProgramToItsEnd({ dataDir, environment, arguments: words });
  expect([0, null], err).toContain(code);
  return code === 0;
}

it.each([
  ["plain folders", [], "here"],
  ["a link to photos on another disk", ["uploads"], "elsewhere"],
  ["a link to copies on another disk", ["backups"], "elsewhere"],
  ["links to photos and copies on another disk", ["uploads", "backups"], "elsewhere"],
] as const)(
  "a restore is undone or done, wherever it is killed: %s",
  async (_, linked, disk) => {
    let kills = 0;
    for (let isDone = false; !isDone; kills += 1) {
      const dataDir = newSite([...linked], disk === "here" ? here : elsewhere);
      const places = dataPathsIn(dataDir);
      isDone = await restoreUntil(kills + 1, dataDir);
      const at = `killed before change ${kills + 1}`;
      const isHalf = existsSync(places.restoring);
      if (isHalf) {
        await expect(rowsAndFilesOf(home(dataDir)), at).rejects.toThrow(/interrotto a metà: ripetilo/);
        // A copy that cannot be read: what the interrupted restore has begun is undone, and nothing else happens.
        await expect(restoreInto(home(dataDir), path.join(old, "serve.lock")), at).rejects.toThrow(/non è/);
        expect(filesWith(places.uploads, [""]).length, at).toBe(Object.keys(ofOld.hashes).length);
        expect(await rowsAndFilesOf(home(dataDir)), at).toEqual(ofOld);
      }
      if (!isDone && (await storiesOf(dataDir)).includes("Di adesso."))
        await restoreInto(home(dataDir), archive);
      expect((await rowsAndFilesOf(home(dataDir))).hashes, at).toEqual(ofCopy.hashes);
      expect(await storiesOf(dataDir), at).toEqual(["Della copia."]);
      for (const name of linked) expect(lstatSync(path.join(dataDir, name)).isSymbolicLink(), at).toBe(true);
      const kept = filesWith(dataDir, [""]).concat(
        filesWith(places.uploads, [""]),
        filesWith(places.backups, [""]),
      );
      const names = kept.map((file) => path.basename(file));
      expect(names, at).toEqual(expect.arrayContaining(Object.keys(ofOld.hashes)));
      expect(
        kept.filter((file) => file.includes(".unfinished")),
        at,
      ).toEqual([]);
      rmSync(dataDir, { recursive: true });
    }
    expect(kills).toBeGreaterThan(8);
  },
  600_000,
);

it("what cannot move leaves everything as it was", async () => {
  const dataDir = newSite([], here);
  writeFileSync(path.join(dataDir, "first-password.txt"), "la-prima\n");
  // As for a file that is mounted by itself, for example into a container.
  const busy = `import { promises } from "node:fs";
    const { rename } = promises;
    promises.rename = async (from, to) => {
      if (!from.endsWith("first-password.txt")) return rename(from, to);
      throw Object.assign(new Error("EBUSY"), { code: "EBUSY", path: from });
    };`;
  const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(busy)}` };
  const words = ["restore", archive, "--force"];
  expect(await runProgramToItsEnd({ dataDir, environment, arguments: words })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/first-password\.txt \(è in uso, oppure è montato per conto suo\)/) as string,
  });
  expect(readdirSync(path.join(dataDir, "backups"))).toEqual(["backup.lock"]);
  expect(readFileSync(path.join(dataDir, "first-password.txt"), "utf8")).toBe("la-prima\n");
  expect(await rowsAndFilesOf(home(dataDir))).toEqual(ofOld);
});

const storiesOf = (dataDir: string) =>
  inSite(home(dataDir), async (site) => (await listStories(site)).map(({ story }) => story));
