import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { runProgram, type RunningProgram } from "../run-program";
import { rootPath } from "./debian-root";
import type { Stage } from "./image";

/** A container as compose.yaml starts it: only the volume can be written, and nobody is root. */
export interface Container {
  start(environment: Record<string, string>): Promise<RunningProgram>;
  /** Returns what a command of the program prints inside. */
  output(...words: string[]): string;
  /** Runs Docker's health check. 0 means healthy. */
  isHealthy(environment: Record<string, string>): number | null;
  remove(): void;
}

/** Makes a container from an image and a volume. */
export function container(image: Stage, folder: string): Container {
  const root = path.join(folder, "container");
  const volume = path.join(folder, "volume");
  const inside = (place: string) => path.join(root, place);
  mkdirSync(root);
  // Docker copies the image's files and their owner into a new volume.
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
    output: (...words) =>
      execFileSync("/usr/sbin/chroot", [...chroot.slice(1), ...within([...image.entryPoint, ...words])], {
        encoding: "utf8",
        env: image.environment as NodeJS.ProcessEnv,
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
