import { expect, test } from "vitest";
import { runProgram } from "../support/run-program";

test.each([
  ["info", 0],
  ["debug", 1],
])("a health check that succeeds is in the log of level %s %i times", async (level, times) => {
  const program = await runProgram({ environment: { LOG_LEVEL: level } });
  await (await fetch(`${program.url}/healthz`)).text();
  await (await fetch(`${program.url}/faq`)).text();
  await program.stop();
  const lines = program
    .output()
    .log.split("\n")
    .filter((line) => line.includes('"path":'));
  expect(lines.filter((line) => line.includes('"/healthz"'))).toHaveLength(times);
  expect(lines.filter((line) => line.includes('"/faq"'))).toHaveLength(1);
});
