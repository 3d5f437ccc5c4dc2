import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "./setup/free-port.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";

/**
 * `npm run dev` runs our own server on the site of `./data`. Remix rebuilds the pages after every change in `app/`.
 * Changes in `app/server` and `db` need a restart.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  // Remix overwrites public/build with files for development, so the next `npm start` must build again.
  rmSync("build/giramondo.cjs", { force: true });
  const { bundleCompanions, bundleDevelopment } = await import("./bundling/program-bundle.mjs");
  await bundleCompanions();
  await bundleDevelopment("build/development.cjs");
  const { packData } = await import("./bundling/pack-data.mjs");
  packData();
  const remix = "node_modules/@remix-run/dev/dist/cli.js";
  const server = `${process.execPath.replaceAll(" ", "\\ ")} build/development.cjs`;
  // Remix looks for a port long before it listens. Two that start together would choose the same one.
  const options = ["--manual", "--port", String(await freePort()), "--command", server];
  const child = spawn(process.execPath, [remix, "dev", ...options], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
