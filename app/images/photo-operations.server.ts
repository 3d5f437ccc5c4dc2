import { dirname } from "node:path";
import { decodePhoto, releaseMemory } from "./decode-photo.server";
import { encodePhoto } from "./encode-photo.server";
import { inspectPhoto } from "./inspect-photo.server";
import type { PhotoRefusal, Position, PreparedPhoto } from "./prepared-photo";
import { readPosition } from "./read-position.server";
import { lazySharp, type LoadSharp } from "./sharp-module.server";

/** A received file: where its bytes are, and what the sender called it (any text). */
export interface SourceFile {
  path: string;
  fileName: string;
}

type Refused = { ok: false; code: PhotoRefusal };

/** What is done with one received file: everything that takes time and memory, and reads what strangers wrote. */
export interface PhotoOperations {
  /** Decodes it and writes the finished sizes into its folder, where they stay until somebody removes them. */
  prepare(file: SourceFile): Promise<{ ok: true; value: PreparedPhoto } | Refused>;
  /** What can be said against it by its first bytes and header alone; null: nothing yet. No pixels are decoded. */
  check(file: Pick<SourceFile, "path">): Promise<PhotoRefusal | null>;
  /** Where it says that it was taken. No pixels are decoded. */
  position(file: Pick<SourceFile, "path">): Promise<{ ok: true; value: Partial<Position> } | Refused>;
}

/**
 * The operations in this very process, with tools that are loaded when the first photo comes. `heicWorker` returns the
 * bundled CommonJS text of `heic-worker.ts`. Expected refusals are values; it throws when disk or program fail.
 */
export function photoOperations(tools: {
  sharp: LoadSharp;
  heicWorker: () => Promise<string>;
}): PhotoOperations {
  const loadSharp = lazySharp(tools.sharp);
  return {
    async prepare({ path, fileName }) {
      const sharp = await loadSharp();
      const inspected = await inspectPhoto(sharp, path);
      if (!inspected.ok) return inspected;
      const { latitude, longitude } = await readPosition(path, inspected.value);
      const pixels = await decodePhoto(sharp, tools.heicWorker, path, inspected.value);
      if (!pixels) return { ok: false, code: inspected.value.heic ? "undecodable-heic" : "undecodable" };
      const photo = await encodePhoto(sharp, pixels, fileName, dirname(path));
      releaseMemory(pixels.data);
      const known = latitude !== undefined && longitude !== undefined;
      return { ok: true, value: { ...photo, position: known ? { latitude, longitude } : null } };
    },
    async check({ path }) {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? null : inspected.code;
    },
    async position({ path }) {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? { ok: true, value: await readPosition(path, inspected.value) } : inspected;
    },
  };
}
