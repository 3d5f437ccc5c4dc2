import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";

const kinds = (bytes) =>
  bytes === undefined ? { type: "directory", mode: 0o755 } : { type: "file", mode: 0o644 };

/**
 * Returns a compressed tar of files that belong to root. Each entry has a `name` without a leading slash, `bytes` and
 * `mode`. Folders are added, and entries are sorted by name.
 */
export async function tarGz(entries, mtime) {
  const folders = new Set(entries.flatMap(({ name }) => foldersOf(name)));
  const all = [...[...folders].map((name) => ({ name })), ...entries];
  all.sort((one, other) => (one.name < other.name ? -1 : 1));
  const tar = pack();
  const chunks = Array.fromAsync(tar);
  for (const { name, bytes, mode } of [{ name: "" }, ...all]) {
    const kind = kinds(bytes);
    const end = kind.type === "directory" ? "/" : "";
    const header = { ...kind, name: `./${name}${name && end}`, mtime, uname: "root", gname: "root" };
    tar.entry({ ...header, mode: mode ?? kind.mode }, bytes);
  }
  tar.finalize();
  return gzipSync(Buffer.concat(await chunks));
}

/** Returns an `ar` archive that dpkg can read. */
export function ar(members, mtime) {
  const parts = Object.entries(members).flatMap(([name, bytes]) => {
    const fields = [name.padEnd(16), String(mtime.getTime() / 1000).padEnd(12), "0".padEnd(6), "0".padEnd(6)];
    const head = `${fields.join("")}${"100644".padEnd(8)}${String(bytes.length).padEnd(10)}\`\n`;
    return [Buffer.from(head), bytes, Buffer.from(bytes.length % 2 === 1 ? "\n" : "")];
  });
  return Buffer.concat([Buffer.from("!<arch>\n"), ...parts]);
}

function foldersOf(name) {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
