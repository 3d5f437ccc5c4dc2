import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { sentences } from "./sentences.mjs";

const emulation = ["proot", "libtalloc2", "qemu-user-static"];
const cache = path.resolve("node_modules/.cache/giramondo");
const debianNames = { x64: "amd64", arm64: "arm64" };
const ownLibraries = process.arch === "x64" ? "x86_64-linux-gnu" : "aarch64-linux-gnu";
const emulators = { x64: "qemu-x86_64-static", arm64: "qemu-aarch64-static" };

/**
 * Returns the command prefix that runs a program for another processor: proot, which also emulates child processes. All
 * is unpacked from Debian's packages into a folder of ours; nothing is installed.
 */
export function launcherFor(arch) {
  const folder = path.join(cache, `emulation-${arch}`);
  if (!existsSync(folder)) unpackInto(folder, arch);
  const here = path.join(folder, "here/usr");
  const emulator = `${path.join(here, "bin", emulators[arch])} -L ${path.join(folder, "there")}`;
  const libraries = `LD_LIBRARY_PATH=${path.join(here, "lib", ownLibraries)}`;
  return ["env", libraries, path.join(here, "bin/proot"), "-q", emulator];
}

function unpackInto(folder, arch) {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, ".unpacking-"));
  process.once("exit", () => rmSync(work, { recursive: true, force: true }));
  const foreign = debianNames[arch];
  const own = debianNames[process.arch];
  for (const name of ["lists/partial", "cache/archives/partial", "here", "there/usr"]) {
    mkdirSync(path.join(work, name), { recursive: true });
  }
  // Package lists of our own for the other processor. The lists of the system do not change.
  const apt = [
    ...["-o", `APT::Architectures::=${own}`, "-o", `APT::Architectures::=${foreign}`],
    ...["-o", `Dir::State::Lists=${work}/lists`, "-o", `Dir::Cache=${work}/cache`],
    ...(process.getuid?.() === 0 ? ["-o", "APT::Sandbox::User=root"] : []),
  ];
  const libraries = ["libc6", "libgcc-s1", "libstdc++6"].map((name) => `${name}:${foreign}`);
  run(arch, work, "apt-get", ...apt, "-qq", "update");
  run(arch, work, "apt-get", ...apt, "-qq", "download", ...emulation, ...libraries);
  for (const archive of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
    const place = emulation.some((name) => archive.startsWith(`${name}_`)) ? "here" : "there";
    run(arch, work, "dpkg-deb", "-x", archive, place);
  }
  for (const name of ["lib", "lib64"]) {
    const shortcut = path.join(work, "there", name);
    if (!existsSync(shortcut) && existsSync(path.join(work, "there/usr", name))) {
      symlinkSync(`usr/${name}`, shortcut);
    }
  }
  for (const name of readdirSync(work).filter((name) => !["here", "there"].includes(name))) {
    rmSync(path.join(work, name), { recursive: true });
  }
  renameSync(work, folder);
}

function run(arch, cwd, command, ...args) {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status === 0) return;
  const [reason = ""] = (error?.message ?? stderr).trim().split("\n");
  console.error(sentences.emulatorMissing(arch, reason));
  process.exit(1);
}
