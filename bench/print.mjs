/** Formats a number for the tables. */
export const number = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns a Markdown table with aligned columns. */
export function table(head, rows) {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`;
  return [
    line(head),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map((row) => line(row.map(String))),
  ].join("\n");
}

/** Prints cached pages beside node:http and nginx. */
export function printComparison({ compared: { servers, rows }, firstAnswer, idle }) {
  if (!servers.includes("nginx")) console.log("nginx is not installed here, so there is no column for it.\n");
  const head = [
    "cached page",
    "bytes",
    ...servers.map((name) => `µs ${name}`),
    "× node:http",
    ...servers.map((name) => `per s ${name}`),
    "p50 ms",
    "p99 ms",
  ];
  const cells = rows.map(({ name, bytes, cpu, rate, p50, p99 }) => [
    name,
    number(bytes),
    ...cpu.map((one) => number(one, 1)),
    number(cpu[0] / cpu[1], 2),
    ...rate.map((one) => number(one)),
    number(p50, 2),
    number(p99, 2),
  ]);
  console.log(`${table(head, cells)}\n`);
  console.log(`First answer after start: ${startOf(firstAnswer)}. At rest: ${sizeOf(idle)}.\n`);
}

/** Prints the cost of twenty photos, and the times of the readers meanwhile. */
export function printPhotos({ photos: { perPhoto, cpuPerPhoto, quiet, busy, site, helper } }) {
  const cells = [
    ["quiet", ...quiet.map((time) => number(time, 2))],
    ["while photos are prepared", ...busy.map((time) => number(time, 2))],
  ];
  console.log(`${table(["reading, 200 per second", "p50 ms", "p99 ms"], cells)}\n`);
  const cost = `${number(perPhoto)} ms, ${number(cpuPerPhoto)} ms of processor time`;
  console.log(`A story with a photo of 12 megapixels: ${cost}.`);
  console.log(`After twenty of them: ${sizeOf(site)}; the photo worker, until it ends: ${sizeOf(helper)}.\n`);
}

/** Prints the site with a tenth of a processor. */
export function printSmallMachine(measured) {
  if (!measured) return console.log("Processes cannot be limited here, so there is no small machine.\n");
  const { start, story, readers, backup } = measured;
  const rows = [
    ["first answer after start", number(start)],
    ["a story with three photos of 12 megapixels", number(story)],
    ["ten readers, middle answer", number(readers[0])],
    ["ten readers, p99", number(readers[1])],
    ["a backup", number(backup)],
  ];
  console.log(`${table(["a tenth of a processor, 512 MB", "ms"], rows)}\n`);
}

/** Prints the memory over many requests. */
export function printTraffic({ mixed: [before, half, end] }) {
  console.log(
    `200,000 requests of all kinds: ${sizeOf(before)}, after half of them ${sizeOf(half)}, at the end ${sizeOf(end)}.\n`,
  );
}

/** Prints the cost of pages that are rendered for one visitor, in a small site and in a large one. */
export function printSizes(sizes, measured) {
  const names = Object.keys(sizes);
  const title = (name) => `${number(sizes[name].articles)} articles`;
  const rows = Object.keys(measured.small.rendered).map((page) => [
    page,
    ...names.map((name) => number(measured[name].rendered[page], 2)),
  ]);
  rows.push(["first answer", ...names.map((name) => number(measured[name].firstAnswer.time))]);
  console.log(table(["rendered, ms of processor time", ...names.map(title)], rows));
}

/** Prints the waits of a visitor with a slow phone. Prints nothing when there is no browser. */
export function printFirstLook(looks) {
  if (!looks) return console.log("\nNo Chromium was found, so there is no table of the first look.");
  const head = ["first look, slow phone", "first ms", "largest ms", "alive ms", "scripts", "HTML", "bytes"];
  const cells = looks[0].map(({ name, first, largest, alive, scripts, html, bytes }) => [
    name,
    ...[first, largest].map((time) => number(time)),
    alive > 0 ? number(alive) : "",
    ...[scripts, html, bytes].map((count) => number(count)),
  ]);
  console.log(`\n${table(head, cells)}`);
}

function sizeOf({ all, own }) {
  return `${all} MB (${own} of its own, the rest is the program's file)`;
}

function startOf({ time, processor }) {
  return `${number(time)} ms, ${number(processor)} of processor time`;
}

/** Prints two versions beside each other, the older one first. */
export function printVersions({ starts, rest, rendered, looks }) {
  const row = (name, [before, after], digits) => [
    name,
    number(before, digits),
    number(after, digits),
    number(after / before, 2),
  ];
  const head = (title) => [title, "before", "after", "ratio"];
  const ofStart = [
    row(
      "first answer, ms",
      starts.map(({ time }) => time),
    ),
    row(
      "its processor time, ms",
      starts.map(({ processor }) => processor),
    ),
    row(
      "at rest, MB",
      rest.map(({ all }) => all),
    ),
    row(
      "of its own, MB",
      rest.map(({ own }) => own),
    ),
  ];
  const names = Object.keys(rendered[0]);
  const ofRenders = names.map((name) =>
    row(
      name,
      rendered.map((costs) => costs[name]),
      2,
    ),
  );
  console.log(`${table(head("start"), ofStart)}\n`);
  console.log(`${table(head("rendered, ms of processor time"), ofRenders)}\n`);
  if (!looks) return printFirstLook(looks);
  const ofLooks = looks[0].flatMap(({ name }, at) =>
    ["first", "largest", "alive", "scripts", "bytes"]
      .map((what) => [what, looks.map((rows) => rows[at][what])])
      .filter(([, values]) => values.some((value) => value > 0))
      .map(([what, values]) => row(`${name}: ${what}`, values)),
  );
  console.log(table(head("first look, slow phone"), ofLooks));
}
