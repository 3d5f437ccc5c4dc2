import { number, table } from "../print.mjs";

const ratios = ([one, ...more]) => more.map((other) => number(other / one, 2));

/** Cached pages. `names`: of the sites and of the engines. */
export function printKept({ sites }, rows) {
  const head = ["cached, µs of processor time", ...sites, ...sites.slice(1).map((name) => `${name} ×`)];
  const cells = rows.map(({ name, cpu }) => [name, ...cpu.map((one) => number(one, 1)), ...ratios(cpu)]);
  console.log(`${table(head, cells)}\n`);
}

/** What pages or photos cost on each site, and on the last one its engines. */
export function printCosts({ sites, engines }, what, rows) {
  const head = [
    `${what}, ms of processor time`,
    ...sites,
    ...sites.slice(1).map((name) => `${name} ×`),
    ...engines.map((name) => `of ${name} itself`),
  ];
  const cells = rows.map(({ name, costs }) => {
    const instances = costs.map(({ instance }) => instance);
    return [
      name,
      ...instances.map((one) => number(one, 2)),
      ...ratios(instances),
      ...engines.map((engine) => number(costs.at(-1)[engine], 2)),
    ];
  });
  console.log(`${table(head, cells)}\n`);
  const clock = [`${what}, ms until it is there`, ...sites, ...sites.slice(1).map((name) => `${name} ×`)];
  const times = rows.map(({ name, costs }) => {
    const all = costs.map(({ time }) => time);
    return [name, ...all.map((one) => number(one, 1)), ...ratios(all)];
  });
  console.log(`${table(clock, times)}\n`);
}

/** Stories per second, and what one costs each part. */
export function printStories({ engines }, stories) {
  for (const [photos, title] of [
    "stories without photos",
    "stories with a photo of 12 megapixels",
  ].entries()) {
    const head = [title, "per s", "ms", "ms of processor time", ...engines.map((name) => `of ${name}`)];
    const cells = stories
      .filter((one) => one.photos === photos)
      .map((one) => [
        one.name,
        number(one.rate, 1),
        number(one.time),
        number(one.instances, 1),
        ...engines.map((name) => number(one[name], 1)),
      ]);
    console.log(`${table(head, cells)}\n`);
  }
}
