import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns the files under a folder, also hidden ones, that contain one of these texts or bytes, as paths inside the
 * folder.
 */
export function filesWith(folder: string, needles: (string | Buffer)[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      // A running site may have removed it meanwhile.
      const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
      return needles.some((needle) => bytes.includes(needle));
    })
    .map((file) => path.relative(folder, file))
    .sort();
}
