import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { Script } from "node:vm";

declare const PROGRAM_BYTES: number;
declare const CACHE_BYTES: number;

/**
 * Entry of the executable: runs the program, with a code cache that has every function which a start needs. Node's own cache
 * of its main script is made before anything ran, and has hardly any. Both stand at the end of the executable and not among
 * its assets: those are mapped, and would stay in memory beside what is made of them.
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
