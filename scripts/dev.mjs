import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./install.mjs";
import { onPinnedNode } from "./pinned-node.mjs";

/** `npm run dev`: the pages with live reload, served by remix-serve on the site of `./data`. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  // It overwrites public/build with files for development: the next `npm start` must build again.
  rmSync("build/giramondo.cjs", { force: true });
  const { bundleCompanions } = await import("./program-bundle.mjs");
  await bundleCompanions();
  const { packedPlaces } = await import("./places/pack-places.mjs");
  writeFileSync("build/places.br", packedPlaces());
  const remix = "node_modules/@remix-run/dev/dist/cli.js";
  const child = spawn(process.execPath, [remix, "dev", "--command", "remix-serve build/index.js"], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
