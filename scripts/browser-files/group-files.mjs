import path from "node:path";

/** The name of the group for pages without scripts. */
const reading = "reading";
/** The name of the group for the owner's pages. */
const owners = "admin";
/** Scripts that only some of the owner's pages need: they are groups of their own, so that lists do not load them. */
const ownersParts = {
  "blog-post": /^routes\/admin\.(nuovo-articolo|articoli_)/,
  location: /^routes\/admin\.(nuova-location|locations_)/,
  forms: /^routes\/admin\.(nuovo-articolo|articoli_|nuova-location|locations_|impostazioni$)/,
  tools: /^routes\/(admin_?\.(cartellini|avvisi|impostazioni|libro|stampa|segnalazioni)|libro)/,
};

/**
 * Decides which scripts of Remix become one file (docs/decisions/060). Groups come before those that they import;
 * `module` is the file requested by its address, or null. `scripts` are the outputs of Remix's metafile.
 */
export function groupFiles(scripts, routes) {
  const entries = entryPoints(scripts);
  const client = entries.find(({ id }) => id === "entry.client");
  const root = entries.find(({ id }) => id === "root");
  const forAll = new Set([...reached(scripts, client.file), ...reached(scripts, root.file)]);
  forAll.delete(client.file);

  const users = new Map();
  for (const entry of entries) {
    for (const file of reached(scripts, entry.file)) {
      if (!forAll.has(file)) users.set(file, [...(users.get(file) ?? []), entry]);
    }
  }
  const kindOf = pageKinds(scripts, routes, entries, users);
  const forAllKinds = sharedName(
    entries.filter(({ id }) => id !== null),
    kindOf,
  );
  const rest = new Map();
  const modules = new Set(entries.map(({ file }) => file));
  for (const [file, using] of users) {
    const module = modules.has(file) ? file : (soleUser(using, kindOf)?.file ?? null);
    const shared = sharedName(using, kindOf);
    const name = module ? nameOf(module) : shared === `shared-${owners}` ? ownersName(using) : shared;
    if (name === forAllKinds) {
      forAll.add(file);
      continue;
    }
    const group = rest.get(name) ?? { name, files: [], module };
    if (group.module !== module) throw new Error(`Two files would be named ${name}`);
    group.files.push(file);
    rest.set(name, group);
  }
  const groups = [{ name: "root", files: [...forAll], module: root.file }, ...rest.values()];
  return importersFirst(groups, scripts);
}

/** Returns the files that are requested by address: the entry, the modules of routes, and the targets of `import()`. */
function entryPoints(scripts) {
  const dynamic = new Set(importsOf(scripts, Object.keys(scripts), "dynamic-import"));
  return Object.entries(scripts).flatMap(([file, { entryPoint }]) => {
    const route = /^browser-route-module:(.*)\.tsx?\?browser$/.exec(entryPoint ?? "")?.[1];
    if (route !== undefined) return [{ file, id: route }];
    if (entryPoint?.endsWith("/entry.client.tsx")) return [{ file, id: "entry.client" }];
    return dynamic.has(file) ? [{ file, id: null }] : [];
  });
}

/** Returns a file and everything that it imports, directly or not. */
function reached(scripts, start) {
  const files = new Set([start]);
  for (const file of files) importsOf(scripts, [file], "import-statement").forEach((one) => files.add(one));
  return files;
}

/** Names the group of a file that only pages of the owner use. */
function ownersName(using) {
  const part = Object.entries(ownersParts).find(([, of]) =>
    using.every(({ id }) => id === null || of.test(id)),
  );
  return `${part?.[0] ?? "shared"}-${owners}`;
}

function importsOf(scripts, files, wanted) {
  return files.flatMap((file) =>
    scripts[file].imports
      .filter(({ kind, path }) => kind === wanted && path in scripts)
      .map(({ path }) => path),
  );
}

/** Returns for each entry the kinds of pages that use it: the outermost routes with scripts, or "reading". */
function pageKinds(scripts, routes, entries, users) {
  const kinds = new Map(entries.map(({ file, id }) => [file, new Set(id ? [kindOfRoute(routes, id)] : [])]));
  // The target of an `import()` belongs to the pages of its importer, which may itself be the target of an
  // `import()`.
  for (let changed = true; changed;) {
    changed = false;
    for (const [file, using] of users) {
      for (const loaded of importsOf(scripts, [file], "dynamic-import")) {
        const own = kinds.get(loaded);
        const before = own.size;
        for (const entry of using) kinds.get(entry.file).forEach((kind) => own.add(kind));
        changed ||= own.size > before;
      }
    }
  }
  return kinds;
}

function kindOfRoute(routes, id) {
  let kind = reading;
  for (let route = routes[id]; route; route = routes[route.parentId]) {
    if (route.module.handle?.hydrate) kind = path.basename(route.id).split(".")[0];
  }
  return kind;
}

/**
 * Returns the only entry that uses a file. When all users are `import()`s, it is the only one for visitors. Undefined
 * when there are several.
 */
function soleUser(using, kindOf) {
  if (using.length === 1) return using[0];
  const late = using.every(({ id }) => id === null);
  const forVisitors = using.filter(({ file }) => !kindOf.get(file).has(owners));
  return late && forVisitors.length === 1 ? forVisitors[0] : undefined;
}

/**
 * Names the group of a file that several entries use: by the kinds of pages that need the file, and whether they need
 * it later or never.
 */
function sharedName(using, kindOf) {
  const kinds = (entries) => new Set(entries.flatMap(({ file }) => [...kindOf.get(file)]));
  const all = [...kinds(using)].filter((kind) => kind !== reading).sort();
  const now = kinds(using.filter(({ id }) => id !== null));
  now.delete(reading);
  if (now.size > 0) return ["shared", ...all].join("-");
  return all.length > 0 ? ["later", ...all].join("-") : reading;
}

/** Returns the file's name without its hash. */
function nameOf(file) {
  return path.basename(file, ".js").replace(/-[0-9A-Z]{8}$/, "");
}

function importersFirst(groups, scripts) {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  const ordered = [];
  const visit = (group, above) => {
    if (above.includes(group)) throw new Error(`Groups import in a circle: ${above.map(({ name }) => name)}`);
    if (ordered.includes(group)) return;
    for (const file of importsOf(scripts, group.files, "import-statement")) {
      if (groupOf.get(file) !== group) visit(groupOf.get(file), [...above, group]);
    }
    ordered.push(group);
  };
  groups.forEach((group) => visit(group, []));
  return ordered.reverse();
}
