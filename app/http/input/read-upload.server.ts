import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { maxPhotoBytes } from "~/images/file-formats/photo-kind";
import {
  newReceivedPath,
  type ReceivedFile,
  removeReceived,
} from "~/domain/photos/files/received-file.server";
import type { Site } from "~/domain/site";
import { hasRoomForPhotos } from "~/domain/storage/storage-state.server";
import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { isStorageFault } from "~/domain/storage/storage-fault";

/** A received form: texts in memory, files on disk until `discard`. */
export interface Upload extends FormValues {
  files: (ReceivedFile & { field: string })[];
  /** The fields of the files that were not received, one for each file: they are only counted. */
  unreceived: string[];
  /** No file was received, because too many photos are in flight: they may come again later. */
  photosRefused: boolean;
  /** Removes the received files and what was made of them and not stored; call it when the request is answered. */
  discard(): Promise<void>;
}

/** Why a body cannot be read as a form, and the texts that were read of it until then. */
export interface UploadRefusal {
  ok: false;
  code: "not-a-form" | "malformed" | "too-many-parts" | "interrupted";
  read: FormValues;
}

const limits = { fieldSize: 128 * 1024, fields: 100, parts: 2000, fieldNameSize: 100 };
/** The maximum number of files; more are counted and not received. */
const maxFiles = 20;
/** How much of a form is received. */
export interface BodyLimits {
  /** All its texts together, in characters: they are in memory until the request is answered. */
  maxText: number;
  /**
   * Why its photos are not received: too many are in flight, the disk is left to the database, or the sender's session
   * was ended.
   */
  photosRefused: "too-busy" | "no-room" | "signed-out" | null;
}

const defaultLimits: BodyLimits = { maxText: 512 * 1024, photosRefused: null };
/** One byte more than a photo may have: a larger file is cut here and refused as too large by the pipeline. */
const fileSize = maxPhotoBytes + 1;

/** Reads a form (multipart or urlencoded), its files streamed to disk, under limits. Throws when the disk fails. */
export async function readUpload(
  site: Pick<Site, "incoming" | "freeBytes">,
  request: Request,
  { maxText, photosRefused } = defaultLimits,
): Promise<{ ok: true; value: Upload } | UploadRefusal> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type) || !request.body) {
    return { ok: false, code: "not-a-form", read: formValues({}) };
  }
  const values = new Map<string, string[]>();
  const files: Upload["files"] = [];
  const unreceived: string[] = [];
  const paths: string[] = [];
  const writes: Promise<void>[] = [];
  const discard = () => removeReceived(paths);

  const hasRoom = async () => photosRefused === null && (await hasRoomForPhotos(site));

  let code: UploadRefusal["code"] = "malformed";
  try {
    const parser = busboy({
      headers: { "content-type": type },
      limits: { ...limits, fileSize },
      defParamCharset: "utf8",
    });
    const overflow = () => {
      code = "too-many-parts";
      parser.destroy(new Error("too many parts"));
    };
    parser.on("partsLimit", overflow).on("fieldsLimit", overflow);
    let text = 0;
    parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
      const room = Math.max(0, maxText - text);
      text += value.length;
      if (!nameTruncated && room > 0) values.set(name, [...(values.get(name) ?? []), value.slice(0, room)]);
      if (nameTruncated || valueTruncated || text > maxText) overflow();
    });
    parser.on("file", (field, stream, { filename }) => {
      // Before anything else: a form that is cut ends its file with an error, which whoever reads it hears, too.
      stream.on("error", () => {});
      if (paths.length === maxFiles || photosRefused === "too-busy" || photosRefused === "signed-out") {
        if (filename) unreceived.push(field);
        stream.resume();
        return;
      }
      const path = newReceivedPath(site);
      paths.push(path);
      const written = receiveFile(stream, path, hasRoom).then(({ bytes, digest }) => {
        // A field in which nothing was chosen comes as a file without name and bytes; a named one was chosen.
        if (bytes > 0 || filename) files.push({ field, path, fileName: filename || "foto", digest });
      });
      written.catch((error: Error) => parser.destroy(error));
      writes.push(written);
    });
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    body.on("error", () => {
      // A parser that gave up ends the body too: then the fault is in what was sent.
      if (!parser.errored) code = "interrupted";
    });
    await pipeline(body, parser);
    await Promise.all(writes);
  } catch (error) {
    await Promise.allSettled(writes);
    await discard();
    if (isSystemError(error)) throw error;
    return { ok: false, code, read: formValues(Object.fromEntries(values)) };
  }
  const typed = Object.fromEntries(values);
  const upload = { ...formValues(typed), files: inOrder(files, paths), unreceived, discard };
  return { ok: true, value: { ...upload, photosRefused: photosRefused === "too-busy" } };
}

/** Files finish writing in any order; people expect theirs in the order they chose. */
function inOrder(files: Upload["files"], paths: string[]): Upload["files"] {
  return files.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
}

/** A fault of our own disk rather than of what was sent. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && "code" in error && error.code !== "ECONNRESET";
}

/** After how many bytes it is asked again whether there is room. */
const roomFor = 1024 * 1024;

/**
 * Writes a stream into a new file at `path`, in a new folder; answers how many bytes came, and their SHA-256 (hex).
 * When the disk takes no more, or `hasRoom` says no, the rest is read all the same, because the words of the form come
 * after it; then there is no file, and opening it fails with a storage fault.
 */
async function receiveFile(
  stream: Readable,
  path: string,
  hasRoom: () => Promise<boolean>,
): Promise<{ bytes: number; digest: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let roomUntil = roomFor;
  let stored = true;
  const orNotStored = (error: unknown) => {
    if (!isStorageFault(error)) throw error;
    stored = false;
    return undefined;
  };
  const create = () => mkdir(dirname(path)).then(() => open(path, "wx"));
  const file = (await hasRoom().catch(orNotStored)) ? await create().catch(orNotStored) : undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
      if (stored && bytes > roomUntil) {
        roomUntil += roomFor;
        stored = (await hasRoom().catch(orNotStored)) ?? false;
      }
      if (stored) await file?.writeFile(chunk).catch(orNotStored);
    }
  } finally {
    await file?.close().catch(orNotStored);
    if (!stored) await rm(path, { force: true }).catch(orNotStored);
  }
  return { bytes, digest: hash.digest("hex") };
}

/** The texts of a form, received or stored in a draft. */
export interface FormValues {
  /** Every value of every field, in order. */
  typed: Record<string, string[]>;
  /** Every field once, the last one wins. */
  fields: Record<string, string>;
  /** Every value of a repeated field, in order. */
  all(name: string): string[];
}

/** Creates the views of a form's texts. */
export function formValues(typed: Record<string, string[]>): FormValues {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, all]) => [name, all.at(-1) ?? ""]));
  return { typed, fields, all: (name) => typed[name] ?? [] };
}
