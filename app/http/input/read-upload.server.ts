import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import {
  type ReceivedFile,
  newReceivedPath,
  removeReceived,
} from "~/domain/photos/files/store-photos.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { hasRoomForPhotos } from "~/domain/storage/storage-state.server";
import { maxPhotoBytes } from "~/images/file-formats/photo-pieces";

/** A received form. Its texts are in memory, its files on disk until `discard`. */
export interface Upload extends FormValues {
  files: (ReceivedFile & { field: string })[];
  /** The fields of the files that were only counted, not received. Each file has one entry. */
  unreceived: string[];
  /** True when too many photos are under way, so none was received. Their sender may try again later. */
  photosRefused: boolean;
  /** Removes the received files and their prepared sizes that were not stored. Call it after the answer. */
  discard(): Promise<void>;
}

/** The reason why a body cannot be read as a form, with the texts before the fault. */
export interface UploadRefusal {
  ok: false;
  code: "not-a-form" | "malformed" | "too-many-parts" | "interrupted" | "hidden-origin";
  read: FormValues;
}

const limits = { fieldSize: 128 * 1024, fields: 100, parts: 2000, fieldNameSize: 100 };
/** The maximum number of received files. Further files are only counted. */
const maxFiles = 20;
/** The limits of receiving a form. */
export interface BodyLimits {
  /** The maximum length of all texts together, in characters. They stay in memory until the answer. */
  maxText: number;
  /** Why photos are not received: too many are under way, the disk is nearly full, or the sender's session is over. */
  photosRefused: "too-busy" | "no-room" | "signed-out" | null;
  /** The browser hides from which page the form comes. Its words are read for showing them again, no more. */
  hidesOrigin?: boolean;
}

/** The limit for a file is one byte above that for a photo. So the photo check notices a file that is too large. */
const fileSize = maxPhotoBytes + 1;

/** Reads a form (multipart or urlencoded) within limits, and streams its files to disk. Throws when the disk fails. */
export async function readUpload(
  site: Pick<Site, "incoming" | "freeBytes">,
  request: Request,
  { maxText, photosRefused, hidesOrigin }: BodyLimits = { maxText: 512 * 1024, photosRefused: null },
): Promise<{ ok: true; value: Upload } | UploadRefusal> {
  // busboy does not know the semicolon that some clients put at the end.
  const type = (request.headers.get("Content-Type") ?? "").replace(/[;\s]+$/, "");
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type) || !request.body) {
    return { ok: false, code: "not-a-form", read: formValues({}) };
  }
  const values = new Map<string, string[]>();
  const { receive, files, unreceived, paths, writes } = receivedFiles(site, photosRefused);
  const discard = () => removeReceived(paths);

  let code: UploadRefusal["code"] = "malformed";
  try {
    const parser = busboy({
      headers: { "content-type": type },
      limits: { ...limits, fileSize },
      defParamCharset: "utf8",
    });
    takeUnnamedFiles(parser);
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
    parser.on("file", (field, stream, { filename = "" }) => receive(parser, field, stream, filename.trim()));
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    body.on("error", () => {
      // A parser that fails ends the request body, too. The fault is then in the form, not in the connection.
      if (!parser.errored) code = "interrupted";
    });
    await pipeline(body, parser);
    await Promise.all(writes);
    if (hidesOrigin) throw new Error((code = "hidden-origin"));
  } catch (error) {
    await Promise.allSettled(writes);
    await discard();
    if (isSystemError(error)) throw error;
    return { ok: false, code, read: formValues(Object.fromEntries(values)) };
  }
  const upload = { ...formValues(Object.fromEntries(values)), unreceived, discard };
  // `flat` removes the gaps of inputs without a chosen file.
  return { ok: true, value: { ...upload, files: files.flat(), photosRefused: photosRefused === "too-busy" } };
}

