import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { makeCertificate } from "./certificate";

/** The name of the tests' site. It leads only to the proxy. */
export const siteName = "capi.test";

/** A reverse proxy in front of a site, configured by the executable's sample. */
export interface Proxy {
  http: number;
  https: number;
  /** The certificate of the authority that a visitor must trust. */
  certificate: Buffer;
  /** Its output so far: its errors. */
  errors(): string;
  stop(): Promise<void>;
}

/** The addresses of a test's proxy and of the server behind it. */
export interface ProxyPlaces {
  folder: string;
  http: number;
  https: number;
  upstream: string;
}

/** The proxies for which the project has samples. */
export const proxies = { caddy: startCaddy, nginx: startNginx };

/** Starts Debian's Caddy with our Caddyfile. The test only changes where it listens and who signs its certificate. */
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

/** Adds options to the block at the top of a Caddyfile, and all of Caddy's logs: not every version logs the same. */
export function withOptions(caddyfile: string, options: string[]): string {
  return caddyfile.replace(/^\{$/m, `{\n${options.join("\n")}`).replace(/^\tlog \{$/m, "$&\n\t\tlevel DEBUG");
}

/** Starts Debian's nginx with our site. The test only changes ports and certificate. */
async function startNginx({ folder, http, https, upstream }: ProxyPlaces): Promise<Proxy> {
  const { certificate, key } = makeCertificate(folder, siteName);
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("capi.example", siteName)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
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
  return started(child, { http, https }, () => readFileSync(certificate));
}

/**
 * Waits until the proxy shows a valid certificate. Fails with its output when it exits instead.
 */
export async function started(
  child: ChildProcess,
  ports: Pick<Proxy, "http" | "https">,
  certificateNow: () => Buffer,
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
  for (let tries = 0; tries < 1_200 && child.exitCode === null; tries += 1) {
    try {
      const certificate = certificateNow();
      await shakeHands(ports.https, certificate);
      return { ...ports, certificate, errors: () => said, stop };
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
