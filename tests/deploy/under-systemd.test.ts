import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BootedDebian, bootDebian } from "../support/deploy/booted-debian";
import { debianRoot, runInRoot } from "../support/deploy/debian-root";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { heicPhoto } from "../support/photos/heic-photo";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

let folder: string;
let root: string;
let debian: BootedDebian;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-systemd-"));
  root = path.join(folder, "root");
  debianRoot(folder, root, ["systemd", "systemd-sysv", "dbus"]);
  cpSync(`dist/giramondo-linux-${process.arch}`, path.join(root, "usr/local/bin/giramondo"));
  cpSync("deploy/giramondo.service", path.join(root, "etc/systemd/system/giramondo.service"));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  runInRoot(root, "/", "useradd --system --user-group --home-dir /var/lib/giramondo giramondo");
  runInRoot(root, "/", "install -d -o giramondo -g giramondo -m 700 /var/lib/giramondo");
  const settings = `PORT=${port}\nADMIN_PASSWORD=una password lunga\n`;
  writeFileSync(path.join(root, "var/lib/giramondo/site.env"), settings);
  debian = await bootDebian(root);
});

afterAll(async () => {
  await debian.shutDown();
  rmSync(folder, { recursive: true });
});

const answers = () =>
  vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { timeout: 30_000 });
const property = (name: string) =>
  debian.run("systemctl", "show", "--property", name, "--value", "giramondo").trim();
const processOf = (pid: string) => debian.run("cat", `/proc/${pid}/status`);

it("serves, prepares photos of every kind and comes back after a fall, with nothing permitted beyond that", async () => {
  debian.run("systemctl", "enable", "--now", "giramondo");
  await answers();
  const blocks = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => [200, 120, 60] as const));
  const photos: [string, Buffer][] = [
    ["una.jpg", await jpegPhoto()],
    ["due.heic", heicPhoto({ blocks: blocks as never })],
  ];
  expect((await sendStory(url, { story: "Sotto systemd", photos })).status).toBe(303);
  const stored = readdirSync(path.join(root, "var/lib/giramondo/uploads")).join("\n");
  expect(stored).toMatch(/_una\./);
  expect(stored).toMatch(/_due\./);

  const fallen = property("MainPID");
  const status = processOf(fallen);
  expect(status).toMatch(/^Seccomp:\s+2$/m);
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);

  debian.run("sh", "-c", `kill -9 ${fallen}`);
  await vi.waitFor(() => expect(property("MainPID")).not.toBe(fallen), { timeout: 30_000 });
  await answers();
  debian.run("systemctl", "stop", "giramondo");
  expect(property("Result")).toBe("success");
});

it("takes a new version, goes back from one that does not start, and goes back when asked", async () => {
  debian.run("systemctl", "start", "giramondo");
  await answers();
  cpSync(`dist/giramondo-linux-${process.arch}`, path.join(root, "opt/giramondo"));
  const version = (name: string, serve: string) => {
    const says = '[ "$1" != version ] || { echo "giramondo 9.0.0"; exit; }';
    const script = `#!/bin/sh\n# ${name}\n${says}\n${serve}\nexec /opt/giramondo "$@"\n`;
    writeFileSync(path.join(root, "root", name), script);
    return `/root/${name}`;
  };
  const installed = "/usr/local/bin/giramondo";
  const update = (...words: string[]) =>
    debian.run("sh", "-c", '"$@" 2>&1; echo "code $?"', "sh", installed, "update", ...words);
  const before = debian.run(installed, "version");

  const failed = update(version("rotta", '[ "$1" != serve ] || { echo Non parto; exit 1; }'));
  expect(failed).toMatch(/Non parto\n[\s\S]*Giramondo 9\.0\.0 non è partito bene[^\n]*\ncode 1\n$/);
  expect(debian.run(installed, "version")).toBe(before);
  await answers();

  expect(update(version("nuova", ""))).toMatch(/Il sito risponde, con Giramondo 9\.0\.0\.[^\n]*\ncode 0\n$/);
  expect(debian.run("cat", installed)).toContain("# nuova");
  await answers();
  const inData = (...names: string[]) => path.join(root, "var/lib/giramondo", ...names);
  const [copy = ""] = readdirSync(inData("backups")).filter((name) => name.startsWith("prima-di-"));
  expect(statSync(inData("backups", copy)).uid).toBe(statSync(inData("site.db")).uid);

  // As if the new version had changed the database, after a copy of it.
  const database = new Driver(inData("site.db"));
  database.exec(`vacuum into '${inData("backups/prima-di-9.0.0-20260101-000000.db")}'`);
  database.exec("insert into kysely_migration values ('999-later', '2026-11-28T10:00:00.000Z')");
  database.close();
  expect(update("--back")).toMatch(
    /Il database è di nuovo quello di prima[\s\S]*Il sito risponde di nuovo[^\n]*\ncode 0\n$/,
  );
  expect(debian.run(installed, "version")).toBe(before);
  await answers();
  debian.run("systemctl", "stop", "giramondo");
});

it("with the data on a disk of their own, waits for that disk and makes no empty site", async () => {
  debian.run("mv", "/var/lib/giramondo", "/mnt/giramondo");
  debian.run("install", "-d", "-o", "giramondo", "-g", "giramondo", "-m", "700", "/var/lib/giramondo");
  debian.run("mkdir", "/mnt/dati");
  const [, bind = ""] =
    /^echo '(.* bind,.*)' >> \/etc\/fstab$/m.exec(readFileSync("docs/raspberry-pi.md", "utf8")) ?? [];
  const mounts = (...table: string[]) => {
    writeFileSync(path.join(root, "etc/fstab"), `${table.join("\n")}\n`);
    debian.run("systemctl", "daemon-reload");
  };
  const start = () => debian.run("sh", "-c", "systemctl start giramondo 2>&1; echo code $?");
  // In the place of the disk stands a file system in memory, first one that cannot be mounted.
  mounts("none /mnt/dati tmpfs nofail,size=wrong 0 0", bind);
  expect(start()).toMatch(/dependency[\s\S]*code [1-9]/);
  expect(readdirSync(path.join(root, "var/lib/giramondo"))).toEqual([]);

  mounts("none /mnt/dati tmpfs nofail 0 0", bind);
  debian.run("mount", "/mnt/dati");
  debian.run("cp", "-a", "/mnt/giramondo", "/mnt/dati/giramondo");
  expect(start()).toContain("code 0");
  await answers();
  expect(debian.run("ls", "/mnt/dati/giramondo")).toContain("serve.address");
});
