import { readFileSync } from "node:fs";
import { build } from "esbuild";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Bundles one entry of the program into one CommonJS file for the pinned Node. */
export function bundle(entry, outfile, more = {}) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "cjs",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": "undefined",
      GIRAMONDO_VERSION: JSON.stringify(version),
    },
    ...more,
  });
}

/** The program with the compiled pages inside. */
export function bundleProgram(outfile, { alias, ...more }) {
  const pages = { "@remix-run/dev/server-build": "./build/index.js" };
  return bundle("app/server/main.ts", outfile, { alias: { ...pages, ...alias }, ...more });
}

/** Bundles one of our own scripts for browsers: no React, one small file. */
export function bundleForBrowsers(entry, outfile) {
  const options = { bundle: true, minify: true, format: "iife", target: "es2020", logLevel: "warning" };
  return build({ entryPoints: [entry], outfile, ...options });
}

/** What stands beside the pages: the photo worker, and the script of the article pages. */
export async function bundleCompanions() {
  await bundle("app/images/heic-worker.ts", "build/heic-worker.cjs");
  await bundleForBrowsers("app/enhance/article.ts", "public/article.js");
}
