import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPackage } from "./target-packages.mjs";

/** A registry with one package. */
let registry: Server;
let home: string;
let into: string;
let integrity: string;
let requests: (string | undefined)[];

beforeEach(async () => {
  // Another test of this process may have set a stricter one.
  process.umask(0o022);
  home = mkdtempSync(path.join(tmpdir(), "giramondo-"));
  into = path.join(home, "fetched");
  requests = [];
  mkdirSync(path.join(home, "package"));
  writeFileSync(path.join(home, "package/package.json"), '{"name":"@capi/suitcase","version":"1.2.3"}');
  writeFileSync(path.join(home, "package/open"), "#!/bin/sh\n", { mode: 0o755 });
  execFileSync("tar", ["-czf", "suitcase.tgz", "package/package.json", "package/open"], { cwd: home });
  const archive = readFileSync(path.join(home, "suitcase.tgz"));
  integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  registry = createServer((request, response) => {
    requests.push(request.url);
    if (request.url?.endsWith(".tgz")) return response.end(archive);
    const dist = { tarball: `${address()}/suitcase.tgz`, integrity };
    const versions = { "1.2.3": { name: "@capi/suitcase", version: "1.2.3", dist } };
    response.end(JSON.stringify({ name: "@capi/suitcase", "dist-tags": { latest: "1.2.3" }, versions }));
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  vi.stubEnv("npm_config_registry", address());
  vi.stubEnv("npm_config_cache", path.join(home, "cache"));
  vi.stubEnv("npm_config_fetch_retries", "0");
});
afterEach(() => {
  vi.unstubAllEnvs();
  registry.close();
  rmSync(home, { recursive: true });
});

const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const fetchIt = (version = "1.2.3", hash = integrity) =>
  fetchPackage("@capi/suitcase", { version, integrity: hash }, into);

it("fetches a package once and unpacks it", async () => {
  const folder = await fetchIt();
  expect(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).version).toBe("1.2.3");
  expect(statSync(path.join(folder, "open")).mode & 0o777).toBe(0o755);
  const asked = requests.length;
  expect(await fetchIt()).toBe(folder);
  expect(requests).toHaveLength(asked);
  expect(readdirSync(into)).toHaveLength(1);
});

it("keeps nothing of an archive that the lock file does not know", async () => {
  const other = `sha512-${createHash("sha512").update("another archive").digest("base64")}`;
  await expect(fetchIt("1.2.3", other)).rejects.toThrow(
    /@capi\/suitcase@1\.2\.3 non è quello di package-lock\.json/,
  );
  expect(readdirSync(into)).toEqual([]);
});

it("says which package cannot be had, why, and what can be done without it", async () => {
  await expect(fetchIt("9.9.9")).rejects.toThrow(
    /@capi\/suitcase@9\.9\.9, che non sono riuscito a scaricare \(.*9\.9\.9.*\).*--native/,
  );
  expect(readdirSync(into)).toEqual([]);
});
