import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

/**
 * Runs the program on an empty site, requests the pages that visitors open first, and writes V8's code cache of all
 * functions used. Arguments: the program, a JSON file with the assets, the cache.
 */
const pages = ["/", "/blog", "/submit"];
const [programFile, assetsFile, cache] = process.argv.slice(2);
const assets = JSON.parse(readFileSync(assetsFile, "utf8"));
const embedded = {
  isSea: () => true,
  getAssetKeys: () => Object.keys(assets),
  getRawAsset: (name) => new Uint8Array(readFileSync(assets[name])).buffer,
};

// The code that runs must not depend on time, so that the same sources make the same bytes.
const { setTimeout, setInterval } = globalThis;
const never = 2 ** 31 - 1;
globalThis.setTimeout = (act, delay, ...given) => setTimeout(act, delay > 0 ? never : 0, ...given);
globalThis.setInterval = (act, _, ...given) => setInterval(act, never, ...given);
setFlagsFromString("--no-flush-bytecode");

const data = mkdtempSync(path.join(tmpdir(), "giramondo-code-cache-"));
process.env = { DATA_DIR: data, PORT: "0", HOST: "127.0.0.1" };
process.argv = [process.execPath, process.execPath, "serve"];
const listening = Promise.withResolvers();
console.log = (words) => listening.resolve(/http:\/\/\S+/.exec(words)[0]);

const source = readFileSync(programFile, "latin1");
const program = new Script(source, { filename: "giramondo" });
const require = createRequire(import.meta.url);
const requireEmbedded = (name) => (name === "node:sea" ? embedded : require(name));
const module = { exports: {} };
const folder = path.dirname(process.execPath);
program.runInThisContext()(module.exports, requireEmbedded, module, process.execPath, folder);
try {
  const url = await listening.promise;
  for (const page of pages) await ask(url + page);
  setFlagsFromString("--flush-bytecode");
  writeFileSync(cache, program.createCachedData());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true });
  // The program itself would not exit.
  process.exit();
}

function ask(address) {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}
