import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { scriptFloor } from "../browser-files/script-floor.mjs";
import { currentCommit } from "./current-commit.mjs";
import { pagesAsModules } from "./pages-as-modules.mjs";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const commit = currentCommit(root);

/** Bundles one entry of the program into one CommonJS file for the pinned Node. */
export function bundle(entry, outfile, more = {}) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node24",
    // Prefers the ES modules of packages: their exports are variables. In the CommonJS form they would be functions.
    mainFields: ["module", "main"],
    format: "cjs",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": "undefined",
      "import.meta.hot": "undefined",
      GIRAMONDO_VERSION: JSON.stringify(version),
      GIRAMONDO_COMMIT: JSON.stringify(commit),
    },
    ...more,
  });
}

/**
 * Bundles the program with its pages, in two steps. In a single step every module that an `import()` can reach would
 * get its own wrapper, and libraries would keep all their files.
 */
export async function bundleProgram(outfile, { alias, plugins = [], external, ...more }) {
  const parts = path.join(path.dirname(outfile), "parts");
  const renderer = {
    // The entry also loads React's renderer for streams, which is never used.
    "react-dom/server": path.resolve(
      "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.min.js",
    ),
  };
  await bundle("app/server/main.ts", undefined, {
    outdir: parts,
    format: "esm",
    splitting: true,
    external,
    alias: { ...renderer, ...alias },
    plugins: [withoutUnused, sharedExports, pagesAsModules, ...plugins],
  });
  // The side effects in package.json describe the sources, not the parts.
  const whole = { external, ignoreAnnotations: true, ...more };
  await bundle(path.join(parts, "main.js"), outfile, whole);
  rmSync(parts, { recursive: true });
  // esbuild escapes such characters everywhere except in raw texts. A single one doubles the memory of the whole
  // text.
  const [foreign] = /[^\0-\xff]/.exec(readFileSync(outfile, "utf8")) ?? [];
  if (foreign) throw new Error(`${outfile} contains "${foreign}": write it as an escape`);
}

/** Bundles the program for `npm run dev`. Libraries, and the pages that Remix rebuilds, are loaded from their files. */
export function bundleDevelopment(outfile) {
  return bundle("app/server/development.ts", outfile, { packages: "external" });
}

/**
 * Code that never runs here: fetch for Node 16, zod's sentences in forty languages, pg's other ways to its server,
 * React for browsers. Without it the program is smaller, and all of the program is kept in memory.
 */
const withoutUnused = {
  name: "without-unused",
  setup(build) {
    const unused = [
      /^undici$/,
      /^@remix-run\/web-fetch$/,
      /^\.\.\/locales\/index\.js$/,
      /^pg-native$/,
      /^pg-cloudflare$/,
      /^react-dom$/,
    ];
    for (const filter of unused) {
      build.onResolve({ filter }, () => ({ path: "unused", namespace: "unused" }));
    }
    build.onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "module.exports = {};" }));
  },
};

/**
 * CommonJS packages that most of our files import. esbuild would make an object for each import, with a function for
 * each export, 6,000 in all. So they are imported once, and their exports are variables.
 */
const sharedExports = {
  name: "shared-exports",
  setup(build) {
    const filter = /^(?:react|react\/jsx-runtime|@remix-run\/node)$/;
    const namespace = "shared-exports";
    build.onResolve({ filter }, ({ path, kind, namespace: importer }) =>
      kind === "import-statement" && importer !== namespace ? { path, namespace } : undefined,
    );
    build.onLoad({ filter, namespace }, ({ path }) => ({
      contents: `import * as all from "${path}"; export default all.default; export const { ${Object.keys(require(path))} } = all;`,
      resolveDir: ".",
    }));
  },
};

/** Bundles one of our own scripts for browsers into one small file without React. */
export function bundleForBrowsers(entry, outfile) {
  const options = { bundle: true, minify: true, format: "iife", target: scriptFloor, logLevel: "warning" };
  return build({ entryPoints: [entry], outfile, ...options });
}

/** Bundles the photo worker, its HEIC worker and the scripts of the pages without React. */
export async function bundleCompanions() {
  await bundle("app/server/photo-worker/photo-worker-main.ts", "build/photo-worker.cjs", {
    external: ["sharp"],
  });
  await bundle("app/images/heic/heic-worker.ts", "build/heic-worker.cjs");
  await bundleForBrowsers("app/browser/blog-post.ts", "public/blog-post.js");
  await bundleForBrowsers("app/browser/service-worker.ts", "public/service-worker.js");
  await bundleForBrowsers("app/browser/receipt.ts", "public/receipt.js");
  await bundleForBrowsers("app/browser/follow.ts", "public/follow.js");
  await bundleForBrowsers("app/browser/print.ts", "public/print.js");
}
