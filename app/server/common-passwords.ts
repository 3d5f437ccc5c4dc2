import { brotliDecompressSync } from "node:zlib";
import { programFile } from "./program-files";

/** The passwords that most people have, in lower case; read from the program each time: a password is set seldom. */
export function commonPasswords(): ReadonlySet<string> {
  return new Set(brotliDecompressSync(programFile("passwords.br")).toString().split("\n"));
}
