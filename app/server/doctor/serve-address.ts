import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { chownLike } from "~/server/files/durable-files";
import type { DataDirectory } from "~/server/data-directory/paths";

type Places = Pick<DataDirectory, "root" | "address">;

/**
 * Stores the address of this server for `doctor`. The server may have got its port from a setting that other commands
 * cannot see.
 */
export function noteAddress({ root, address: file }: Places, address: string): void {
  try {
    writeFileSync(file, `${address}\n`, { mode: 0o600 });
    chownLike(root, file);
  } catch {
    // On a full disk nothing is stored. `doctor` then uses the address in its own settings.
  }
}

/** Returns the stored address of the running server, or null. */
export function notedAddress({ address: file }: Places): string | null {
  try {
    return /^(http:\/\/\S+)\n$/.exec(readFileSync(file, "utf8"))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Removes the stored address when the server ends. */
export function forgetAddress({ address }: Places): void {
  rmSync(address, { force: true });
}
