import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BootedDebian, bootDebian } from "../support/deploy/booted-debian";
import { debianRoot, runInRoot } from "../support/deploy/debian-root";
import { freePort } from "../support/network/free-port";
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
  await vi.waitFor(() => expect(property("MainPID")).not.toBe(fallen));
  await answers();
  debian.run("systemctl", "stop", "giramondo");
  expect(property("Result")).toBe("success");
});
