/** Browsers with their marks in User-Agent. Many also send the marks of others, so the first match counts. */
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

/** Returns the kind of browser, such as `Chrome/Android`, in fixed words. An unknown half is empty; null for both. */
export function browserKind(userAgent: string | null): string | null {
  const nameIn = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? "";
  const kind = `${nameIn(browsers)}/${nameIn(systems)}`;
  return kind === "/" ? null : kind;
}
