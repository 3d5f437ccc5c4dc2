import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Copies every file of `from` to `to`, with a `.br` and a `.gz` beside it where that is smaller. */
export async function prepareStaticFiles(from, to) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    const bytes = await readFile(source);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
    if (!compressible.test(entry.name)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const brotli = await promisify(brotliCompress)(bytes, { params });
    const gzipped = await promisify(gzip)(bytes, { level: 9 });
    if (brotli.length < bytes.length) await writeFile(`${target}.br`, brotli);
    if (gzipped.length < bytes.length) await writeFile(`${target}.gz`, gzipped);
  }
}
