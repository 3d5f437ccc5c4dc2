import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { currentSizes, photoFiles } from "~/photo-store/photo-files";
import { workerSupervisor } from "~/images/worker/worker-supervisor.server";
import { startPhotoWorker } from "~/server/photo-worker/start-photo-worker";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegPhoto } from "../../support/test-photos";

let program: RunningProgram | undefined;
afterEach(() => program?.kill());

async function helpersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

async function sendPhoto({ url }: RunningProgram, photo?: Buffer): Promise<number> {
  const bytes = photo ?? (await jpegPhoto());
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo.");
  form.set("consent", "true");
  form.set("photos", new Blob([new Uint8Array(bytes)]), "molo.jpg");
  return (await fetch(`${url}/api/submit-story`, { method: "POST", body: form })).status;
}

/** A worker must be killed in the middle of its work, so the condition is asked often. */
const until = (condition: () => boolean | Promise<boolean>) =>
  expect.poll(condition, { interval: 2, timeout: 30_000 }).toBe(true);

test("photos are prepared by a process of lower rank, which a killed site does not leave behind", async () => {
  program = await runProgram();
  expect(await helpersOf(program.pid)).toEqual([]);
  expect(await sendPhoto(program)).toBe(201);
  const [helper = 0, ...others] = await helpersOf(program.pid);
  expect(others).toEqual([]);
  const { pid } = program;
  const ranks = async (id: number) => {
    const threads = await readdir(`/proc/${id}/task`);
    const stats = threads.map((thread) => readFile(`/proc/${id}/task/${thread}/stat`, "utf8"));
    return (await Promise.all(stats)).map((stat) => Number(stat.split(") ")[1]?.split(" ")[16]));
  };
  expect(Math.min(...(await ranks(helper)))).toBeGreaterThan(Math.max(...(await ranks(pid))));

  process.kill(helper, "SIGKILL");
  expect(await sendPhoto(program)).toBe(201);
  const [another = 0] = await helpersOf(pid);
  expect(another).not.toBe(helper);

  await program.kill();
  await until(() => !existsSync(`/proc/${another}`));
});

test("only facts cross the channel: the finished sizes are files beside the received one", async () => {
  const messages: unknown[] = [];
  const worker = workerSupervisor(() => {
    const child = startPhotoWorker();
    child.on("message", (message) => messages.push(message));
    return child;
  });
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-worker-"));
  try {
    const received = path.join(folder, "received");
    await writeFile(received, await jpegPhoto({ width: 3000, height: 2000 }));
    const outcome = await worker.run("prepare", { path: received, fileName: "molo.jpg" });
    if (!outcome.ok) throw new Error(outcome.code);
    const { name, digest, files } = outcome.value;
    const promised = photoFiles(outcome.value).map((file) => file.name);
    expect(Object.keys(files)).toEqual(promised);
    expect((await readdir(folder)).sort()).toEqual([...promised, "received"].sort());
    const largest = await readFile(files[name] ?? "");
    expect(createHash("sha256").update(largest).digest("hex")).toBe(digest);
    expect(messages).toHaveLength(2);
    expect(JSON.stringify(messages).length).toBeLessThan(3000);
    expect(largest.length).toBeGreaterThan(30_000);
  } finally {
    worker.end();
    await rm(folder, { recursive: true });
  }
});

const list = (dataDir: string, folder: string) =>
  readdir(path.join(dataDir, folder), { recursive: true }).catch(() => [] as string[]);

/** Returns how often the worker has begun to write finished sizes. Each time the photo gets another name. */
async function attempts(dataDir: string): Promise<number> {
  const finished = (await list(dataDir, "incoming")).flatMap(
    (file) => /[0-9a-f]{20}(?=[-_])/.exec(file) ?? [],
  );
  return new Set(finished).size;
}

test("nothing temporary remains of a photo that was stored, refused, or lost with a killed worker", async () => {
  program = await runProgram({ environment: { SUBMIT_LIMIT: "0" } });
  const { pid, dataDir } = program;
  const storedFiles = async () => (await list(dataDir, "uploads")).length;
  const kill = async (attempt: number) => {
    await until(async () => (await attempts(dataDir)) === attempt);
    process.kill((await helpersOf(pid))[0] ?? 0, "SIGKILL");
  };
  const large = await jpegPhoto({ width: 4000, height: 3000 });
  const photo = { name: `${"0".repeat(20)}_molo.jpg`, width: 2560, height: 1920, sizes: currentSizes };
  const files = photoFiles(photo).length;

  expect(await sendPhoto(program, large)).toBe(201);
  expect(await list(dataDir, "incoming")).toEqual([]);
  expect(await storedFiles()).toBe(files);

  expect(await sendPhoto(program, Buffer.from("pane, latte"))).toBe(415);
  expect(await list(dataDir, "incoming")).toEqual([]);

  const retried = sendPhoto(program, large);
  await kill(1);
  expect(await retried).toBe(201);
  expect(await list(dataDir, "incoming")).toEqual([]);
  expect(await storedFiles()).toBe(2 * files);

  const refused = sendPhoto(program, large);
  await kill(1);
  await kill(2);
  expect(await refused).toBe(415);
  expect(await list(dataDir, "incoming")).toEqual([]);
  expect(await storedFiles()).toBe(2 * files);
});
