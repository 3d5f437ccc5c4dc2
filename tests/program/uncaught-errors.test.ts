import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rawAnswers, rawConnection, rawGet } from "../support/network/raw-connection";
import { type RunningProgram, runProgram } from "../support/run-program";
import { jpegPhoto } from "../support/test-photos";

/** The program loads this first. Requests for certain addresses then cause errors that nobody catches. */
const faults = `
const { channel } = require("node:diagnostics_channel");
channel("http.server.request.start").subscribe(({ request }) => {
  if (request.url === "/faq?thrown") process.nextTick(() => { throw new Error("a fault that was thrown"); });
  if (request.url === "/faq?rejected") void Promise.reject(new Error("a fault that was rejected"));
  if (request.url === "/faq?nothing") void Promise.reject(undefined);
});
`;

async function running(environment: Record<string, string> = {}): Promise<RunningProgram> {
  const program = await runProgram({ environment });
  onTestFinished(program.kill);
  return program;
}

const errorsIn = ({ output }: RunningProgram) =>
  output()
    .log.split("\n")
    .filter((line) => line.includes('"level":"error"'))
    .map((line) => JSON.parse(line) as { msg: string; err: { message: string; stack: string } });

test("an error that nobody catches is logged once, with its stack, and ends no other request", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "faults.cjs");
  await writeFile(file, faults);
  const program = await running({ NODE_OPTIONS: `--require=${file}` });

  // A story that is being sent meanwhile.
  const body = new URLSearchParams({ story: "Da un altro tavolo", consent: "true" }).toString();
  const sending = await rawConnection(program.url);
  const answered = rawAnswers(sending);
  const head = "Host: x\r\nContent-Type: application/x-www-form-urlencoded";
  sending.write(
    `POST /submit HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );

  for (const fault of ["thrown", "rejected", "nothing"]) {
    expect((await fetch(`${program.url}/faq?${fault}`)).status).toBe(200);
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  }
  sending.write(body.slice(10));
  expect((await answered).map(({ status }) => status)).toEqual([303]);
  expect(await program.stop()).toBe(0);
  const errors = errorsIn(program);
  expect(errors.map(({ msg }) => msg)).toEqual([
    "uncaught exception",
    "unhandled rejection",
    "unhandled rejection",
  ]);
  expect(errors[0]?.err.message).toBe("a fault that was thrown");
  expect(errors[1]?.err.message).toBe("a fault that was rejected");
  for (const { err } of errors.slice(0, 2)) expect(err.stack).toContain("faults.cjs:");
});

test("more connections than the system gives descriptors end none of those that are open", async () => {
  const program = await running();
  const reader = await rawConnection(program.url);
  reader.write(rawGet("/faq"));
  await once(reader, "data");
  const limits = spawnSync("prlimit", [`--pid=${program.pid}`, "--nofile=60:60"], { encoding: "utf8" });
  expect(limits.stderr).toBe("");
  const crowd = await Promise.all(Array.from({ length: 100 }, () => rawConnection(program.url)));
  for (const socket of crowd) socket.write(rawGet("/"));
  const whole = rawAnswers(reader);
  reader.write(rawGet("/faq", "Connection: close\r\n"));
  expect((await whole).map(({ status }) => status)).toEqual([200]);
  for (const socket of crowd) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${program.url}/healthz`).then(
        ({ status }) => status,
        () => null,
      ),
    )
    .toBe(200);
  expect(await program.stop()).toBe(0);
});

test("who stops reading what the program says at the terminal cuts off nobody when it stops", async () => {
  const program = await running();
  const form = new FormData();
  form.set("story", "Un momento prima.");
  form.set("consent", "true");
  form.set("photos", new Blob([new Uint8Array(await jpegPhoto({ width: 1600, height: 1200 }))]), "molo.jpg");
  const sent = fetch(`${program.url}/api/submit-story`, { method: "POST", body: form });
  await expect.poll(() => readdir(path.join(program.dataDir, "incoming")), { interval: 5 }).not.toEqual([]);
  program.closeOutput();
  const stopped = program.stop();
  expect((await sent).status).toBe(201);
  expect(await stopped).toBe(0);
});

test("who stops reading the log keeps neither the site nor its end waiting", async () => {
  const program = await running();
  expect((await fetch(`${program.url}/faq`)).status).toBe(200);
  program.closeLog();
  expect((await fetch(`${program.url}/faq`)).status).toBe(200);
  expect(await program.stop()).toBe(0);
});
