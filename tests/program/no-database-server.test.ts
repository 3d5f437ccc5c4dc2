import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";

let program: RunningProgram | undefined;
afterEach(async () => void (await program?.stop()));

/** With it `pg` looks for a library that is not there as soon as it is loaded. */
const withoutPg = { NODE_PG_FORCE_NATIVE: "1" };

it("without the address of a server the program loads no client for one, and opens no connection", async () => {
  // What other programs of the same user may have in their environment.
  const others = { PGHOST: "db.example", PGUSER: "altri", PGDATABASE: "altro" };
  program = await runProgram({ environment: { ...withoutPg, ...others, LOG_LEVEL: "silent" } });
  expect((await sendStory(program.url, { story: "Tutta in un file" })).status).toBe(303);
  expect((await fetch(`${program.url}/blog`)).status).toBe(200);
  expect(new Set(localPortsOf(program.pid))).toEqual(new Set([Number(new URL(program.url).port)]));
});

it("with the address of a server it does load the client", async () => {
  const environment = { ...withoutPg, DATABASE_URL: "postgres://nome@127.0.0.1:1/capi" };
  const { code, err } = await runProgramToItsEnd({ environment });
  expect(code).toBe(1);
  expect(err).not.toContain("ECONNREFUSED");
});

/** The local ports of every IP socket of a process. */
function localPortsOf(pid: number): number[] {
  const own = new Set(
    readdirSync(`/proc/${pid}/fd`).map((file) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1];
      } catch {
        return undefined;
      }
    }),
  );
  return ["tcp", "tcp6", "udp", "udp6"].flatMap((protocol) => {
    const [, ...lines] = readFileSync(`/proc/${pid}/net/${protocol}`, "utf8").trim().split("\n");
    return lines.flatMap((line) => {
      const columns = line.trim().split(/\s+/);
      return own.has(columns[9]) ? Number.parseInt(columns[1]?.split(":").at(-1) ?? "", 16) : [];
    });
  });
}
