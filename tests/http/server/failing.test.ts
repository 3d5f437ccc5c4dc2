import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { postHead, rawConnection } from "../../support/network/raw-connection";
import { runProgram } from "../../support/run-program";

test("visitors who leave before their page is there are no errors, and nothing but JSON is in the log", async () => {
  const program = await runProgram({ environment: { LOG_LEVEL: "info" } });
  onTestFinished(program.kill);
  const body = "story=&name=x";
  const head = postHead("/submit", "application/x-www-form-urlencoded", body.length);
  for (let n = 0; n < 60; n += 1) {
    const socket = await rawConnection(program.url);
    socket.write(head + body);
    for (let turn = 0; turn < n; turn += 1) await new Promise(setImmediate);
    socket.resetAndDestroy();
  }
  expect((await fetch(`${program.url}/faq`)).status).toBe(200);
  await program.stop();
  const lines = program.output().log.trim().split("\n");
  const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level);
  expect(new Set(levels)).toEqual(new Set(["info"]));
  expect(lines.some((line) => line.includes('"aborted":true'))).toBe(true);
});

test("a failure nobody expected is a page in Italian and one entry in the log; the rest of the site lives on", async () => {
  const program = await runProgram();
  onTestFinished(program.kill);
  const database = new Database(path.join(program.dataDir, "site.db"));
  database.exec("alter table blog_posts rename to elsewhere");
  const answer = await fetch(`${program.url}/blog`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
  expect(html).toContain('<html lang="it">');
  expect(html).not.toMatch(/SqliteError|no such table|\.cjs|\bat \w/);
  expect((await fetch(`${program.url}/faq`)).status).toBe(200);

  database.exec("alter table elsewhere rename to blog_posts");
  database.close();
  expect((await fetch(`${program.url}/blog`)).status).toBe(200);
  await program.stop();
  const errors = program
    .output()
    .log.trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { level: string; err?: { message: string } })
    .filter(({ level }) => level === "error");
  expect(errors).toHaveLength(1);
  expect(errors[0]?.err?.message).toContain("no such table");
});
