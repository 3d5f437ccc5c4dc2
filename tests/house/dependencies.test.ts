import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

type Named = Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>;

const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const named = (folder: string) => json(path.join(folder, "package.json")) as Named;
const locked = (folder: string) =>
  Object.entries(
    (json(path.join(folder, "package-lock.json")) as { packages: Record<string, Locked> }).packages,
  ).filter(([name, { link, inBundle }]) => name !== "" && !link && !inBundle);

describe.each([".", "scripts/installer", "tests/html-validator"])("what %s installs", (folder) => {
  it("is named in one exact version", () => {
    const { dependencies, devDependencies, optionalDependencies } = named(folder);
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+[\w.-]*$/);
  });

  it("is known by its checksum", () => {
    for (const [name, { integrity }] of locked(folder)) expect(`${name} ${integrity}`).toMatch(/ sha512-/);
  });

  it("runs no script of its own", () => {
    if (folder === ".") expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
    else expect(locked(folder).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});

it("the Node that installs where the machine's own is too old is the pinned one", () => {
  expect(named("scripts/installer").optionalDependencies).toEqual(named(".").optionalDependencies);
});
