import { getAssetKeys, getRawAsset } from "node:sea";
import { Script } from "node:vm";

/**
 * Entry of the executable: runs the program, which is one of its files, with a code cache that has every function which a
 * start needs. Node's own cache of its main script is made before anything ran, and has hardly any.
 */
const file = (name: string) => Buffer.from(getRawAsset(name));
const cachedData = getAssetKeys().includes("program.cache") ? file("program.cache") : undefined;
const program = new Script(file("program.cjs").toString("latin1"), { filename: "giramondo", cachedData });
program.runInThisContext()(exports, require, module, __filename, __dirname);
