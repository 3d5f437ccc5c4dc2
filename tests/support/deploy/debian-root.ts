import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Makes a root directory with Debian 12, or another `release`, and only these `packages`. */
export function debianRoot(
  folder: string,
  root: string,
  packages: string[] = [],
  release: "bookworm" | "trixie" = "bookworm",
): void {
  const base = path.join(folder, release);
  if (!existsSync(base)) run("debootstrap", "--variant=minbase", ...included(packages), release, base);
  run("cp", "-a", base, root);
  for (const file of ["/etc/resolv.conf", "/etc/hosts"]) cpSync(file, root + file, { dereference: true });
}

function included(packages: string[]): string[] {
  return packages.length > 0 ? [`--include=${packages.join(",")}`] : [];
}

/**
 * Adds what the image node:24-bookworm-slim adds: Node 24 and npm. Here they are the pinned Node and this run's npm.
 */
export function withNode(root: string): void {
  cpSync(process.execPath, path.join(root, "usr/local/bin/node"));
  const { npm_execpath: npm = "/usr/lib/node_modules/npm/bin/npm-cli.js" } = process.env;
  cpSync(path.resolve(npm, "../.."), path.join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", path.join(root, "usr/local/bin/npm"));
}

/** Runs a line of shell as root in a root directory, with the network and the trusted certificates of this machine. */
export function runInRoot(
  root: string,
  workingDirectory: string,
  line: string,
  more: Record<string, string> = {},
): void {
  const { NODE_EXTRA_CA_CERTS: certificates, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = process.env;
  const environment: Record<string, string | undefined> = { ...more, HTTPS_PROXY, HTTP_PROXY, NO_PROXY };
  if (certificates) {
    mkdirSync(path.dirname(root + certificates), { recursive: true });
    cpSync(certificates, root + certificates, { dereference: true });
    environment.NODE_EXTRA_CA_CERTS = certificates;
  }
  const given = Object.entries(environment).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  const proc = path.join(root, "proc");
  run("mount", "-t", "proc", "proc", proc);
  try {
    run(
      "chroot",
      root,
      "env",
      "-i",
      `PATH=${rootPath}`,
      "HOME=/root",
      ...given,
      "sh",
      "-c",
      `cd "$0" && ${line}`,
      workingDirectory,
    );
  } finally {
    run("umount", proc);
  }
}

/** Debian's PATH. */
export const rootPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

function run(program: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stdout}${stderr}`);
}
