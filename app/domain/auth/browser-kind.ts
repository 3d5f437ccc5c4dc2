/**
 * The names of browsers, each with its mark in the header User-Agent. Many browsers also send the marks of other
 * browsers, so the first match in this order counts.
 */
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS|e)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
  ["curl", /^curl\//],
];

const systems: [name: string, sign: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Returns the kind of the browser that sent this User-Agent, such as `Chrome/Android`. Only names from fixed lists are
 * used. An unknown half is left out (`Firefox/`, `/Windows`). Null when both halves are unknown.
 */
export function browserKind(userAgent: string | null): string | null {
  const nameIn = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? "";
  const kind = `${nameIn(browsers)}/${nameIn(systems)}`;
  return kind === "/" ? null : kind;
}
