import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

/**
 * The native files of a target: what the system must load from disk. sharp's keep the folders of their packages,
 * because one finds the other by a path relative to itself.
 */
export function nativeFiles({ platform, arch, packages }) {
  const target = `${platform}-${arch}`;
  const sharp = `@img/sharp-${target}/lib`;
  const libvips = `@img/sharp-libvips-${target}/lib`;
  const only = (folder, ending) => {
    const [name, ...others] = readdirSync(path.join(packages, folder)).filter((name) => ending.test(name));
    if (!name || others.length > 0) throw new Error(`${folder}: expected exactly one native file`);
    return `${folder}/${name}`;
  };
  return {
    sqlite: `better-sqlite3/prebuilds/${target}.node`,
    sharp: only(sharp, /\.node$/),
    libvips: only(libvips, /^libvips-cpp\.so/),
  };
}

/** The files compressed, and the manifest by which the executable unpacks and checks them. */
export async function compressNativeFiles({ packages, ...target }) {
  const hash = createHash("sha256");
  const files = await Promise.all(
    Object.values(nativeFiles({ packages, ...target })).map(async (name) => {
      const bytes = readFileSync(path.join(packages, name));
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

/** Makes the bundle ask the executable for its native files instead of looking in node_modules. */
export function embeddedNativeFiles(target) {
  const files = nativeFiles(target);
  const wanted = [
    [/prebuilds\/[^/]+\.node$/, files.sqlite],
    // The file in which sharp looks for its binary in the places where npm might have put it.
    [/^\.\/sharp\.cjs$/, files.sharp],
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
