import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { serverVariable } from "../support/engines/engine-of-tests";
import { newDatabase } from "../support/engines/postgres";
import serveEngines from "../support/engines/serve-engines";
import { bucketEnvironment, newBucket, objectsIn } from "../support/engines/swift";
import { balancers } from "../support/deploy/balancer";
import { type Proxy, siteName } from "../support/deploy/proxy";
import { visit } from "../support/deploy/visit";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { runProgram, type RunningProgram } from "../support/run-program";
import { jpegPhoto } from "../support/test-photos";

const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
const password = "una password lunga";

let closeEngines: () => Promise<void>;
beforeAll(async () => {
  closeEngines = await serveEngines();
});
afterAll(() => closeEngines());

describe.each(Object.entries(balancers))("three instances behind %s", (_, start) => {
  let folder: string;
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let bucket: BucketSettings;
  let instances: RunningProgram[];
  let proxy: Proxy;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "giramondo-scale-"));
    const [http, https] = [await freePort(), await freePort()];
    database = await newDatabase(process.env[serverVariable] ?? "");
    bucket = await newBucket();
    const environment = {
      ...bucketEnvironment(bucket),
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: password,
      PUBLIC_URL: `https://${siteName}:${https}`,
      TRUST_PROXY: "1",
    };
    const run = (name: string) => runProgram({ executable, dataDir: path.join(folder, name), environment });
    instances = await Promise.all(["one", "two", "three"].map(run));
    const addresses = instances.map(({ url }) => new URL(url).host.replace("localhost", "127.0.0.1"));
    proxy = await start({ folder, http, https, instances: addresses });
  });
  afterEach(async () => {
    await proxy.stop();
    for (const instance of instances) await instance.kill();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const cookiesOf = (all: Record<string, string[] | undefined>) =>
    (all["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");

  it("is one site: a story, an article and its photo are there whoever answers, and when one is killed", async () => {
    const login = await visit(proxy, "/admin", { body: new URLSearchParams({ password }) });
    expect(login.status).toBe(302);
    const photo = new File([new Uint8Array(await jpegPhoto({ width: 900, height: 600 }))], "molo.jpg");
    const article = new FormData();
    const words = { title: "Il molo di notte", content: "Testo", city: "Camogli", country: "Italia" };
    for (const [name, value] of Object.entries(words)) article.set(name, value);
    article.set("photo", photo);
    const headers = { Cookie: cookiesOf(login.all), Origin: `https://${siteName}:${proxy.https}` };
    expect(
      (await visit(proxy, "/admin/nuovo-articolo", { body: article, headers, chunked: true })).status,
    ).toBe(302);
    const [name = ""] = await objectsIn(bucket);
    for (let from = 2; from <= 12; from += 1) {
      const diary = await visit(proxy, "/blog", { from: `127.0.0.${from}` });
      expect(diary.text).toContain("Il molo di notte");
      expect((await visit(proxy, `/uploads/${name}`, { from: `127.0.0.${from}` })).status).toBe(200);
    }
    await instances[0]?.kill();
    for (let from = 2; from <= 30; from += 1) {
      const diary = await visit(proxy, "/blog", { from: `127.0.0.${from}` });
      expect(diary.status).toBe(200);
      expect(diary.text).toContain("Il molo di notte");
    }
    expect((await visit(proxy, "/admin", { headers })).text).toContain("Logout");
  });
});

it("the file for containers names every setting that its instances need, and holds no secret", () => {
  const compose = readFileSync("deploy/compose.scale.yaml", "utf8");
  for (const name of ["DATABASE_URL", "PHOTOS_URL", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "ADMIN_PASSWORD"]) {
    expect(compose).toContain(`${name}: `);
  }
  expect(compose.match(/<<: \*instance/g)).toHaveLength(3);
  for (const secret of ["ADMIN_PASSWORD", "S3_SECRET_ACCESS_KEY"]) {
    expect(compose).toMatch(new RegExp(`${secret}: \\$\\{${secret}:\\?\\}`));
  }
});
