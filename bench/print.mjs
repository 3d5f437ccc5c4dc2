/** Formats a number for the tables. */
const number = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns a Markdown table. */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Prints cached pages beside node:http. */
export function printComparison({ compared, firstAnswer, idle }) {
  const head = ["cached page", "bytes", "µs", "µs node:http", "ratio"];
  const cells = compared.map(({ name, bytes, cpu }) => [
    name,
    number(bytes),
    ...cpu.map((one) => number(one, 1)),
    number(cpu[0] / cpu[1], 2),
  ]);
  console.log(`${table(head, cells)}\n`);
  console.log(`First answer after start: ${startOf(firstAnswer)}. At rest: ${sizeOf(idle)}.\n`);
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
  const cells = looks.map(({ name, first, largest, alive, scripts, html, bytes }) => [
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
export function printVersions({ starts, rest, rendered }) {
  const row = (name, [before, after], digits) => [
    name,
    ...[before, after].map((one) => number(one, digits)),
    number(after / before, 2),
  ];
  const print = (title, rows) => console.log(`${table([title, "before", "after", "ratio"], rows)}\n`);
  const of = (title, those, name) => row(title, [those[0][name], those[1][name]]);
  print("start", [
    of("first answer, ms", starts, "time"),
    of("its processor time, ms", starts, "processor"),
    of("at rest, MB", rest, "all"),
    of("of its own, MB", rest, "own"),
  ]);
  const pages = Object.keys(rendered[0]);
  const costs = pages.map((name) => row(name, [rendered[0][name], rendered[1][name]], 2));
  print("rendered, ms of processor time", costs);
}
