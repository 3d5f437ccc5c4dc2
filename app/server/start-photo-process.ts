import { type ChildProcess, spawn } from "node:child_process";
import { isSea } from "node:sea";
import { photoEnvironment } from "./config";
import { programPath } from "./program-files";

/** The word by which the executable knows that it is to work on photos; nobody types it. */
export const photoProcessWord = "photo-process";

/** Starts the process that works on photos. The executable starts itself anew, also when its file was replaced. */
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
