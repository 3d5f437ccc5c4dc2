import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** `npm run check` finds here what a linter of single files does not see. It prints one line for each problem. */
const maxFilesPerFolder = 16;
/** Remix wants the routes in one folder; migrations are one list; a language has one file per subject. */
const longFolders = /^(?:app\/routes|db\/migrations|app\/text\/[a-z]{2})$/;
/** Files that have the same exports because Remix, `db/migrate` or the languages ask each of them for those. */
const sameExports =
  /^app\/(?:routes\/|root|entry|server\/(?:remix-serve|site-build)|text\/[a-z]{2}\/)|^db\/migrations\//;

const listed = spawnSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "app", "db", "scripts", "tests", "bench", "*.ts", "*.js"],
  {
    encoding: "utf8",
  },
);
const paths = listed.stdout
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const packages = { ...dependencies, ...devDependencies, ...optionalDependencies };
const files = new Map(
  paths.filter((file) => /\.(?:tsx?|m?js)$/.test(file)).map((file) => [file, read(file)]),
);
const problems = [...fullFolders(), ...unlistedPackages(), ...circles(), ...doubleNames()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Reads what a file imports (types, too) and the names that it exports. */
function read(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const imports = ts.preProcessFile(source.text).importedFiles.map(({ fileName }) => fileName);
  const exports = source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const names = statement.moduleSpecifier ? undefined : statement.exportClause?.elements;
      return names?.map(({ name }) => name.text) ?? [];
    }
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (statement.modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [];
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return named.flatMap(({ name }) => (name.elements ?? [{ name }]).map((one) => one.name.text));
  });
  return { imports, exports: new Set(exports) };
}

function fullFolders() {
  const counts = Map.groupBy(paths, (file) => path.dirname(file));
  return [...counts]
    .filter(([folder, { length }]) => length > maxFilesPerFolder && !longFolders.test(folder))
    .map(([folder, { length }]) => `${folder}: ${length} files, more than ${maxFilesPerFolder}`);
}

function unlistedPackages() {
  return [...files].flatMap(([file, { imports }]) =>
    imports
      .filter((name) => !/^(?:[.~]|node:|virtual:)/.test(name) && !builtinModules.includes(name))
      .map((name) => name.match(/^(?:@[^/]+\/)?[^/]+/)[0])
      .filter((name) => !(name in packages) && !(`@types/${name}` in packages))
      .map((name) => `${file}: ${name} is not listed in package.json`),
  );
}

function circles() {
  const found = [];
  const state = new Map();
  for (const file of files.keys()) visit(file, []);
  return found;

  function visit(file, way) {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push(`circle of imports: ${[...way.slice(way.indexOf(file)), file].join(" → ")}`);
      return;
    }
    state.set(file, "open");
    for (const name of files.get(file).imports) {
      const imported = fileOf(file, name);
      if (imported) visit(imported, [...way, file]);
    }
    state.set(file, "done");
  }
}

function fileOf(file, name) {
  if (!/^[.~]/.test(name)) return undefined;
  const base = name.startsWith(".")
    ? path.join(path.dirname(file), name)
    : name.replace(/^~db\//, "db/").replace(/^~\//, "app/");
  return ["", ".ts", ".tsx", "/index.ts"].map((ending) => base + ending).find((one) => files.has(one));
}

function doubleNames() {
  const exported = [...files]
    .filter(([file]) => !sameExports.test(file))
    .flatMap(([file, { exports }]) => [...exports].map((name) => ({ file, name })));
  return [...Map.groupBy(exported, ({ name }) => name)]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${name} is exported by ${where.map(({ file }) => file).join(", ")}`);
}
