import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { chownLike } from "~/server/files/durable-files";
import type { DataDirectory } from "~/server/data-directory/places";

type Places = Pick<DataDirectory, "root" | "address">;

/** Writes down where this server answers, for `doctor`: the service may have a port that no other command knows. */
export function noteAddress({ root, address: file }: Places, address: string): void {
  try {
    writeFileSync(file, `${address}\n`, { mode: 0o600 });
    chownLike(root, file);
  } catch {
    // On a full disk `doctor` asks where its own settings say.
  }
}

/** The address that the running server wrote down; null when there is none. */
export function notedAddress({ address: file }: Places): string | null {
  try {
    return /^(http:\/\/\S+)\n$/.exec(readFileSync(file, "utf8"))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Forgets it when the server ends. */
export function forgetAddress({ address }: Places): void {
  rmSync(address, { force: true });
}
