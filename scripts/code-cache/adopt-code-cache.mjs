import { Buffer } from "node:buffer";
import { readFileSync, writeFileSync } from "node:fs";
import { Script } from "node:vm";

/**
 * Changes the flags of a code cache to those of this process, and fails when V8 refuses the cache. The flags may
 * differ in threads and memory, on which the code does not depend. Arguments: the program, the cache.
 */
const [programFile, cacheFile] = process.argv.slice(2);
/** V8 writes a hash of its flags into the fourth 32-bit number of the cache. */
const [from, to] = [12, 16];
const cache = readFileSync(cacheFile);
new Script("0").createCachedData().copy(cache, from, from, to);
const source = Buffer.from(readFileSync(programFile)).toString("latin1");
if (new Script(source, { cachedData: cache }).cachedDataRejected)
  throw new Error("V8 refuses the code cache");
writeFileSync(cacheFile, cache);
