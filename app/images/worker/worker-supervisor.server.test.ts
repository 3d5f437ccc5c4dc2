import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { type WorkerFailure, workerSupervisor } from "./worker-supervisor.server";

/** A photo worker that crashes, stalls or fails at files with certain names. All other files succeed. */
const script = `
  process.on("disconnect", () => process.exit());
  process.on("message", ({ operation, request: file }) => {
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    if (file.path === "busy") for (const before = used(); used() < before + 3e5;);
    if (file.path === "bomb") process.kill(process.pid, "SIGKILL");
    else if (file.path === "endless") for (;;);
    else if (file.path === "greedy") for (const kept = []; ; ) kept.push(Buffer.alloc(8_000_000, 1));
    else if (file.path === "full") process.send({ error: { message: "no space", code: "ENOSPC", syscall: "write" } });
    else process.send({ outcome: { ok: true, value: operation + " " + file.path } });
  });
  process.send("ready");`;

let started: ChildProcess[] = [];
let work: ReturnType<typeof workerSupervisor> | undefined;
afterEach(async () => {
  const ends = started.filter(
    ({ exitCode, signalCode, pid }) => pid && exitCode === null && signalCode === null,
  );
  work?.end();
  await Promise.all(ends.map((helper) => once(helper, "exit")));
  started = [];
});

function start(command = process.execPath): ChildProcess {
  const helper = spawn(command, ["-e", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  started.push(helper);
  return helper;
}

const file = (path: string) => ({ path, fileName: "foto.jpg" });

test("one helper does the work of many, and starts with the first", async () => {
  work = workerSupervisor(start);
  expect(started).toHaveLength(0);
  const { run } = work;
  const outcomes = await Promise.all([
    run("prepare", file("a")),
    run("prepare", file("b")),
    run("inspect", file("c")),
  ]);
  expect(outcomes.map((outcome) => outcome.ok && outcome.value)).toEqual([
    "prepare a",
    "prepare b",
    "inspect c",
  ]);
  expect(started).toHaveLength(1);
});

test("a photo that kills the helper twice cannot be decoded; others do not notice", async () => {
  const givenUp: WorkerFailure[] = [];
  work = workerSupervisor(start, { onFailure: (why) => givenUp.push(why) });
  const [bomb, other] = await Promise.all([
    work.run("prepare", file("bomb")),
    work.run("prepare", file("a")),
  ]);
  expect(bomb).toEqual({ ok: false, code: "undecodable" });
  expect(other).toEqual({ ok: true, value: "prepare a" });
  expect(givenUp).toEqual([{ reason: "crash" }]);
  expect(await work.run("inspect", file("bomb"))).toEqual({ ok: false, code: "undecodable" });
  expect(await work.run("prepare", file("b"))).toEqual({ ok: true, value: "prepare b" });
});

test("a photo that never ends is given up, and the next one is not kept waiting", async () => {
  const givenUp: WorkerFailure[] = [];
  work = workerSupervisor(start, { timeoutMs: 5_000, onFailure: (why) => givenUp.push(why) });
  expect(await work.run("prepare", file("endless"))).toEqual({ ok: false, code: "too-much-work" });
  expect(started).toHaveLength(1);
  expect(await work.run("prepare", file("a"))).toEqual({ ok: true, value: "prepare a" });
  expect(givenUp).toEqual([{ reason: "time", seconds: 5 }]);
});

test("a photo that takes too much of the processor is refused by that, and the next one is done", async () => {
  const givenUp: WorkerFailure[] = [];
  work = workerSupervisor(start, { maxCpuSeconds: 0.5, onFailure: (why) => givenUp.push(why) });
  const { run } = work;
  const outcomes = await Promise.all([
    run("prepare", file("endless")),
    run("prepare", file("a")),
    run("inspect", file("endless")),
  ]);
  expect(outcomes).toEqual([
    { ok: false, code: "too-much-work" },
    { ok: true, value: "prepare a" },
    { ok: false, code: "too-much-work" },
  ]);
  expect(givenUp.map(({ reason }) => reason)).toEqual(["cpu", "cpu"]);
  expect(started).toHaveLength(2);
});

test("what earlier photos took of the processor is not counted", async () => {
  work = workerSupervisor(start, { maxCpuSeconds: 1 });
  for (let n = 0; n < 5; n += 1) expect(await work.run("prepare", file("busy"))).toMatchObject({ ok: true });
  expect(started).toHaveLength(1);
});

const megabyte = 1024 * 1024;

test("a photo that takes too much memory is given up at once, and those that wait are done", async () => {
  const givenUp: WorkerFailure[] = [];
  work = workerSupervisor(start, { maxGrowth: 150 * megabyte, onFailure: (why) => givenUp.push(why) });
  const { run } = work;
  const outcomes = await Promise.all([
    run("prepare", file("greedy")),
    run("prepare", file("a")),
    run("inspect", file("greedy")),
  ]);
  expect(outcomes).toEqual([
    { ok: false, code: "too-much-memory" },
    { ok: true, value: "prepare a" },
    { ok: false, code: "too-much-memory" },
  ]);
  expect(await run("prepare", file("b"))).toEqual({ ok: true, value: "prepare b" });
  expect(givenUp).toHaveLength(2);
  for (const why of givenUp) {
    expect(why.reason).toBe("memory");
    // If the limit did not work, the process would take all the memory of the machine.
    expect("bytes" in why && why.bytes).toBeLessThan(1000 * megabyte);
  }
});

test("a photo is not blamed for the memory that earlier ones left behind: it is tried in a new process", async () => {
  work = workerSupervisor(start, { maxGrowth: 150 * megabyte });
  await work.run("prepare", file("a"));
  expect(await work.run("prepare", file("greedy"))).toEqual({ ok: false, code: "too-much-memory" });
  expect(started).toHaveLength(2);
});

test("a helper without work ends, and the next photo starts another", async () => {
  work = workerSupervisor(start, { idleMs: 0 });
  await work.run("prepare", file("a"));
  await once(started[0] as ChildProcess, "exit");
  expect(await work.run("prepare", file("b"))).toEqual({ ok: true, value: "prepare b" });
  expect(started).toHaveLength(2);
});

test("a helper that ends before it has begun is nobody's photo's fault, and the next one is tried", async () => {
  work = workerSupervisor(() => start(started.length === 0 ? "/bin/false" : process.execPath));
  await expect(work.run("prepare", file("a"))).rejects.toMatchObject({ code: "ECHILD", syscall: "spawn" });
  expect(await work.run("prepare", file("a"))).toEqual({ ok: true, value: "prepare a" });
});

test("what goes wrong with the disk, or with starting a helper, is thrown", async () => {
  work = workerSupervisor(start);
  await expect(work.run("prepare", file("full"))).rejects.toMatchObject({ code: "ENOSPC", syscall: "write" });
  work.end();
  const none = workerSupervisor(() => start("/nowhere/at/all"));
  await expect(none.run("prepare", file("a"))).rejects.toMatchObject({ code: "ENOENT" });
});
