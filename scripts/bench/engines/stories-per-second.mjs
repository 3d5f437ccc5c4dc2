import { inTurns } from "../compare-versions.mjs";
import { load, percentile } from "../load.mjs";
import { phonePhoto } from "../photos.mjs";
import { cpuTime, median } from "../running.mjs";

const senders = 6;
const rounds = 2;

/**
 * Stories per second, sent by six at once to each group of running instances in turn. `groups`: by name, the
 * instances of one site. Answers rows of `name`, `photos` (a story's), `rate`, milliseconds until the answer (`time`),
 * and milliseconds of processor time of one story: of all `instances`, with their photo workers, and of each engine.
 */
export async function storiesPerSecond(groups, engines) {
  const rows = [];
  for (const [photos, seconds] of [
    [0, 3],
    [1, 6],
  ]) {
    const body = await storyBody(photos === 0 ? null : await phonePhoto());
    for (const instances of Object.values(groups)) await send(instances, engines, body, 1.5);
    const found = await inTurns(Object.values(groups), rounds, (instances) =>
      send(instances, engines, body, seconds),
    );
    Object.keys(groups).forEach((name, at) => {
      const middle = (key) => median(found[at].map((one) => one[key]));
      const keys = Object.keys(found[at][0]);
      rows.push({ name, photos, ...Object.fromEntries(keys.map((key) => [key, middle(key)])) });
    });
  }
  return rows;
}

async function send(instances, engines, body, seconds) {
  const meters = {
    instances: () => instances.reduce((sum, { pid }) => sum + cpuTime(pid), 0),
    ...engines.used,
  };
  const before = Object.values(meters).map((used) => used());
  const began = performance.now();
  const sent = await Promise.all(
    instances.map(({ port }) => {
      const connections = senders / instances.length;
      return load({ port, paths: ["/api/submit-story"], body, seconds, connections, expected: 201 });
    }),
  );
  const elapsed = performance.now() - began;
  const refused = sent.flatMap(({ unexpected }) => [...unexpected]);
  if (refused.length > 0) throw new Error(`stories were refused: ${JSON.stringify(refused)}`);
  const times = sent.flatMap((one) => one.times);
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

/** A story as a form in bytes: each time that it is sent it is another story. */
async function storyBody(photo) {
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo, tutto bagnato, e l’ho portato al bar ad asciugare.");
  form.set("consent", "true");
  if (photo) form.set("photos", new Blob([photo]), "molo.jpg");
  const encoded = new Response(form);
  return { type: encoded.headers.get("Content-Type"), bytes: Buffer.from(await encoded.arrayBuffer()) };
}
