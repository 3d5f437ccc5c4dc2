import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const serverBuild = "build/index.js";

/**
 * Makes Remix's manifest name the joined scripts (`outputs`, by file), in the server build and as a file in `folder`.
 * In the server build it adds `later`: the addresses of scripts that an `import()` loads, by the name of the source.
 */
export function replaceManifest(folder, old, outputs) {
  const routeOf = (entryPoint) => /^browser-route-module:(.*)\.tsx?\?browser$/.exec(entryPoint ?? "")?.[1];
  const urlOf = (file) => `/${path.relative("public", file)}`;
  const loaded = Object.entries(outputs).map(([file, { entryPoint }]) => {
    const imports = allImports(outputs, file).map(urlOf);
    return { entryPoint, id: routeOf(entryPoint), module: urlOf(file), imports };
  });
  const { module, imports } = loaded.find(({ entryPoint }) => entryPoint?.endsWith("/entry.client.tsx"));
  const root = loaded.find(({ id }) => id === "root");
  const everywhere = new Set([...imports, root.module]);
  const routes = {};
  for (const [id, route] of Object.entries(old.routes)) {
    const own = loaded.find((one) => one.id === id);
    const more = own.imports.filter((one) => !everywhere.has(one));
    routes[id] = { ...route, module: own.module, imports: more.length > 0 ? more : undefined };
  }
  const named = { entry: { module, imports }, routes };
  const version = createHash("sha256").update(JSON.stringify(named)).digest("hex").slice(0, 8);
  const url = `/build/manifest-${version.toUpperCase()}.js`;
  const manifest = { ...named, version, url };
  rmSync(path.join("public", old.url));
  writeFileSync(path.join("public", url), `window.__remixManifest=${JSON.stringify(manifest)};`);
  const forServer = JSON.stringify({ ...manifest, later: laterScripts(loaded) });
  writeFileSync(serverBuild, withManifest(readFileSync(serverBuild, "utf8"), forServer));
}

function laterScripts(loaded) {
  const later = loaded.filter(({ entryPoint }) => /^app\/components\/.*\.client\.tsx?$/.test(entryPoint));
  return Object.fromEntries(later.map(({ entryPoint, module }) => [path.parse(entryPoint).name, module]));
}

/** Returns everything that a script imports, in the order of discovery. */
function allImports(outputs, file) {
  const files = new Set([file]);
  for (const one of files) {
    const needed = outputs[one].imports.filter(({ kind }) => kind === "import-statement");
    needed.forEach(({ path }) => files.add(path));
  }
  files.delete(file);
  return [...files];
}

function withManifest(text, manifest) {
  const literal = /(?<=\bassets_manifest_default = )\{[^;]*\}(?=;)/;
  if (!literal.test(text)) throw new Error(`${serverBuild} has no manifest where it is expected`);
  return text.replace(literal, () => manifest);
}
