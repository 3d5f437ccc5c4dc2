import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { median } from "./running.mjs";

/** Long enough for several mails to be tried, in milliseconds. */
const duration = 16_000;

/**
 * Milliseconds of a story, in turns on a site that tells nobody and on one whose mail server takes connections and never
 * says a word. `run` starts the program with more environment.
 */
export async function compareDeadMail(run, folder) {
  const dead = createServer().listen(0, "127.0.0.1");
  await once(dead, "listening");
  const mail = { SMTP_URL: `smtp://127.0.0.1:${dead.address().port}`, NOTIFY_EMAIL: "me@capi.example" };
  const sites = [
    await run({ DATA_DIR: path.join(folder, "telling-nobody") }),
    await run({ DATA_DIR: path.join(folder, "dead-mail"), ...mail }),
  ];
  const times = [[], []];
  let tried = 0;
  dead.on("connection", () => (tried += 1));
  try {
    for (const { port } of sites) await timeStory(port);
    for (const began = performance.now(); performance.now() - began < duration;) {
      for (const [at, { port }] of sites.entries()) times[at].push(await timeStory(port));
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    dead.close();
  }
  if (tried === 0) throw new Error("no mail was tried");
  return times.map(median);
}

async function timeStory(port) {
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo.");
  form.set("consent", "true");
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/submit-story`, { method: "POST", body: form });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a story was answered with ${answer.status}`);
  return performance.now() - began;
}
