import path from "node:path";

/** An act of a traced process on a file or a socket. Paths are absolute. */
export type Change =
  | { kind: "create"; path: string; isEmptied: boolean }
  | { kind: "write"; path: string; at: number | null; bytes: Buffer }
  | { kind: "truncate"; path: string; length: number }
  | { kind: "rename" | "link"; path: string; to: string }
  | { kind: "make-folder" | "remove"; path: string }
  | { kind: "sync-begins" | "sync"; path: string; call: number }
  | { kind: "sent"; bytes: Buffer };

/** The system calls that change files and that `readTrace` knows. */
export const tracedCalls =
  "open,creat,openat,write,pwrite64,writev,pwritev,ftruncate,truncate,fallocate,fsync,fdatasync,rename,renameat," +
  "renameat2,link,linkat,unlink,unlinkat,rmdir,mkdir,mkdirat,copy_file_range,sendfile";

const hexText = /(?:\\x[0-9a-f]{2})+/g;

/**
 * Reads the output of `strace -f -y -xx` with these calls: completed calls in order, and also the beginning of a
 * sync.
 */
export function readTrace(text: string): Change[] {
  const changes: Change[] = [];
  const begun = new Map<string, { line: string; number: number }>();
  for (const [number, line] of text.split("\n").entries()) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const unfinished = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    if (unfinished !== undefined) begun.set(thread, { line: unfinished, number });
    const call = resumed === undefined ? { line: rest, number } : begun.get(thread);
    const [, synced] = /^f(?:data)?sync\((.*)/.exec(rest) ?? [];
    if (synced !== undefined) {
      changes.push({
        kind: "sync-begins",
        path: ofDescriptor(synced.replaceAll(hexText, decoded)),
        call: number,
      });
    }
    if (unfinished !== undefined || !call) continue;
    const change = changeOf(call.line + (resumed ?? ""), call.number);
    if (change) changes.push(change);
  }
  return changes;
}

function changeOf(line: string, call: number): Change | null {
  const [, name = "", given = "", result = ""] = /^(\w+)\((.*)\) += (-?\d+|\?)/s.exec(line) ?? [];
  if (name === "" || result.startsWith("-") || result === "?") return null;
  const [file = "", to = ""] = /write/.test(name)
    ? [ofDescriptor(given.replaceAll(hexText, decoded))]
    : pathsIn(given);
  const numbers = given.replaceAll(/"[^"]*"|<[^>]*>/g, "").match(/\d+/g) ?? [];
  if (name === "creat" || /^open/.test(name)) {
    if (!/\bO_(?:CREAT|TRUNC)\b/.test(given) && name !== "creat") return null;
    return { kind: "create", path: file, isEmptied: name === "creat" || given.includes("O_TRUNC") };
  }
  if (/write/.test(name)) {
    const written = [...given.matchAll(/"([^"]*)"/g)].map(([, hex = ""]) => hex.replaceAll("\\x", ""));
    const bytes = Buffer.from(written.join(""), "hex").subarray(0, Number(result));
    if (!file.startsWith("/")) return { kind: "sent", bytes };
    return { kind: "write", path: file, at: name.startsWith("p") ? Number(numbers.at(-1)) : null, bytes };
  }
  if (/truncate$/.test(name)) return { kind: "truncate", path: file, length: Number(numbers.at(-1)) };
  if (/sync$/.test(name)) return { kind: "sync", path: file, call };
  if (/^rename/.test(name)) return { kind: "rename", path: file, to };
  if (/^link/.test(name)) return { kind: "link", path: file, to };
  if (/^mkdir/.test(name)) return { kind: "make-folder", path: file };
  if (/^(?:unlink|rmdir)/.test(name)) return { kind: "remove", path: file };
  throw new Error(`a call that changes files in a way that is not known here: ${line.slice(0, 200)}`);
}

/** Returns the paths in a call's arguments, or the path of its descriptor. */
function pathsIn(given: string): string[] {
  const text = given.replaceAll(hexText, decoded);
  const named = [...text.matchAll(/(?:<([^>]*)>, )?"([^"]*)"/g)].map(([, folder = "/", name = ""]) =>
    path.resolve(folder, name),
  );
  return named.length > 0 ? named : [ofDescriptor(text)];
}

function ofDescriptor(text: string): string {
  return /^\d+<([^>]*)>/.exec(text)?.[1] ?? "";
}

function decoded(hex: string): string {
  return Buffer.from(hex.replaceAll("\\x", ""), "hex").toString("utf8");
}
