import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeDebianPackage } from "../../scripts/packaging/debian/make-package.mjs";
import { type BootedDebian, bootDebian } from "../support/deploy/booted-debian";
import { debianRoot } from "../support/deploy/debian-root";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { signedIn } from "../support/owner";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

const data = "/var/lib/giramondo";
const copies = "/var/backups/giramondo";
const password = "una password lunga";

const architectures: Partial<Record<string, string>> = { x64: "amd64", arm64: "arm64" };

let folder: string;
let debian: BootedDebian | null = null;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-debian-"));
});

afterEach(async () => {
  await debian?.shutDown();
  debian = null;
  rmSync(folder, { recursive: true });
});

/** Makes Debian packages of two versions of this machine's executable. */
async function packages(): Promise<string[]> {
  const made: string[] = [];
  for (const version of ["0.0.1", "0.0.2"]) {
    const build = path.join(folder, version);
    mkdirSync(build);
    cpSync(`dist/giramondo-linux-${process.arch}`, path.join(build, "giramondo"));
    cpSync("build/licenses.txt", path.join(build, "licenses.txt"));
    const arch = process.arch as "x64" | "arm64";
    made.push(await makeDebianPackage(path.join(build, "giramondo"), { arch, version, day: "2026-11-23" }));
  }
  return made;
}

/** Returns the drop-in for the nightly service that a page of the docs writes. */
function dropIn(page: string, name: string): string {
  const box = new RegExp(`/${name} <<'END'\n([\\s\\S]*?)^END$`, "m");
  return box.exec(readFileSync(page, "utf8"))?.[1] ?? "";
}

it("gives Debian's own checker nothing to call an error", () => {
  const file = readdirSync("dist").find((name) => name.endsWith(`_${architectures[process.arch]}.deb`)) ?? "";
  const checked = spawnSync("lintian", ["--allow-root", path.join("dist", file)], { encoding: "utf8" });
  expect(checked.stderr).toBe("");
  expect(checked.stdout.split("\n").filter((line) => line.startsWith("E:"))).toEqual([]);
});

it.each(["bookworm", "trixie"] as const)(
  "%s: installs, upgrades, removes and purges the package, and keeps the only copy of every story",
  async (release) => {
    const root = path.join(folder, "root");
    debianRoot(folder, root, ["systemd", "systemd-sysv", "dbus", "libstdc++6"], release);
    const files = await packages();
    for (const file of files) cpSync(file, path.join(root, "root", path.basename(file)));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const more = path.join(root, "etc/systemd/system/giramondo.service.d");
    mkdirSync(more, { recursive: true });
    const environment = `[Service]\nEnvironment=PORT=${port} "ADMIN_PASSWORD=${password}" LOGIN_LIMIT=0\n`;
    writeFileSync(path.join(more, "port.conf"), environment);
    const booted = (debian = await bootDebian(root));
    const dpkg = (...words: string[]) => booted.run("dpkg", ...words);
    const inRoot = (file: string) => path.join(root, file);
    const answers = () =>
      vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { timeout: 30_000 });
    const stories = async () => {
      const owner = await signedIn(url, password);
      return (await (await owner.open("/api/admin/stories")).json()) as unknown[];
    };

    const [older = "", newer = ""] = files.map((file) => `/root/${path.basename(file)}`);
    expect(dpkg("-i", older)).toContain(`${data}/first-password.txt`);
    await answers();
    for (const kept of [data, copies]) expect(statSync(inRoot(kept)).mode & 0o777).toBe(0o700);
    expect(booted.run("systemctl", "is-active", "giramondo-backup.timer").trim()).toBe("active");
    expect(booted.run("giramondo", "version")).toMatch(/^giramondo /i);
    const photos: [string, Buffer][] = [["una.jpg", await jpegPhoto()]];
    expect((await sendStory(url, { story: "Dal pacchetto", photos })).status).toBe(303);

    const main = () =>
      booted.run("systemctl", "show", "--property", "MainPID", "--value", "giramondo").trim();
    const before = main();
    dpkg("-i", newer);
    await vi.waitFor(() => expect(["0", before]).not.toContain(main()), { timeout: 30_000 });
    await answers();
    expect(await stories()).toHaveLength(1);

    booted.run("systemctl", "start", "giramondo-backup.service");
    expect(readdirSync(inRoot(`${copies}/giornaliere`))).toHaveLength(1);

    const stick = "/mnt/copie/giramondo";
    booted.run("install", "-d", "-o", "giramondo", "-g", "giramondo", stick);
    const settings = dropIn("docs/backup.md", "stick.conf");
    expect(settings).toContain(stick);
    const dropIns = inRoot("/etc/systemd/system/giramondo-backup.service.d");
    mkdirSync(dropIns, { recursive: true });
    writeFileSync(path.join(dropIns, "stick.conf"), settings);
    booted.run("systemctl", "daemon-reload");
    booted.run("systemctl", "start", "giramondo-backup.service");
    expect(readdirSync(inRoot(`${stick}/giornaliere`))).toHaveLength(1);

    const stored = readdirSync(inRoot(`${data}/uploads`)).sort();
    for (const way of ["-r", "-P"]) {
      const output = dpkg(way, "giramondo");
      for (const kept of [data, copies]) expect(output).toContain(`${kept} resta dov'è`);
      expect(readdirSync(inRoot(`${data}/uploads`)).sort()).toEqual(stored);
      await expect(fetch(url)).rejects.toThrow();
    }
    const again = dpkg("-i", newer);
    expect(again).toContain(data);
    expect(again, "the owner has a password").not.toContain("first-password.txt");
    await answers();
    expect(await stories()).toHaveLength(1);
  },
);