/** The files of a form. `receive` writes one to disk, or only counts it. */
function receivedFiles(
  site: Pick<Site, "incoming" | "freeBytes">,
  photosRefused: BodyLimits["photosRefused"],
) {
  const files: Upload["files"] = [];
  const unreceived: string[] = [];
  const paths: string[] = [];
  const writes: Promise<void>[] = [];
  const hasRoom = async () => photosRefused === null && (await hasRoomForPhotos(site));

  function receive(parser: busboy.Busboy, field: string, stream: Readable, fileName: string): void {
    // When a form is cut off, its file stream fails. `receiveFile` reads the same stream and reports this error.
    stream.on("error", () => {});
    if (paths.length === maxFiles || photosRefused === "too-busy" || photosRefused === "signed-out") {
      if (fileName) unreceived.push(field);
      else stream.once("data", () => unreceived.push(field));
      return void stream.resume();
    }
    const path = newReceivedPath(site);
    const at = paths.push(path) - 1;
    const received = receiveFile(stream, path, hasRoom).then(({ bytes, digest }) => {
      // Without a chosen file, a file without name and bytes arrives. A file with a name was chosen, even when empty.
      if (bytes > 0 || fileName) files[at] = { field, path, fileName: fileName || "foto", digest };
    });
    received.catch((error: Error) => parser.destroy(error));
    writes.push(received);
  }
  return { receive, files, unreceived, paths, writes };
}

/**
 * Rewrites the head of a file part, so that busboy takes it for a file even when the file name is empty or breaks the
 * grammar of RFC 6266. Nothing else reads the type.
 */
function takeUnnamedFiles(parser: busboy.Busboy): void {
  let head: { cb(header: Record<string, string[]>): void } | null = null;
  Object.defineProperty(parser, "_hparser", {
    get: () => head,
    set(next: typeof head) {
      head = next;
      if (!next || Object.hasOwn(next, "taken")) return;
      const { cb } = next;
      Object.assign(next, {
        taken: true,
        cb(header: Record<string, string[]>) {
          const [disposition = ""] = header["content-disposition"] ?? [];
          const [type = ""] = header["content-type"] ?? [];
          const isFile =
            /;\s*filename\*?\s*=/i.test(disposition) ||
            /^\s*(?:image\/|application\/octet-stream)/i.test(type);
          cb(isFile ? { ...header, ...headOfFile(disposition) } : header);
        },
      });
    },
  });
}

/** Returns the head of a file's part, from a `Content-Disposition` as clients write it. Bytes stand for characters. */
function headOfFile(disposition: string): Record<string, string[]> {
  const [, extended = ""] = /filename\*\s*=\s*utf-8'[^']*'([^;]*)/i.exec(disposition) ?? [];
  const name = parameterOf(disposition, "name");
  const fileName = decoded(extended) || parameterOf(disposition, "filename");
  const named = fileName === "" ? "" : `; filename="${fileName}"`;
  return {
    "content-disposition": [`form-data; name="${name}"${named}`],
    "content-type": ["application/octet-stream"],
  };
}

/** Returns a parameter of a header, without characters that end it. Empty when it is missing. */
function parameterOf(header: string, name: string): string {
  const found = new RegExp(
    `(?:^|;)\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"(?=\\s*(?:;|$))|([^;]*))`,
    "i",
  ).exec(header);
  return found?.[1] ?? found?.[2]?.replaceAll(/["\\]/g, "").trim() ?? "";
}

/** Returns the bytes of a percent-encoded text, without quotes. Empty when it is none. */
function decoded(text: string): string {
  try {
    return Buffer.from(decodeURIComponent(text.trim()))
      .toString("latin1")
      .replaceAll(/["\\\r\n]/g, "");
  } catch {
    return "";
  }
}

/** True for a fault of our own disk, false for a fault of the form. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && "code" in error && error.code !== "ECONNRESET";
}

/** The number of bytes between two checks of the free space. */
const roomFor = 1024 * 1024;

// On a full disk the rest is read but not stored, because the form's words follow it. No file is left then: opening it
// is a storage fault.
/** Writes a stream to a new file in a new folder. Returns the number of bytes and their SHA-256 (hex). */
async function receiveFile(stream: Readable, path: string, hasRoom: () => Promise<boolean>) {
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
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
  /** The last value of each field. */
  fields: Record<string, string>;
  /** Returns all values of a repeated field, in order. */
  all(name: string): string[];
}

/** Returns the texts of a form as `FormValues`. */
export function formValues(typed: Record<string, string[]>): FormValues {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, all]) => [name, all.at(-1) ?? ""]));
  return { typed, fields, all: (name) => typed[name] ?? [] };
}
