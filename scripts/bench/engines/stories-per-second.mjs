import { inTurns } from "../compare-versions.mjs";
import { percentile } from "../load.mjs";
import { phonePhoto } from "../photos.mjs";
import { cpuTime, median } from "../running.mjs";

const rounds = 2;
/** Stories without and with a photo: how many are sent at once to each instance, and for how many seconds. */
const kinds = [
  { photos: 0, senders: 6, seconds: 3 },
  { photos: 1, senders: 2, seconds: 6 },
];

/**
 * Stories per second, sent to each group of running instances in turn. `groups`: by name, the instances of one site.
 * Answers rows of `name`, `photos` (a story's), `rate`, milliseconds until the answer (`time`), and milliseconds of
 * processor time of one story: of all `instances`, with their photo workers, and of each engine.
 */
export async function storiesPerSecond(groups, engines) {
  const rows = [];
  for (const { photos, ...pace } of kinds) {
    const story = await storyBody(photos === 0 ? null : await phonePhoto());
    for (const instances of Object.values(groups))
      await send(instances, engines, story, { ...pace, seconds: 1.5 });
    const found = await inTurns(Object.values(groups), rounds, (instances) =>
      send(instances, engines, story, pace),
    );
    Object.keys(groups).forEach((name, at) => {
      const middle = (key) => median(found[at].map((one) => one[key]));
      const keys = Object.keys(found[at][0]);
      rows.push({ name, photos, ...Object.fromEntries(keys.map((key) => [key, middle(key)])) });
    });
  }
  return rows;
}

async function send(instances, engines, story, { senders, seconds }) {
  const meters = {
    instances: () => instances.reduce((sum, { pid }) => sum + cpuTime(pid), 0),
    ...engines.used,
  };
  const before = Object.values(meters).map((used) => used());
  const began = performance.now();
  const times = [];
  const sender = async ({ port }) => {
    while (performance.now() < began + seconds * 1000) times.push(await timeStory(port, story));
  };
  await Promise.all(instances.flatMap((one) => Array.from({ length: senders }, () => sender(one))));
  const elapsed = performance.now() - began;
  const used = Object.entries(meters).map(([name, now], at) => [
    name,
    (now() - before[at]) / times.length / 1000,
  ]);
  return {
    rate: (times.length / elapsed) * 1000,
    time: percentile(times, 0.5),
    ...Object.fromEntries(used),
  };
}

async function timeStory(port, { type, bytes }) {
  const began = performance.now();
  const url = `http://127.0.0.1:${port}/api/submit-story`;
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body: bytes });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`a story was answered with ${answer.status}: ${text}`);
  return performance.now() - began;
}

/** A story as a form in bytes: each time that it is sent it is another story. */
async function storyBody(photo) {
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo, tutto bagnato, e l’ho portato al bar ad asciugare.");
  form.set("consent", "true");
  if (photo) form.set("photos", new Blob([photo]), "molo.jpg");
  const encoded = new Response(form);
  return { type: encoded.headers.get("Content-Type"), bytes: Buffer.from(await encoded.arrayBuffer()) };
}
