import { type ChildProcess, spawn } from "node:child_process";
import { isSea } from "node:sea";
import { photoEnvironment } from "~/server/configuration/config";
import { programPath } from "./program-files";

/** The internal command with which the executable starts as the photo process. */
export const photoProcessWord = "photo-process";

/** Starts the photo process. The executable starts its own image again, also when its file was replaced on disk. */
export function startPhotoProcess(): ChildProcess {
  const [command, argument] = isSea()
    ? ["/proc/self/exe", photoProcessWord]
    : [process.execPath, programPath("photo-process.cjs")];
  return spawn(command, [argument], {
    env: photoEnvironment(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
