import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { checkFloor, scriptFloor } from "./script-floor.mjs";
import { groupFiles } from "./group-files.mjs";
import { replaceManifest } from "./replace-manifest.mjs";

const folder = "public/build";

/**
 * Joins the hundred or so scripts that Remix made for browsers into a few files. A browser requests six at a time,
 * and one large file compresses better. It rewrites the scripts in `public/build` and the manifest that names them.
 */
export async function joinBrowserFiles() {
  const metafile = JSON.parse(readFileSync("build/metafile.js.json", "utf8"));
  const { routes, assets } = await import(path.resolve("build/index.js"));
  const scripts = Object.fromEntries(
    Object.entries(metafile.outputs).filter(([file]) => file.endsWith(".js")),
  );
  const groups = groupFiles(scripts, routes);
  const texts = await joinedTexts(scripts, groups);
  const names = finalNames(texts);
  const fileOf = (name) => path.join(folder, names.get(name));

  for (const file of Object.keys(scripts)) rmSync(file);
  const outputs = {};
  for (const group of groups) {
    const text = texts.get(group.name);
    const final = text.replace(addresses, (_, name) => JSON.stringify(`./${names.get(name)}`));
    writeFileSync(fileOf(group.name), final);
    outputs[fileOf(group.name)] = described(group, scripts, text, fileOf);
  }
  writeFileSync("build/metafile.js.json", JSON.stringify({ ...metafile, outputs }));
  replaceManifest(folder, assets, outputs);
}

/** In a text that is not final, a group's address is its name without a hash. */
const addresses = /"group:([^"]+)"/g;
const namesIn = (text) => [...new Set([...text.matchAll(addresses)].map(([, name]) => name))];

/** Returns the text of each group. Importers are made first, because they decide what the imported groups export. */
async function joinedTexts(scripts, groups) {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  const exported = new Exports(scripts);
  const texts = new Map();
  for (const group of groups) {
    const { files, module } = group;
    const own = module ? [`export { ${scripts[module].exports.join(", ")} } from "${module}";`] : [];
    const entry = [...files.map((file) => `import "${file}";`), ...own, ...exported.statements(files)];
    const plugin = {
      name: "group",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^group:/ }, ({ path }) => ({ path, external: true }));
        onResolve({ filter: /^[^:]*$/ }, ({ path: request, kind, importer }) => {
          const file = request.replace(/^\/build\//, `${folder}/`);
          const of = groupOf.get(file);
          if (!of) throw new Error(`${importer} imports ${request}, which Remix did not write`);
          if (kind === "dynamic-import") {
            if (of.module !== file) throw new Error(`${file} is loaded later, but no file of its own`);
            return { path: `group:${of.name}`, external: true };
          }
          if (of === group) return { path: path.resolve(file), sideEffects: true };
          return { path: file, namespace: "elsewhere", sideEffects: true };
        });
        onLoad({ filter: /.*/, namespace: "elsewhere" }, ({ path: file }) => ({
          contents: exported.reexport(file, scripts[file].exports, `group:${groupOf.get(file).name}`),
        }));
      },
    };
    const { outputFiles } = await build({
      stdin: { contents: entry.join("\n") },
      bundle: true,
      write: false,
      format: "esm",
      minify: true,
      target: scriptFloor,
      // Remix loads the page again that is left, when the next page's script is missing. The page's guard goes on instead.
      define: { "window.location.reload": "window.leaveForMissingScript" },
      legalComments: "none",
      logLevel: "warning",
      plugins: [plugin],
    });
    const [{ text }] = outputFiles;
    checkFloor(group.name, text);
    texts.set(group.name, text);
    exported.keep(text);
  }
  return texts;
}

/** The names under which groups export parts of their files to each other. */
class Exports {
  #aliases = new Map();
  #wanted = new Set();

  /** All names are assigned at once, because esbuild requests files in an order that differs between builds. */
  constructor(scripts) {
    const keys = Object.keys(scripts).flatMap((file) =>
      scripts[file].exports.map((name) => `${file} ${name}`),
    );
    // Remix looks for exports such as `default` in the modules of routes. No name of ours begins like those.
    keys.sort().forEach((key, n) => this.#aliases.set(key, `_${n.toString(36)}`));
  }

  /** Returns a module with all exports of a file, as other groups import them. */
  reexport(file, names, from) {
    const list = names.map((name) => `${this.#aliases.get(`${file} ${name}`)} as ${name}`);
    return list.length > 0 ? `export { ${list} } from "${from}";` : `import "${from}";`;
  }

  /** Remembers the imports of a finished text. */
  keep(text) {
    for (const [, list] of text.matchAll(/import\{([^}]*)\}from"group:/g)) {
      for (const name of list.split(",")) this.#wanted.add(name.split(" ")[0]);
    }
  }

  /** Returns the statements that export what other groups import from a group's files. */
  statements(files) {
    return [...this.#aliases].flatMap(([key, alias]) => {
      const [file, name] = key.split(" ");
      if (!files.includes(file) || !this.#wanted.has(alias)) return [];
      return [`export { ${name} as ${alias} } from "${file}";`];
    });
  }
}

/** Returns the file names by group name. A name contains a hash of the text and of all that it loads, now or later. */
function finalNames(texts) {
  const finalName = (name) => {
    const all = new Set([name]);
    for (const one of all) namesIn(texts.get(one)).forEach((other) => all.add(other));
    const hash = createHash("sha256");
    for (const one of [...all].sort()) hash.update(texts.get(one));
    return `${name}-${hash.digest("hex").slice(0, 8).toUpperCase()}.js`;
  };
  return new Map([...texts.keys()].map((name) => [name, finalName(name)]));
}

/** Describes a group as Remix's metafile describes a file. */
function described({ files, module }, scripts, text, fileOf) {
  const lazy = new Set([...text.matchAll(/import\("group:([^"]+)"\)/g)].map(([, name]) => name));
  return {
    ...(module && { entryPoint: scripts[module].entryPoint }),
    inputs: Object.assign({}, ...files.map((file) => scripts[file].inputs)),
    imports: namesIn(text).map((name) => ({
      path: fileOf(name),
      kind: lazy.has(name) ? "dynamic-import" : "import-statement",
    })),
  };
}
