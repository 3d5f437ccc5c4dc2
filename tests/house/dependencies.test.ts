import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
const { dependencies, devDependencies, optionalDependencies } = json("package.json");
const locked = json("package-lock.json").packages as Record<string, Locked>;

test("every dependency that we name has one exact version", () => {
  const named = {
    ...(dependencies as object),
    ...(devDependencies as object),
    ...(optionalDependencies as object),
  };
  for (const [name, version] of Object.entries(named))
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+[\w.-]*$/);
});

test("every package that is installed is known by its checksum, and none runs a script when it is", () => {
  for (const [path, { integrity, link, inBundle }] of Object.entries(locked)) {
    if (path === "" || link || inBundle) continue;
    expect(`${path} ${integrity}`).toMatch(/ sha512-/);
  }
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});
