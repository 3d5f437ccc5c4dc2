import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileAddresses, hostileJson } from "../../support/bad-input/hostile-addresses";
import { type HostileInput, hostileForms } from "../../support/bad-input/hostile-inputs";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegPhoto } from "../../support/test-photos";

const hostileInputs = [...hostileForms, ...hostileAddresses, ...hostileJson];
let program: RunningProgram;

beforeAll(async () => {
  // V8 and the C library keep freed memory while the machine has room. With small limits the measured memory is what
  // the program needs.
  const memory = {
    NODE_OPTIONS: "--max-old-space-size=64 --max-semi-space-size=4",
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "65536",
  };
  program = await runProgram({ environment: { SUBMIT_LIMIT: "0", LOGIN_LIMIT: "0", ...memory } });
});

afterAll(async () => {
  await program.stop();
});

describe("a stranger's worst", () => {
  it.each(hostileInputs)("$name", async ({ wire, expected, never = [] }) => {
    const answer = await answerTo(wire);
    expect(expected).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]));
    for (const text of never) expect(answer).not.toContain(text);
    expect(answer).not.toMatch(/\bat [\w.<>]+ \(.*:\d+:\d+\)/);
  });

  it("leaves the next honest story alone", expectHonestStory);

  it("leaves no file and no error behind", async () => {
    expect(await readdir(path.join(program.dataDir, "incoming"))).toEqual([]);
    const errors = program
      .output()
      .log.split("\n")
      .filter((line) => line.includes('"level":"error"') || /"status":5\d\d/.test(line));
    expect(errors).toEqual([]);
  });

  it("leaves the memory as it was", async () => {
    const everything = async () => {
      const left = [...hostileInputs];
      while (left.length > 0) await Promise.all(left.splice(0, 10).map(({ wire }) => answerTo(wire)));
    };
    // After one pass the program may still grow to its usual size.
    await everything();
    await everything();
    const looks = [await quietMegabytes(), await quietMegabytes(), await quietMegabytes()];
    await everything();
    await everything();
    await expect.poll(quietMegabytes, { timeout: 30_000 }).toBeLessThan(Math.min(...looks) + 20);
  }, 120_000);
});

/**
 * Returns the program's memory while it serves honest visitors. It is the smallest of several figures, because
 * garbage comes and goes.
 */
async function quietMegabytes(): Promise<number> {
  await expectHonestStory();
  for (let n = 0; n < 15; n += 1) await (await fetch(`${program.url}/submit`)).text();
  return residentMegabytes(program.pid);
}

async function expectHonestStory(): Promise<void> {
  const body = new FormData();
  body.set("story", "Una storia onesta");
  body.set("consent", "true");
  body.append("photos", new Blob([new Uint8Array(await jpegPhoto())]), "mare.jpg");
  const answer = await fetch(`${program.url}/submit`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

/** Writes this on a bare connection and returns everything until either side closes it. */
function answerTo(wire: HostileInput["wire"]): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(program.url).port), "127.0.0.1");
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.on("error", reject);
    for (const chunk of wire) socket.write(chunk);
  });
}

function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
