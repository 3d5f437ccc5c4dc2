import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { DataDirectory } from "~/server/data-directory/places";
import { backupText, sizeText } from "~/text/backup";
import { doctorText } from "~/text/doctor";
import { cannotStart, systemReasons } from "~/text/terminal";
import { type Finding, note, problem, well } from "./finding";

const megabyte = 1_000_000;
const tooLittle = 100 * megabyte;
const little = 1000 * megabyte;

/** Whether the folder with all state is there, can be written, and has room; changes nothing. */
export async function checkDataDirectory(places: DataDirectory): Promise<Finding[]> {
  const { root } = places;
  if (!existsSync(root)) return [note(doctorText.dataMissing(root))];
  return [...checkAccess(places), ...checkRestore(places), await checkSpace(root)];
}

function checkAccess({ root, uploads, database }: DataDirectory): Finding[] {
  try {
    for (const place of [root, uploads, database].filter((place) => existsSync(place))) {
      const needed = statSync(place).isDirectory() ? constants.X_OK : 0;
      accessSync(place, constants.R_OK | constants.W_OK | needed);
    }
    return [well(doctorText.dataWell(root))];
  } catch (error) {
    const { code = "", message, path = root } = error as NodeJS.ErrnoException;
    return [problem(cannotStart.dataUnusable(path, systemReasons[code] ?? message))];
  }
}

function checkRestore({ root, restoring }: DataDirectory): Finding[] {
  return existsSync(restoring)
    ? [problem(backupText.interrupted(root, readFileSync(restoring, "utf8")))]
    : [];
}

async function checkSpace(root: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(root);
  const free = bavail * bsize;
  if (free < tooLittle) return problem(doctorText.spaceTooLittle(sizeText(free)));
  return free < little
    ? note(doctorText.spaceLittle(sizeText(free)))
    : well(doctorText.spaceWell(sizeText(free)));
}
