import { readdirSync, statSync } from "node:fs";

const sources = [
  "app",
  "db",
  "deploy",
  "public",
  "scripts",
  "remix.config.js",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/**
 * True when a source of the build is newer than the build. Folders are included because removing a file changes them.
 */
export function isBuildStale() {
  const built = changedAt("build/giramondo.cjs");
  return built === 0 || sources.some((source) => newest(source) > built);
}

function newest(path) {
  if (path === "public/build") return 0;
  if (/\.test\.tsx?$/.test(path)) return 0;
  const own = changedAt(path);
  if (own === 0 || !statSync(path).isDirectory()) return own;
  return Math.max(own, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
