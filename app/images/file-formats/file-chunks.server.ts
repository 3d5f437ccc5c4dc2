import type { ReadAt } from "./file-window.server";

/** A named piece of a PNG or WebP file: where its data begin in the file, and their length in bytes. */
export interface Chunk {
  name: string;
  start: number;
  bytes: number;
}

/** The chunks of a PNG, in order. Nothing is decompressed. */
export function* pngChunks(read: ReadAt): Generator<Chunk> {
  for (let at = 8; ;) {
    const head = read(at, 8);
    if (head.length < 8) return;
    const bytes = head.readUInt32BE(0);
    yield { name: head.toString("latin1", 4), start: at + 8, bytes };
    at += bytes + 12;
  }
}

/** The chunks of a WebP, in order. Nothing is decompressed. */
export function* webpChunks(read: ReadAt): Generator<Chunk> {
  for (let at = 12; ;) {
    const head = read(at, 8);
    if (head.length < 8) return;
    const bytes = head.readUInt32LE(4);
    yield { name: head.toString("latin1", 0, 4), start: at + 8, bytes };
    at += 8 + bytes + (bytes % 2);
  }
}
