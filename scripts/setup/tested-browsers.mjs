import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { isInstalled } from "./debian-packages.mjs";

/** The browsers of `npm run test:browsers` that are packages of Debian. The others are in the folder's own lock file. */
export const browserPackages = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

const folder = "tests/browsers";
const chromiums = [65, 72, 83, 92];

/** Returns the test files of browsers that cannot run on this machine, each with the name of the browser. */
export function missingBrowsers() {
  const chromiumRuns = (version) => process.arch === "x64" && starts(unpackedChromium(version));
  return [
    ...chromiums.map((version) => [`chromium-${version}`, `Chromium ${version}`, chromiumRuns(version)]),
    ["firefox", "Firefox ESR", isInstalled("firefox-esr")],
    ["webkit", "WebKitGTK", isInstalled("WebKitWebDriver") && isInstalled("Xvfb") && Boolean(miniBrowser())],
  ]
    .filter(([, , runs]) => !runs)
    .map(([file, name]) => ({ file: `${folder}/${file}.test.ts`, name }));
}

/** Returns the path of an old Chromium, which its npm package has in a compressed form. */
export function unpackedChromium(version) {
  const unpacked = path.resolve(folder, "node_modules/.cache", `chromium-${version}`);
  if (existsSync(unpacked)) return unpacked;
  const packed = path.join(folder, "node_modules", `chromium-${version}`, "bin");
  const name = readdirSync(packed).find((file) => /^chromium.*\.br$/.test(file));
  mkdirSync(path.dirname(unpacked), { recursive: true });
  const half = `${unpacked}-${process.pid}`;
  writeFileSync(half, brotliDecompressSync(readFileSync(path.join(packed, name))), { mode: 0o755 });
  renameSync(half, unpacked);
  return unpacked;
}

/** Returns the path of WebKitGTK's own browser, or undefined. */
export function miniBrowser() {
  const folders = readdirSync("/usr/lib").map(
    (processor) => `/usr/lib/${processor}/webkit2gtk-4.1/MiniBrowser`,
  );
  return folders.find((file) => existsSync(file));
}

/** True when the libraries of a program are there. */
function starts(program) {
  const { status, stdout } = spawnSync("ldd", [program], { encoding: "utf8" });
  return status === 0 && !stdout.includes("not found");
}
