import { number, table } from "../print.mjs";

/** What pages, photos and stories cost on each engine. */
export function printEngines({ names, engines, kept, rendered, photos, stories }) {
  const others = names.slice(1);
  const headOf = (title) => [
    title,
    ...names,
    ...others.map((name) => `${name} ×`),
    ...names.map((name) => `ms ${name}`),
    ...engines.map((name) => `${name}’s own`),
  ];
  const ratios = ([one, ...more]) => more.map((other) => number(other / one, 2));
  const costs = ({ name, costs: found }) => {
    const instances = found.map(({ instance }) => instance);
    return [
      name,
      ...instances.map((one) => number(one, 2)),
      ...ratios(instances),
      ...found.map(({ time }) => number(time, 1)),
      ...engines.map((engine) => number(found.at(-1)[engine], 2)),
    ];
  };
  const keptHead = ["cached, µs of processor time", ...names, ...others.map((name) => `${name} ×`)];
  const keptRows = kept.map(({ name, cpu }) => [name, ...cpu.map((one) => number(one, 1)), ...ratios(cpu)]);
  console.log(`${table(keptHead, keptRows)}\n`);
  console.log(`${table(headOf("rendered, ms of processor time"), rendered.map(costs))}\n`);
  console.log(`${table(headOf("photo, ms of processor time"), photos.map(costs))}\n`);
  for (const photo of [0, 1]) {
    const title = photo === 0 ? "stories without photos" : "stories with a photo of 12 megapixels";
    const head = [title, "per s", "ms", "ms of processor time", ...engines.map((name) => `${name}’s own`)];
    const rows = stories
      .filter(({ photos: with_ }) => with_ === photo)
      .map((one) => [
        one.name,
        number(one.rate, photo === 0 ? 0 : 2),
        number(one.time),
        number(one.instances, photo === 0 ? 2 : 0),
        ...engines.map((name) => number(one[name], 2)),
      ]);
    console.log(`${table(head, rows)}${photo === 0 ? "\n" : ""}`);
  }
}
