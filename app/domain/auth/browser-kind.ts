/** Browsers by what they write into User-Agent; many name others too, so the first match counts. */
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
 * The kind of browser that a User-Agent header belongs to, from a fixed list: `Chrome/Android`, or one of the two alone
 * (`Firefox/`, `/Windows`). Null when neither is known.
 */
export function browserKind(userAgent: string | null): string | null {
  const nameIn = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? "";
  const kind = `${nameIn(browsers)}/${nameIn(systems)}`;
  return kind === "/" ? null : kind;
}
