import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { makeCertificate } from "./certificate";

/** The name under which the tests' site is visited; it leads nowhere but to the proxy. */
export const siteName = "capi.test";

/** A reverse proxy in front of a site, set up by the sample that the executable carries. */
export interface Proxy {
  http: number;
  https: number;
  /** The authority that a visitor must trust. */
  certificate: Buffer;
  /** All that it has written so far: its own words with its errors, and its log of requests, "" where it has none. */
  logs(): { errors: string; requests: string };
  stop(): Promise<void>;
}

/** A test's proxy: its address, and the server behind it. */
export interface ProxyPlaces {
  folder: string;
  http: number;
  https: number;
  upstream: string;
}

/** The proxies that the project has samples for. */
export const proxies = { caddy: startCaddy, nginx: startNginx };

/** Debian's Caddy with our Caddyfile; only where it listens and who signs its certificate is the test's. */
async function startCaddy({ folder, http, https, upstream }: ProxyPlaces): Promise<Proxy> {
  const storage = path.join(folder, "storage");
  const file = path.join(folder, "Caddyfile");
  const options = [
    `http_port ${http}`,
    `https_port ${https}`,
    "admin off",
    "local_certs",
    "skip_install_trust",
    `storage file_system ${storage}`,
  ];
  writeFileSync(file, withOptions(readFileSync("deploy/Caddyfile", "utf8"), options));
  const env = { ...process.env, DOMAIN: siteName, UPSTREAM: upstream, HOME: folder };
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "pipe" });
  const root = path.join(storage, "pki/authorities/local/root.crt");
  return started(child, { http, https }, () => readFileSync(root));
}

/**
 * A Caddyfile with more options in the block at its top, and all that Caddy can log: not every version logs the same.
 */
export function withOptions(caddyfile: string, options: string[]): string {
  return caddyfile.replace(/^\{$/m, `{\n${options.join("\n")}`).replace(/^\tlog \{$/m, "$&\n\t\tlevel DEBUG");
}

/** Debian's nginx with our site; only ports and certificate are the test's. */
async function startNginx({ folder, http, https, upstream }: ProxyPlaces): Promise<Proxy> {
  const { certificate, key } = makeCertificate(folder, siteName);
  const log = path.join(folder, "access.log");
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("capi.example", siteName)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll("/var/log/nginx/access.log", log)
    .replaceAll("127.0.0.1:3000", upstream);
  const file = path.join(folder, "nginx.conf");
  mkdirSync(path.join(folder, "temporary"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  );
  writeFileSync(
    file,
    `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary.join("\n")}\n${site}\n}\n`,
  );
  const child = spawn("nginx", ["-c", file, "-e", "stderr"], { stdio: "pipe" });
  return started(child, { http, https }, () => readFileSync(certificate), log);
}

/**
 * Waits until it shows a certificate that can be believed; fails with what it said when it ends instead. `log`: the file
 * of its log of requests.
 */
export async function started(
  child: ChildProcess,
  ports: Pick<Proxy, "http" | "https">,
  certificateNow: () => Buffer,
  log: string | null = null,
): Promise<Proxy> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "close");
    }
  };
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    try {
      const certificate = certificateNow();
      await shakeHands(ports.https, certificate);
      const logs = () => ({ errors: said, requests: log ? readFileSync(log, "utf8") : "" });
      return { ...ports, certificate, logs, stop };
    } catch {
      await pause(50);
    }
  }
  await stop();
  throw new Error(`the proxy did not start: ${said}`);
}

async function shakeHands(port: number, ca: Buffer): Promise<void> {
  const socket = connect({ host: "127.0.0.1", port, servername: siteName, ca });
  await once(socket, "secureConnect");
  socket.destroy();
}
