import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { Script } from "node:vm";

declare const PROGRAM_BYTES: number;
declare const CACHE_BYTES: number;

/**
 * This is the entry of the executable. It runs the program with a code cache that has every function of a start.
 * Node's own cache is made before anything has run, and has hardly any. Both stand at the end of the executable, not
 * among its assets: assets are mapped and would stay in memory.
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
