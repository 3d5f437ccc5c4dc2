import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Returns the files under a folder, without hidden ones. The system's `lost+found` of a disk is nobody's to read. */
export function listFilesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "lost+found") return [];
    if (entry.isDirectory()) return listFilesUnder(file);
    return entry.isFile() ? [file] : [];
  });
}
