import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "~/server/configuration/config";
import { askStore, objectsIn } from "../engines/swift";

/** The files of a site's photos and share cards, in its directory or its bucket, read without the program. */
export interface StoredFiles {
  /** Returns all names, sorted. */
  names(): Promise<string[]>;
  /** Reads a file. Throws when it is missing. */
  read(name: string): Promise<Uint8Array>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Returns the stored files of a site that the tests have opened. */
export function storedFiles({
  dataDir,
  config: { photoBucket },
}: {
  dataDir: string;
  config: Pick<Config, "photoBucket">;
}): StoredFiles {
  if (!photoBucket) {
    const file = (name: string) => path.join(dataDir, "uploads", name);
    return {
      names: async () => (await readdir(file(""))).sort(),
      read: (name) => readFile(file(name)),
      write: (name, bytes) => writeFile(file(name), bytes),
      remove: (name) => rm(file(name)),
    };
  }
  const { bucket, prefix } = photoBucket;
  const ask = async (name: string, init?: RequestInit) => {
    const answer = await askStore(photoBucket, `/${bucket}/${prefix}${name}`, init);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.bytes();
  };
  return {
    names: async () => (await objectsIn(photoBucket, prefix)).map((key) => key.slice(prefix.length)).sort(),
    read: (name) => ask(name),
    write: async (name, bytes) => void (await ask(name, { method: "PUT", body: new Uint8Array(bytes) })),
    remove: async (name) => void (await ask(name, { method: "DELETE" })),
  };
}
