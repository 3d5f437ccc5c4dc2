import * as z from "zod";

/** The top folder of an archive. */
export const archiveFolder = "giramondo";
/** The last file of an archive: an archive without it is not complete. */
export const manifestName = "manifest.json";
export const databaseName = "site.db";
export const settingsName = "site.env";
export const uploadsName = "uploads";

/** Version of the archive layout that is written; this and all older ones can be read. */
export const archiveFormat = 1;

const file = z.object({
  /** Inside the archive's folder, e.g. `uploads/….jpg`. */
  path: z.string(),
  bytes: z.number().int().min(0),
  /** Hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The list of all other files in an archive, with their hashes. */
export const manifestSchema = z.object({
  format: z.number().int(),
  /** The version of the program that made it. */
  version: z.string(),
  /** ISO-8601 UTC: when the copy was made. */
  createdAt: z.string(),
  files: z.array(file),
  /** Paths of photo files that were in the database and not on the disk. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = z.infer<typeof file>;

/** Whether this program may have written a file with this path into an archive. */
export function isArchivePath(path: string): boolean {
  return (
    path === databaseName ||
    path === settingsName ||
    /^uploads\/[0-9a-f]{20}(?:-\d{3,4})?_[A-Za-z0-9-]{1,40}\.(?:jpg|webp)$/.test(path)
  );
}

/** Why an archive cannot be trusted; each has its sentence in `text/it/commands/backup`. */
export type ArchiveProblem =
  "not-an-archive" | "incomplete" | "foreign-file" | "too-large" | "newer" | "changed-file";

/** An archive that cannot be trusted; `detail` names the file in it, where one is to blame. */
export class InvalidArchive extends Error {
  override name = "InvalidArchive";
  constructor(
    readonly problem: ArchiveProblem,
    readonly detail = "",
  ) {
    super(`${problem} ${detail}`);
  }
}
