import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ownersPassword } from "../support/site-with-owner";
import { nextNotice, signedIn } from "../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

const megabyte = 1024 * 1024;
let home: string;
let disk: string;
let dataDir: string;
let running: RunningProgram;

const start = () =>
  runProgram({ dataDir, environment: { ADMIN_PASSWORD: ownersPassword, SUBMIT_LIMIT: "0" } });
const reserve = () => statSync(path.join(dataDir, "reserve"), { throwIfNoEntry: false });
const free = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), "giramondo-disk-"));
  disk = path.join(home, "disk");
  dataDir = path.join(disk, "data");
  const image = path.join(home, "image");
  execFileSync("truncate", ["-s", "220M", image]);
  execFileSync("mkfs.ext4", ["-q", "-m", "0", image]);
  mkdirSync(disk);
  execFileSync("mount", ["-o", "loop", image, disk]);
  running = await start();
});
afterEach(async () => {
  await running.kill();
  execFileSync("umount", [disk]);
  rmSync(home, { recursive: true });
});

/** Fills the disk to its last kilobytes. */
function fillDisk(): void {
  const filling = path.join(disk, `pieno-${free()}`);
  const most = free() - 2 * megabyte;
  if (most > 0) execFileSync("fallocate", ["-l", String(most), filling]);
  for (const bytes of [megabyte, 4096, 1]) {
    try {
      for (;;) appendFileSync(`${filling}-${bytes}`, Buffer.alloc(bytes, "x"));
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOSPC") throw error;
    }
  }
  expect(free()).toBeLessThan(8192);
}

async function call(cookie: string, method: string, address: string): Promise<number> {
  const headers = { Cookie: cookie };
  return (await fetch(running.url + address, { method, headers })).status;
}

async function idOf(cookie: string, words: string): Promise<string> {
  const answer = await fetch(`${running.url}/api/admin/stories`, { headers: { Cookie: cookie } });
  const stories = (await answer.json()) as { id: string; story: string }[];
  return stories.find(({ story }) => story === words)?.id ?? "";
}

it("an owner who was signed out makes room on a full disk, and finders' stories go through again", async () => {
  await expect.poll(() => reserve()?.size).toBe(4 * megabyte);
  expect((reserve()?.blocks ?? 0) * 512).toBeGreaterThanOrEqual(4 * megabyte);
  const noise = await jpegPhoto({ width: 2400, height: 1800 });
  for (const story of ["Una", "Due"])
    expect((await sendStory(running.url, { story, photos: [["a.jpg", noise]] })).status).toBe(303);
  fillDisk();

  const strangers = async () => {
    const answers = [];
    for (let n = 0; n < 30; n += 1)
      answers.push((await sendStory(running.url, { story: "x".repeat(900) })).status);
    const wrong = await signedIn(running.url, "sbagliata").catch(String);
    return [answers.at(-1), wrong];
  };
  expect(await strangers()).toEqual([503, "Error: login answered 401"]);
  expect(reserve()?.size).toBe(4 * megabyte);

  const owner = await signedIn(running.url, ownersPassword);
  // The act has emptied the log of the database, which gives some room back.
  fillDisk();
  const panel = await (await owner.open("/admin")).text();
  for (const words of ["Il sito non riesce a salvare", "Svuota il cestino"]) expect(panel).toContain(words);
  const [una, due] = [await idOf(owner.cookie, "Una"), await idOf(owner.cookie, "Due")];
  const moved = await owner.send(`/admin/storie/${una}/elimina`, {});
  expect(await nextNotice(running.url, moved)).toBe("Storia eliminata!");
  for (const [method, address] of [
    ["DELETE", `/api/admin/stories/${due}`],
    ["POST", `/api/admin/bin/${due}/restore`],
    ["DELETE", "/api/admin/sessions"],
    ["DELETE", `/api/admin/bin/${una}`],
  ] as const) {
    fillDisk();
    expect(await call(owner.cookie, method, address), address).toBeLessThan(300);
  }
  fillDisk();
  expect(await call(owner.cookie, "DELETE", `/api/admin/stories/${due}`)).toBe(200);
  fillDisk();
  expect(await strangers()).toEqual([503, "Error: login answered 401"]);
  expect(reserve()?.size).toBeGreaterThan(3 * megabyte);

  expect((await owner.send("/admin/cestino/tutto/elimina", {})).status).toBe(302);
  expect((await sendStory(running.url, { story: "C’è di nuovo posto." })).status).toBe(303);
  expect((await owner.open("/admin")).status).toBe(200);
  await expect.poll(() => reserve()?.size).toBe(4 * megabyte);
});

it("so does one whose site was started again meanwhile", async () => {
  await expect.poll(() => reserve()?.size).toBe(4 * megabyte);
  const photo = await jpegPhoto({ width: 2400, height: 1800 });
  expect((await sendStory(running.url, { story: "Una", photos: [["a.jpg", photo]] })).status).toBe(303);
  await running.stop();
  fillDisk();
  running = await start();
  const owner = await signedIn(running.url, ownersPassword);
  expect(await call(owner.cookie, "DELETE", `/api/admin/stories/${await idOf(owner.cookie, "Una")}`)).toBe(
    200,
  );
  expect((await owner.send("/admin/cestino/tutto/elimina", {})).status).toBe(302);
  await expect.poll(async () => (await sendStory(running.url, { story: "Sì" })).status).toBe(303);
});

it("commands leave the reserve where it is, and no copy has it", async () => {
  await expect.poll(() => reserve()?.size).toBe(4 * megabyte);
  const copy = path.join(home, "copia.tar.gz");
  const run = (...words: string[]) => runProgramToItsEnd({ dataDir, arguments: words });
  expect(await run("backup", copy)).toMatchObject({ code: 0 });
  expect(statSync(copy).size).toBeLessThan(megabyte);
  expect((await run("doctor")).out).not.toContain("reserve");
  await running.stop();
  expect(await run("restore", "--force", copy)).toMatchObject({ code: 0 });
  expect(reserve()?.size).toBe(4 * megabyte);
  writeFileSync(path.join(dataDir, "reserve"), "");
  running = await start();
  await expect.poll(() => reserve()?.size).toBe(4 * megabyte);
});
