import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { runProgram, type RunningProgram } from "../run-program";
import { rootPath } from "./debian-root";
import type { Stage } from "./image";

/** A container as compose.yaml starts it: everything but the volume can only be read, and nobody is root. */
export interface Container {
  start(environment: Record<string, string>): Promise<RunningProgram>;
  /** The health check that Docker runs every minute: 0 is well. */
  isHealthy(environment: Record<string, string>): number | null;
  remove(): void;
}

/** Puts the image's root and a volume together. */
export function container(image: Stage, folder: string): Container {
  const root = path.join(folder, "container");
  const volume = path.join(folder, "volume");
  const inside = (place: string) => path.join(root, place);
  mkdirSync(root);
  // A new volume of Docker begins as a copy of what the image has there, with its owner.
  execFileSync("cp", ["-a", path.join(image.root, image.volume), volume]);
  execFileSync("mount", ["--bind", image.root, root]);
  execFileSync("mount", ["-o", "remount,bind,ro", root]);
  execFileSync("mount", ["--bind", volume, inside(image.volume)]);
  execFileSync("mount", ["-t", "proc", "proc", inside("proc")]);
  const within = (words: string[]) => [...["-C", image.workingDirectory, "PATH=" + rootPath], ...words];
  const chroot = ["chroot", `--userspec=${image.user}`, root, "env"];
  return {
    start: (environment) =>
      runProgram({
        executable: "/usr/sbin/chroot",
        dataDir: "",
        arguments: [...chroot.slice(1), ...within([...image.entryPoint, ...image.command])],
        environment: { ...image.environment, ...environment },
      }),
    isHealthy(environment) {
      const env = { ...image.environment, ...environment } as unknown as NodeJS.ProcessEnv;
      return spawnSync("/usr/sbin/chroot", [...chroot.slice(1), ...within(image.healthCheck)], { env })
        .status;
    },
    remove() {
      for (const place of ["proc", image.volume, ""]) execFileSync("umount", [inside(place)]);
    },
  };
}
