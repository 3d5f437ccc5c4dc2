import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type Server, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testCertificate } from "../support/notifications/test-certificate";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { fillDirectory } from "../support/site-data/prepared-directory";
import { jpegPhoto } from "../support/test-photos";

let dataDir: string;
let server: Server;
let objects: Map<string, Buffer>;
let environment: Record<string, string>;
let running: RunningProgram | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  await fillDirectory(dataDir);
  objects = new Map();
  // The public address of the site, and a store that checks no signature.
  server = createServer(testCertificate, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "https://localhost");
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      if (pathname === "/healthz") return response.end("ok\n");
      if (searchParams.has("list-type")) return response.end("<ListBucketResult></ListBucketResult>");
      if (request.method === "PUT") objects.set(pathname, Buffer.concat(pieces));
      if (request.method === "DELETE") objects.delete(pathname);
      const found = objects.get(pathname);
      response
        .writeHead(request.method !== "GET" || found ? 200 : 404)
        .end(request.method === "GET" ? found : "");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  environment = {
    ...{ PUBLIC_URL: address, TRUST_PROXY: "1", PHOTOS_URL: "s3://foto", S3_ENDPOINT: address },
    ...{ S3_ACCESS_KEY_ID: "chiave", S3_SECRET_ACCESS_KEY: "segreto" },
  };
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
  server.close();
  server.closeAllConnections();
  await rm(dataDir, { recursive: true });
});

const doctor = () => runProgramToItsEnd({ dataDir, environment, arguments: ["doctor"] });
const send = async () =>
  (await sendStory(running?.url ?? "", { story: "Una", photos: [["a.jpg", await jpegPhoto()]] })).status;

test("a server with a certificate of one's own authority is named as one that answers", async () => {
  running = await runProgram({ dataDir, environment });
  const unsigned = "il suo certificato non è firmato da chi questa macchina conosce: se l'autorità è tua";
  await expect
    .poll(() => running?.output().log)
    .toContain(`Il server S3 delle foto risponde, ma ${unsigned}`);
  expect(await send()).toBe(503);
  const { code, out } = await doctor();
  expect(code).toBe(1);
  for (const who of ["Il server S3 delle foto risponde", `Su ${environment.PUBLIC_URL} qualcuno risponde`])
    expect(out).toContain(`${who}, ma ${unsigned}`);
});

test("the system's authorities are trusted by the store and by doctor", async () => {
  environment.SSL_CERT_FILE = path.join(dataDir, "own.crt");
  await writeFile(environment.SSL_CERT_FILE, testCertificate.cert);
  running = await runProgram({ dataDir, environment });
  expect(await send()).toBe(303);
  expect([...objects.keys()].join()).toMatch(/^\/foto\/\w+_a\.jpg/);
  const { out } = await doctor();
  expect(out).toContain("Nel bucket delle foto s3://foto/ si può leggere");
  expect(out).toContain(`Il sito si raggiunge anche da ${environment.PUBLIC_URL}`);
});
