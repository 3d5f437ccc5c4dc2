import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeCertificate } from "./certificate";
import { type Proxy, siteName, started, withOptions } from "./proxy";

/** The addresses of a test's balancer and of the instances behind it, as `host:port`. */
export interface BalancerPlaces {
  folder: string;
  http: number;
  https: number;
  instances: string[];
}

/** The balancers for which the project has samples. */
export const balancers = { haproxy: startHaproxy, nginx: startNginx, caddy: startCaddy };

/** Starts Debian's HAProxy with our configuration. The test only changes ports, certificate and instances. */
async function startHaproxy({ folder, http, https, instances }: BalancerPlaces): Promise<Proxy> {
  const { certificate, key } = makeCertificate(folder, siteName);
  const pem = path.join(folder, "capi.pem");
  writeFileSync(pem, readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
  let text = readFileSync("deploy/haproxy.cfg", "utf8")
    .replace("bind :::80 v4v6", `bind 127.0.0.1:${http}`)
    .replace("bind :::443 v4v6", `bind 127.0.0.1:${https}`)
    .replaceAll("/etc/haproxy/capi.pem", pem);
  instances.forEach((instance, at) => (text = text.replace(`192.0.2.1${at + 1}:3000`, instance)));
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, text);
  const child = spawn("/usr/sbin/haproxy", ["-db", "-f", file], { stdio: "pipe" });
  return started(child, { http, https }, () => readFileSync(certificate));
}

/** Starts Debian's nginx with our site and the lines that `docs/scale.md` adds. */
async function startNginx({ folder, http, https, instances }: BalancerPlaces): Promise<Proxy> {
  const { certificate, key } = makeCertificate(folder, siteName);
  const [, lines = ""] = /```nginx\n([\s\S]*?)```/.exec(readFileSync("docs/scale.md", "utf8")) ?? [];
  let upstream = lines;
  instances.forEach((instance, at) => (upstream = upstream.replace(`192.0.2.1${at + 1}:3000`, instance)));
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("capi.example", siteName)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll("http://127.0.0.1:3000", "http://giramondo");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  );
  mkdirSync(path.join(folder, "temporary"));
  const file = path.join(folder, "nginx.conf");
  const head = `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nevents {}\n`;
  writeFileSync(file, `${head}http {\n${temporary.join("\n")}\n${upstream}\n${site}\n}\n`);
  const child = spawn("/usr/sbin/nginx", ["-c", file, "-e", "stderr"], { stdio: "pipe" });
  return started(child, { http, https }, () => readFileSync(certificate));
}

/** Starts Debian's Caddy with the Caddyfile of `compose.scale.yaml`. */
async function startCaddy({ folder, http, https, instances }: BalancerPlaces): Promise<Proxy> {
  const storage = path.join(folder, "storage");
  const options = [
    `http_port ${http}`,
    `https_port ${https}`,
    "admin off",
    "local_certs",
    "skip_install_trust",
    `storage file_system ${storage}`,
  ];
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, withOptions(readFileSync("deploy/Caddyfile.scale", "utf8"), options));
  const env = { ...process.env, DOMAIN: siteName, UPSTREAMS: instances.join(" "), HOME: folder };
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "pipe" });
  const root = path.join(storage, "pki/authorities/local/root.crt");
  return started(child, { http, https }, () => readFileSync(root));
}
