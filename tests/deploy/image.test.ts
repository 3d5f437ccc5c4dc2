import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Container, container } from "../support/deploy/container";
import { buildImage, type Stage } from "../support/deploy/image";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

let folder: string;
let image: Stage;
let box: Container;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-image-"));
  image = buildImage(folder, { GIRAMONDO_COMMIT: "33578d7fa1 2026-11-23" });
  box = container(image, folder);
});

afterAll(() => {
  box.remove();
  rmSync(folder, { recursive: true });
});

it("is built by the Dockerfile's own commands, with nothing of the checkout inside", () => {
  expect(readdirSync(path.join(image.root, "usr/local/bin"))).toEqual(["giramondo"]);
  for (const place of ["src", "data"]) {
    const found = statSync(path.join(image.root, place), { throwIfNoEntry: false });
    expect(found ? readdirSync(path.join(image.root, place)) : []).toEqual([]);
  }
  expect(readFileSync(path.join(image.root, "etc/passwd"), "utf8")).toMatch(/^giramondo:x:10001:10001:/m);
});

it("knows its commit, which the build context does not have", () => {
  expect(box.output("version")).toBe("giramondo 1.0.0 (33578d7fa1, 2026-11-23)\n");
});

it("gives compose.yaml the commit, and a container for copies with the same data and no more rights", () => {
  const services = readFileSync("compose.yaml", "utf8").split(/^ {2}(?=\w+:$)/m);
  const [site = "", copies = ""] = ["giramondo:", "copies:"].map(
    (name) => services.find((service) => service.startsWith(`${name}\n`)) ?? "",
  );
  expect(site).toContain("GIRAMONDO_COMMIT: ${GIRAMONDO_COMMIT:-}");
  for (const line of [
    "image: giramondo",
    "- data:/data",
    "- /tmp",
    "init: true",
    "read_only: true",
    "- ALL",
  ]) {
    for (const service of [site, copies]) expect(service).toContain(line);
  }
  const [command = ""] = JSON.parse(/command: (.*)/.exec(copies)?.[1] ?? "[]") as string[];
  expect(command).toContain("giramondo backup --nightly /copies;");
  expect(spawnSync("sh", ["-n", "-c", command]).status).toBe(0);
});

it("serves, is found healthy, keeps its volume and stops, on a root that nobody can write", async () => {
  const own = { PORT: String(await freePort()), ADMIN_PASSWORD: "una password lunga" };
  expect(box.isHealthy(own)).toBe(1);
  const first = await box.start(own);
  expect(box.isHealthy(own)).toBe(0);
  const sent = await sendStory(first.url, { story: "Dal container", photos: [["a.jpg", await jpegPhoto()]] });
  expect(sent.status).toBe(303);
  expect(await first.stop()).toBe(0);
  expect(box.isHealthy(own)).toBe(1);

  const uploads = path.join(folder, "volume/uploads");
  const [photo = ""] = readdirSync(uploads);
  expect(statSync(path.join(uploads, photo)).uid).toBe(10_001);
  const again = await box.start(own);
  expect(readdirSync(uploads)).toContain(photo);
  expect((await fetch(`${again.url}/`)).status).toBe(200);
  await again.stop();
});
