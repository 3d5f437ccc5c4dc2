import { brotliDecompressSync } from "node:zlib";
import { programFile } from "./program-files";

/**
 * Returns the most common passwords, in lower case. The file is read on every call, because passwords are rarely set.
 */
export function commonPasswords(): ReadonlySet<string> {
  return new Set(brotliDecompressSync(programFile("passwords.br")).toString().split("\n"));
}
