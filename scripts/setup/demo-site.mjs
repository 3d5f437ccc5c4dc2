import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Returns a site in a directory of its own, on a free port, for scripts. `run` starts it, passes its address to `use`
 * and stops it. `importDemo` imports the demo journey. `remove` deletes the site.
 */
export function demoSite(settings = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-demo-"));
  const env = { NODE_ENV: "production", PORT: "0", LOG_LEVEL: "error", DATA_DIR: dataDir, ...settings };
  const program = "build/giramondo.cjs";
  return {
    importDemo: () => spawnSync(process.execPath, [program, "import-demo"], { env, stdio: "ignore" }),
    remove: () => rmSync(dataDir, { recursive: true }),
    async run(use) {
      const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      try {
        let output = "";
        for await (const words of child.stdout.setEncoding("utf8")) {
          output += words;
          if (/in ascolto su \S+\s/.test(output)) break;
        }
        return await use(/in ascolto su (http:\S+)/.exec(output)[1]);
      } finally {
        child.kill();
        await ended;
      }
    },
  };
}

/** Returns the ids of an article of the demo journey with several photos, and of its stop. */
export async function demoIds(url) {
  const posts = await (await fetch(`${url}/api/blog-posts`)).json();
  const stops = await (await fetch(`${url}/api/locations-with-posts`)).json();
  const article = posts.find(({ photos }) => photos.length > 1).id;
  return { article, stop: stops.find(({ blogPostId }) => blogPostId === article).id };
}
