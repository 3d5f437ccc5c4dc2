import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { Script } from "node:vm";

declare const PROGRAM_BYTES: number;
declare const CACHE_BYTES: number;

/**
 * Runs the program: this file is the entry of the executable. Its code cache has every function that a start needs;
 * Node makes its own before anything has run. Both are at the end of the executable, because assets stay in memory.
 */
compiledProgram().runInThisContext()(exports, require, module, __filename, __dirname);

function compiledProgram(): Script {
  const executable = openSync("/proc/self/exe", "r");
  const read = (length: number, position: number) => {
    const bytes = Buffer.allocUnsafeSlow(length);
    readSync(executable, bytes, { length, position });
    return bytes;
  };
  const begin = fstatSync(executable).size - PROGRAM_BYTES - CACHE_BYTES;
  const source = read(PROGRAM_BYTES, begin).toString("latin1");
  const cachedData = CACHE_BYTES > 0 ? read(CACHE_BYTES, begin + PROGRAM_BYTES) : undefined;
  closeSync(executable);
  return new Script(source, { filename: "giramondo", cachedData });
}
