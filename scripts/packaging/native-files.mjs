import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

/**
 * Returns the native files of a target, which the system must load from disk. `source` is the file here, `name` its
 * name in the executable. sharp's files keep the folders of their packages, because they find each other by relative
 * paths.
 */
export function nativeFiles(target, packages) {
  const only = (name, ending) => {
    const folder = path.join(packages[name], "lib");
    const [file, ...others] = readdirSync(folder).filter((file) => ending.test(file));
    if (!file || others.length > 0) throw new Error(`${folder}: expected exactly one native file`);
    return { name: `${name}/lib/${file}`, source: path.join(folder, file) };
  };
  const prebuild = `better-sqlite3/prebuilds/${target}.node`;
  return {
    sqlite: { name: prebuild, source: path.join("node_modules", prebuild) },
    sharp: only(`@img/sharp-${target}`, /\.node$/),
    libvips: only(`@img/sharp-libvips-${target}`, /^libvips-cpp\.so/),
  };
}

/** Returns the compressed files, and the manifest by which the executable unpacks and checks them. */
export async function compressNativeFiles(native) {
  const hash = createHash("sha256");
  const files = await Promise.all(
    Object.values(native).map(async ({ name, source }) => {
      const bytes = readFileSync(source);
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
      const params = { [constants.ZSTD_c_compressionLevel]: 15 };
      return { name, size: bytes.length, compressed: await promisify(zstdCompress)(bytes, { params }) };
    }),
  );
  const manifest = {
    id: hash.digest("hex").slice(0, 32),
    files: files.map(({ name, size }) => ({ name, size })),
  };
  return { manifest, files };
}

/** A plugin that makes the bundle take its native files from the executable, not from node_modules. */
export function embeddedNativeFiles({ sqlite, sharp }) {
  const wanted = [
    [/prebuilds\/[^/]+\.node$/, sqlite.name],
    // In this file sharp looks for its binary in the places where npm may have put it.
    [/^\.\/sharp\.cjs$/, sharp.name],
  ];
  return {
    name: "embedded-native-files",
    setup(build) {
      for (const [filter, file] of wanted) {
        build.onResolve({ filter }, () => ({ path: file, namespace: "native" }));
      }
      build.onResolve({ filter: /^@img\/sharp-/ }, ({ path }) => ({ path, external: true }));
      build.onLoad({ filter: /.*/, namespace: "native" }, ({ path: file }) => ({
        contents: `module.exports = require("./app/server/unpacking/embedded-native").loadEmbedded(${JSON.stringify(file)});`,
        resolveDir: process.cwd(),
      }));
    },
  };
}
