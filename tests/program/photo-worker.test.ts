import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { type RunningProgram, runProgram } from "../support/run-program";
import { jpegPhoto } from "../support/test-photos";

let program: RunningProgram | undefined;
afterEach(() => program?.kill());

async function helpersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

async function sendPhoto({ url }: RunningProgram): Promise<number> {
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo.");
  form.set("consent", "true");
  form.set("photos", new Blob([new Uint8Array(await jpegPhoto())]), "molo.jpg");
  return (await fetch(`${url}/api/submit-story`, { method: "POST", body: form })).status;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(setImmediate);
}

test("photos are prepared by a process of lower rank, which a killed site does not leave behind", async () => {
  program = await runProgram();
  expect(await helpersOf(program.pid)).toEqual([]);
  expect(await sendPhoto(program)).toBe(201);
  const [helper = 0, ...others] = await helpersOf(program.pid);
  expect(others).toEqual([]);
  const { pid } = program;
  const rank = async (id: number) =>
    Number((await readFile(`/proc/${id}/stat`, "utf8")).split(") ")[1]?.split(" ")[16]);
  expect(await rank(helper)).toBeGreaterThan(await rank(pid));

  process.kill(helper, "SIGKILL");
  expect(await sendPhoto(program)).toBe(201);
  const [another = 0] = await helpersOf(pid);
  expect(another).not.toBe(helper);

  await program.kill();
  await until(() => !existsSync(`/proc/${another}`));
});
