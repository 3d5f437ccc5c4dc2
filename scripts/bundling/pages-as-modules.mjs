import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const compiled = "build/index.js";

/**
 * The pages that Remix compiled, as modules of the program. `build/index.js`, which remix-serve and `npm run dev` run, has
 * a copy of its own of everything that server and pages share; here it says only which routes, scripts and styles there are.
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
    // As Remix does it: what only runs in browsers is an empty module for the server.
    build.onResolve({ filter: /\.client$/ }, ({ path }) => ({ path, namespace: "browsers" }));
    build.onLoad({ filter: /.*/, namespace: "browsers" }, () => ({ contents: "module.exports = {};" }));
  },
};

/** A module like the one that Remix made, with the routes and the entry of the sources. */
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

/** Its manifest was written anew since it was imported to join the scripts of browsers. */
function importAnew(file) {
  const url = pathToFileURL(path.resolve(file));
  url.search = "with-joined-scripts";
  return import(url.href);
}

/** The address of a style sheet, as a JSON text. */
function addressOf(sheet) {
  const { outputs } = JSON.parse(readFileSync("build/metafile.server.json", "utf8"));
  const [file] = Object.entries(outputs).find(
    ([file, { inputs }]) => file.endsWith(".css") && sheet in inputs,
  );
  return JSON.stringify(`/${file}`);
}
