import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { npm } from "./npm.mjs";

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
});

describe("installing a package that brings a script of its own", () => {
  let project: string;
  beforeEach(() => {
    // The npm that runs this test has already read our settings and passes them on.
    vi.stubEnv("npm_config_ignore_scripts", undefined);
    vi.stubEnv("npm_config_userconfig", "/dev/null");
    project = mkdtempSync(path.join(tmpdir(), "giramondo-install-"));
    const strange = path.join(project, "strange");
    mkdirSync(strange);
    const scripts = { postinstall: "echo was here > ../was-here" };
    writeFileSync(
      path.join(strange, "package.json"),
      JSON.stringify({ name: "strange", version: "1.0.0", scripts }),
    );
    writeFileSync(
      path.join(project, "package.json"),
      JSON.stringify({ dependencies: { strange: "file:strange" } }),
    );
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(project, { recursive: true });
  });

  const install = async () => {
    await npm("install", "--offline", "--no-audit", "--no-fund", "--prefix", project);
    return existsSync(path.join(project, "was-here"));
  };

  it("runs it where nobody forbids it", async () => {
    expect(await install()).toBe(true);
  });

  it("does not run it with our settings of npm", async () => {
    copyFileSync(".npmrc", path.join(project, ".npmrc"));
    expect(await install()).toBe(false);
  });
});

it.each(["scripts/installer", "tests/html-validator"])("no package of %s brings a script", (folder) => {
  expect(locked(folder).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

it("the Node that installs where the machine's own is too old is the pinned one", () => {
  expect(named("scripts/installer").optionalDependencies).toEqual(named(".").optionalDependencies);
});
