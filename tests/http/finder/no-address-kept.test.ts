import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { signedIn } from "../../support/owner";
import { runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const address = "203.0.113.77";

test("no visitor's address is on disk or in the log after stories, wrong passwords and a login", async () => {
  const program = await runProgram({ environment: { TRUST_PROXY: "1" } });
  const { url, dataDir, password } = program;
  const headers = { "X-Forwarded-For": address };
  const post = (to: string, body: BodyInit) =>
    fetch(url + to, { method: "POST", headers, body, redirect: "manual" });
  expect((await post("/submit", new URLSearchParams({ story: "Ciao", consent: "true" }))).status).toBe(303);
  expect((await post("/admin", new URLSearchParams({ password: "sbagliata" }))).status).toBe(401);
  const photos: [string, Buffer][] = [["foto.jpg", await jpegPhoto()]];
  expect((await sendStory(url, { story: "Una storia da ritrovare", photos })).status).toBe(303);
  await signedIn(url, password ?? "");

  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  // This file contains the site's own address, for doctor.
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "serve.address");
  const bytes = Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name)))),
  );
  expect(bytes.includes("Una storia da ritrovare")).toBe(true);
  for (const one of [address, "127.0.0.1"]) expect(bytes.includes(one)).toBe(false);
  await program.stop();
  expect(program.output().log).toContain("/submit");
  for (const one of [address, "127.0.0.1"]) expect(program.output().log).not.toContain(one);
});
