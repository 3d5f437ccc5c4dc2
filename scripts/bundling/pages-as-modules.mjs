import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const compiled = "build/index.js";

/**
 * A plugin that bundles the pages from their sources. Only routes, scripts and styles are read from `build/index.js`,
 * because it has a second copy of all shared code.
 */
export const pagesAsModules = {
  name: "pages-as-modules",
  setup(build) {
    build.onResolve({ filter: /^@remix-run\/dev\/server-build$/ }, () => ({
      path: compiled,
      namespace: "pages",
    }));
    build.onLoad({ filter: /.*/, namespace: "pages" }, async () => ({
      contents: serverBuild(await importAnew(compiled)),
      resolveDir: path.resolve("app"),
    }));
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: addressOf(path.relative(".", file)),
      loader: "json",
    }));
    // Remix does the same: a file that only runs in browsers is an empty module on the server.
    build.onResolve({ filter: /\.client$/ }, ({ path }) => ({ path, namespace: "browsers" }));
    build.onLoad({ filter: /.*/, namespace: "browsers" }, () => ({ contents: "module.exports = {};" }));
  },
};

/** Returns a module like the one that Remix made, with the routes and the entry of the sources. */
function serverBuild({ routes, entry: _, ...rest }) {
  const all = Object.values(routes);
  return [
    'import * as entryModule from "./entry.server";',
    "export const entry = { module: entryModule };",
    `export const { ${Object.keys(rest)} } = ${JSON.stringify(rest)};`,
    ...all.map(({ id }, at) => `import * as route${at} from "./${id}";`),
    "export const routes = {",
    ...all.map((route, at) => {
      const { module: _, ...described } = route;
      return `${JSON.stringify(route.id)}: { ...${JSON.stringify(described)}, module: route${at} },`;
    }),
    "};",
  ].join("\n");
}

/** The manifest was rewritten after its first import, so it must be imported again. */
function importAnew(file) {
  const url = pathToFileURL(path.resolve(file));
  url.search = "with-joined-scripts";
  return import(url.href);
}

/** Returns the address of a style sheet as JSON. */
function addressOf(sheet) {
  const { outputs } = JSON.parse(readFileSync("build/metafile.server.json", "utf8"));
  const [file] = Object.entries(outputs).find(
    ([file, { inputs }]) => file.endsWith(".css") && sheet in inputs,
  );
  return JSON.stringify(`/${file}`);
}
