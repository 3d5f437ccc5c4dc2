import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, newDatabase, type PostgresServer, startPostgres } from "../support/engines/postgres";
import { type RunningProgram, runProgram } from "../support/run-program";

const restarts = 5;

let server: PostgresServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-restarts-"));
  server = await startPostgres();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it("goes on when the database server is stopped and started under load, and loses no story", async () => {
  const database = await newDatabase(server.url);
  const program = await runProgram({
    dataDir: folder,
    environment: {
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: "muretto-del-porto",
      SUBMIT_LIMIT: "0",
    },
  });
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  const until = new AbortController();
  const senders = ["a", "b", "c"].map((sender) =>
    send(program, sender, { acknowledged, statuses }, until.signal),
  );
  const readers = read(program, statuses, until.signal);
  for (let n = 0; n < restarts; n += 1) {
    await more(acknowledged);
    await server.stop();
    expect(await healthOf(program)).toBe(503);
    await server.start();
    await expect.poll(() => healthOf(program), { timeout: 30_000, interval: 20 }).toBe(200);
    await more(acknowledged);
  }
  until.abort();
  await Promise.all([...senders, readers]);
  const rows = await ask<{ story: string }>(database.url, "select story from stories");
  const stored = rows.map(({ story }) => story);
  expect([...acknowledged].filter((story) => !stored.includes(story))).toEqual([]);
  expect(new Set(stored).size, "a story twice").toBe(stored.length);
  expect([...statuses].filter((status) => ![200, 303, 503].includes(status))).toEqual([]);
  const { log, out } = program.output();
  expect(await program.stop()).toBe(0);
  expect(log + out).not.toContain("postgres://");
}, 300_000);

const healthOf = async ({ url }: RunningProgram) => (await fetch(`${url}/healthz`)).status;

/** Resolves when another story has been acknowledged. */
const more = (acknowledged: Set<string>) => {
  const before = acknowledged.size;
  return expect.poll(() => acknowledged.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before);
};

/** Sends each story again with the same form until it is acknowledged, as a browser's button does. */
async function send(
  { url }: RunningProgram,
  sender: string,
  seen: { acknowledged: Set<string>; statuses: Set<number> },
  signal: AbortSignal,
): Promise<void> {
  for (let n = 0; !signal.aborted;) {
    const story = `Storia ${sender}-${n}`;
    const body = new URLSearchParams({ story, consent: "true", token: `${story} con il suo segno` });
    const { status } = await fetch(`${url}/submit`, { method: "POST", body, redirect: "manual" });
    seen.statuses.add(status);
    if (status !== 303) continue;
    seen.acknowledged.add(story);
    n += 1;
  }
}

async function read({ url }: RunningProgram, statuses: Set<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${url}/blog`);
    statuses.add(answer.status);
    await answer.text();
  }
}
