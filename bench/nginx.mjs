import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../scripts/setup/free-port.mjs";
import { start } from "./running.mjs";

/** Starts nginx with one worker. It serves each answer as a compressed file. Null when nginx is not installed. */
export async function startNginx(folder, answers) {
  const files = path.join(folder, "files");
  mkdirSync(files, { recursive: true });
  const places = Object.entries(answers).map(([address, { body }], n) => {
    writeFileSync(path.join(files, `${n}.html`), Buffer.from(body, "base64"));
    return `"${address}" ${n};`;
  });
  const port = await freePort();
  const config = path.join(folder, "nginx.conf");
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
user ${process.getuid() === 0 ? "root" : "nobody"};
events { worker_connections 512; }
http {
  access_log ${folder}/access.log combined buffer=64k; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; open_file_cache max=100;
  map $request_uri $file { ${places.join(" ")} }
  server {
    listen 127.0.0.1:${port}; root ${files};
    location / { default_type text/html; add_header Content-Encoding br; rewrite ^ /$file.html break; }
  }
}`,
  );
  const script = `echo "http://localhost:${port} "; exec nginx -c ${config} -p ${folder}`;
  try {
    const nginx = await start("sh", ["-c", `command -v nginx >/dev/null || exit 1; ${script}`], {
      PATH: `${process.env.PATH}:/usr/sbin`,
    });
    await answering(port);
    return nginx;
  } catch {
    return null;
  }
}

async function answering(port) {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
