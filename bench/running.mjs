import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";

/** The processor for the servers. Everything else stays on the other one. Null when this machine cannot pin. */
const serverCore = process.env.BENCH_CORE ?? null;
const pinned = (command, args) =>
  serverCore === null ? [command, args] : ["taskset", ["-c", serverCore, command, ...args]];

export const password = "una-password-di-prova";

/** Signs the owner in and returns the session's cookie. */
export async function ownerCookie(port) {
  const login = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return login.headers.getSetCookie()[0].split(";")[0];
}

/** Starts a program on the servers' processor. The port is known when its output contains `http://…:PORT`. */
export async function start(command, args, env = {}) {
  const child = spawn(...pinned(command, args), { env, stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let output = "";
  for await (const words of child.stdout.setEncoding("utf8")) {
    output += words;
    if (/http:\/\/[^:]+:(\d+)\s/.test(output)) break;
  }
  const port = Number(/http:\/\/[^:]+:(\d+)\s/.exec(output)?.[1]);
  if (!port) throw new Error(`${command} did not start: ${output}`);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { pid: child.pid, port, stop };
}

/**
 * Starts a program on the servers' processor and requests its first page at `port` as soon as possible. Returns the
 * milliseconds until the page's last byte, and those of processor time.
 */
export async function timeStart(command, args, env, port) {
  const began = performance.now();
  const child = spawn(...pinned(command, args), { env: { ...env, PORT: String(port) }, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const [time, processor] = [performance.now() - began, cpuTime(child.pid) / 1000];
  child.kill();
  await ended;
  return { time, processor };
}

function answers(port) {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", path: "/" }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === 200));
    }).once("error", () => resolve(false));
  });
}

/** Returns the microseconds of processor time that a process and its children have used. */
function cpuTime(pid) {
  return usedBy([pid, ...childrenOf(pid)]);
}

/** Returns the microseconds of processor time that a process has used, without its photo worker. */
export function ownCpuTime(pid) {
  return usedBy([pid]);
}

function usedBy(pids) {
  return pids.reduce((sum, one) => {
    const times = readdirSync(`/proc/${one}/task`).map((thread) =>
      Number(readFileSync(`/proc/${one}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
    );
    return sum + times.reduce((all, time) => all + time, 0) / 1000;
  }, 0);
}

/** Waits until a site has drawn the cards of its articles and is idle. */
export async function untilIdle(pid) {
  const quiet = 20_000;
  const pause = 4000;
  for (let before = -Infinity, now = cpuTime(pid); now - before > quiet; now = cpuTime(pid)) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** Returns the memory of a process in MB: all of it, and the part that belongs to no file. */
export function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { all: of("VmRSS"), own: of("RssAnon") };
}

/** Returns the median. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}
