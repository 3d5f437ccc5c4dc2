import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { findUnusable } from "~/server/data-directory/find-unusable";
import type { DataDirectory } from "~/server/data-directory/paths";
import { backupText, sizeText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import { type Finding, note, problem, well } from "./finding";

const megabyte = 1_000_000;
const tooLittle = 100 * megabyte;
const little = 1000 * megabyte;

/** Checks that the data directory exists, can be written, and has free space. Changes nothing. */
export async function checkDataDirectory(places: DataDirectory): Promise<Finding[]> {
  const { root } = places;
  const unusable = findUnusable(places);
  if (!existsSync(root)) return [unusable ? problem(unusable) : note(doctorText.dataMissing(root))];
  const access = unusable ? problem(unusable) : well(doctorText.dataWell(root));
  return [access, ...checkRestore(places), await checkSpace(root)];
}

function checkRestore({ root, restoring }: DataDirectory): Finding[] {
  return existsSync(restoring) && statSync(restoring).isFile()
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
