import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, expect } from "vitest";
import { fillDirectory } from "../site-data/prepared-directory";

/** Versions of this build. `later` and `broken` bring a migration, and `broken` ends when it has migrated. */
const versions = { old: "1.0.0", rebuilt: "1.0.1", later: "1.1.0", broken: "1.2.0" } as const;
export type Version = keyof typeof versions;

let programs: string | undefined;
afterAll(() => {
  if (programs) fs.rmSync(programs, { recursive: true });
});

/** Returns the file of a version. It has not the right to be executed, as after a download. */
export function programOf(version: Version): string {
  programs ??= makePrograms();
  return path.join(programs, `giramondo-${version}`);
}

function makePrograms(): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "giramondo-versions-"));
  for (const version of Object.keys(versions) as Version[]) makeProgram(folder, version);
  return folder;
}

/** Makes one file that runs a changed bundle. */
function makeProgram(folder: string, version: Version): void {
  const bundle = path.join(folder, `bundle-${version}`);
  fs.mkdirSync(bundle);
  for (const name of fs.readdirSync("build")) {
    if (name !== "giramondo.cjs") fs.symlinkSync(path.resolve("build", name), path.join(bundle, name));
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(bundle, "node_modules"));
  let code = fs.readFileSync("build/giramondo.cjs", "latin1");
  const change = (from: RegExp, to: string) => {
    expect(code).toMatch(from);
    code = code.replace(from, to);
  };
  change(/version="[\d.]+",commit="[^"]*"/, `version="${versions[version]}",commit=""`);
  const isLater = version === "later" || version === "broken";
  if (isLater) change(/"0\d\d-[\w-]+":\(\)=>\w+(?=\}\))/, '$&,"999-later":()=>({async up(){}})');
  fs.writeFileSync(path.join(bundle, "giramondo.cjs"), code, "latin1");
  const run = `"${process.execPath}" "${bundle}/giramondo.cjs"`;
  const serve =
    version === "broken" ? `[ "$1" != serve ] || { ${run} notify; echo Non parto; exit 1; }\n` : "";
  fs.writeFileSync(path.join(folder, `giramondo-${version}`), `#!/bin/sh\n${serve}exec ${run} "$@"\n`, {
    mode: 0o644,
  });
}

/** A site as a server has it: an installed program, data, and a systemd, which `tests/support/program/systemctl.sh` replaces. */
export type InstalledSite = Awaited<ReturnType<typeof installedSite>>;

/** Makes such a site, of the version `old`. It does not run yet. */
export async function installedSite() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "giramondo-update-"));
  const at = (...names: string[]) => path.join(folder, ...names);
  await fillDirectory(at("data"));
  fs.mkdirSync(at("bin"));
  fs.symlinkSync(path.resolve("tests/support/program/systemctl.sh"), at("bin/systemctl"));
  fs.writeFileSync(at("bin/journalctl"), '#!/bin/sh\ntail -n 3 "$FOLDER/journal"\n', { mode: 0o755 });
  const install = (version: Version) => {
    fs.copyFileSync(programOf(version), at("giramondo"));
    fs.chmodSync(at("giramondo"), 0o755);
  };
  install("old");
  const env = {
    PATH: `${at("bin")}:${process.env.PATH}`,
    FOLDER: folder,
    PROGRAM: at("giramondo"),
    NODE_COMPILE_CACHE: path.join(tmpdir(), "giramondo-compile-cache"),
  } as unknown as NodeJS.ProcessEnv;
  const systemctl = (act: string) => spawnSync(at("bin/systemctl"), [act], { env });
  /** Returns the version of the installed program, or of a file beside it. Undefined when it is missing or not whole. */
  const installed = (name = "giramondo") =>
    (Object.keys(versions) as Version[]).find(
      (version) =>
        fs.existsSync(at(name)) && fs.readFileSync(at(name)).equals(fs.readFileSync(programOf(version))),
    );
  const noted = () =>
    fs.existsSync(at("data/serve.address")) ? fs.readFileSync(at("data/serve.address"), "utf8") : "";
  const url = () => noted().trim();
  return {
    at,
    install,
    installed,
    url,
    async start() {
      systemctl("start");
      await expect.poll(noted).toMatch(/\n$/);
    },
    /** Runs `giramondo update` of the installed version. With `killBefore` it is killed before that step. */
    async update(words: string[], killBefore?: number) {
      const bundle = path.join(path.dirname(programOf("old")), `bundle-${installed()}`, "giramondo.cjs");
      const kill =
        killBefore === undefined
          ? []
          : ["--import", path.resolve("tests/support/program/kill-at-change.mjs")];
      const first = words[0] === "--back" ? "giramondo.unfinished" : "giramondo.new";
      const killing = { KILL_BEFORE: String(killBefore), COUNT_FROM: first };
      const child = spawn(process.execPath, [...kill, bundle, "update", ...words], {
        env: { ...env, ...killing },
        stdio: "pipe",
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => (said += text));
      }
      await once(child, "close");
      return { code: child.exitCode, isKilled: child.signalCode !== null, said };
    },
    answers: async () => (await fetch(`${url()}/healthz`)).status,
    stories(file = at("data/site.db")): unknown[] {
      const database = new Driver(file, { readonly: true });
      const rows = database.prepare("select story from stories order by story").pluck().all();
      database.close();
      return rows;
    },
    /** Returns what an interrupted update has left beside the program. */
    leftovers: () => fs.readdirSync(folder).filter((name) => /^giramondo\.(?!previous$)/.test(name)),
    remove() {
      systemctl("stop");
      fs.rmSync(folder, { recursive: true });
    },
  };
}
