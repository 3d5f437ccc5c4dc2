import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { freePort } from "../../../scripts/setup/free-port.mjs";

/** The variable with the settings of the S3 server of this run. `serve-engines` sets it. */
export const storeVariable = "TEST_PHOTO_STORE";

/** An S3 server of the tests: OpenStack Swift with its S3 interface, from Debian's packages. */
export interface Swift {
  /** Its settings, with a bucket that does not exist yet. */
  settings: BucketSettings;
  /** Its processes. */
  pids: number[];
  close(): Promise<void>;
}

const storages = ["account", "container", "object"] as const;

/** Starts it on free ports of 127.0.0.1 with an empty directory. This takes about six seconds. */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-swift-"));
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const port = await freePort();
  mkdirSync(path.join(folder, "devices", "d1"), { recursive: true });
  for (const one of storages) {
    const builder = path.join(folder, `${one}.builder`);
    run("swift-ring-builder", builder, "create", "4", "1", "0");
    run("swift-ring-builder", builder, "add", `r1z1-127.0.0.1:${ports[one]}/d1`, "1");
    run("swift-ring-builder", builder, "rebalance");
    writeFileSync(path.join(folder, `${one}.conf`), storageConf(folder, one, ports[one]));
  }
  const memory = await freePort();
  writeFileSync(path.join(folder, "proxy.conf"), proxyConf(folder, port, memory));
  const servers = [
    startMemory(folder, memory),
    ...[...storages, "proxy" as const].map((one) => startServer(folder, one)),
  ];
  const close = async () => {
    for (const server of servers) await end(server);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    // The proxy would remember for a minute that a storage server did not answer.
    for (const one of storages) await untilItAnswers(`http://127.0.0.1:${ports[one]}/`, servers);
    await untilItAnswers(`${endpoint}/info`, servers);
  } catch (error) {
    const said = await readFile(path.join(folder, "log"), "utf8");
    await close();
    throw new Error(`swift did not start: ${said}`, { cause: error });
  }
  const key = { accessKeyId: "test:tester", secretAccessKey: "testing" };
  const settings = { endpoint, region: "us-east-1", bucket: "none", prefix: "", ...key };
  return { settings, pids: servers.map(({ pid = 0 }) => pid), close };
}

/** Returns the settings of this run's server, with a new bucket. */
export async function newBucket(prefix = ""): Promise<BucketSettings> {
  const settings = storeOfTests();
  const bucket = `giramondo-${randomBytes(8).toString("hex")}`;
  const answer = await askStore(settings, `/${bucket}`, { method: "PUT" });
  if (!answer.ok) throw new Error(`no bucket: ${answer.status} ${await answer.text()}`);
  return { ...settings, bucket, prefix };
}

/** Returns the settings of this run's server, without a bucket. */
export function storeOfTests(): BucketSettings {
  return JSON.parse(process.env[storeVariable] ?? "null") as BucketSettings;
}

/** Returns the settings of a bucket as the owner writes them. */
export function bucketEnvironment(settings: BucketSettings): Record<string, string> {
  return {
    PHOTOS_URL: `s3://${settings.bucket}${settings.prefix ? `/${settings.prefix.slice(0, -1)}` : ""}`,
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

/**
 * Returns the names of all objects in a bucket, with the prefix of the site. With `under`, only names that begin with
 * it.
 */
export async function objectsIn(settings: BucketSettings, under = ""): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const after = encodeURIComponent(keys.at(-1) ?? "");
    const answer = await askStore(
      settings,
      `/${settings.bucket}?list-type=2&prefix=${under}&start-after=${after}`,
    );
    const page = [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
    if (page.length === 0) return keys.sort();
    keys.push(...page);
  }
}

/** Sends a request to the store, with its key, but not through the program. */
export async function askStore(settings: BucketSettings, where: string, init: RequestInit = {}) {
  const { AwsClient } = await import("aws4fetch");
  const { accessKeyId, secretAccessKey, region, endpoint } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  return client.fetch(endpoint + where, init);
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8", env: debianPython });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}

/** Swift needs Debian's own python. */
const debianPython = { ...process.env, PATH: "/usr/bin:/bin:/usr/sbin:/sbin" };

function startServer(folder: string, one: (typeof storages)[number] | "proxy"): ChildProcess {
  const log = openSync(path.join(folder, "log"), "a");
  return spawn(`/usr/bin/swift-${one}-server`, [path.join(folder, `${one}.conf`)], {
    env: debianPython,
    stdio: ["ignore", log, log],
  });
}

/** Without memcached the proxy asks for account and bucket before each request. */
function startMemory(folder: string, port: number): ChildProcess {
  const log = openSync(path.join(folder, "log"), "a");
  const options = ["-l", "127.0.0.1", "-p", `${port}`, "-m", "16", "-u", userInfo().username];
  return spawn("/usr/bin/memcached", options, { stdio: ["ignore", log, log] });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

async function untilItAnswers(url: string, servers: ChildProcess[]): Promise<void> {
  const giveUpAt = Date.now() + 180_000;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    if (servers.some(({ exitCode }) => exitCode !== null)) throw new Error("a server ended");
    if (Date.now() > giveUpAt) throw new Error("no answer for three minutes");
    await pause(100);
  }
}

/**
 * With a shorter timeout a server that is busy for half a second would make Swift list a deleted file, or miss a new
 * one.
 */
const patience = `conn_timeout = 60
node_timeout = 60
container_update_timeout = 60
`;

const common = (folder: string, port: number) => `bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_facility = LOG_LOCAL0
log_level = ERROR
`;

const storageConf = (folder: string, one: string, port: number) => `[DEFAULT]
${common(folder, port)}devices = ${path.join(folder, "devices")}
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${one}-server
[app:${one}-server]
use = egg:swift#${one}
${patience}`;

const proxyConf = (folder: string, port: number, memory: number) => `[DEFAULT]
${common(folder, port)}[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
${patience}[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 50
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;
