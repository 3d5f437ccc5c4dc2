import { z } from "zod";

/** The folder inside an archive that everything is in. */
export const archiveFolder = "giramondo";
/** The last file of an archive: without it the archive is not whole. */
export const manifestName = "manifest.json";
export const databaseName = "site.db";
export const settingsName = "site.env";
export const uploadsName = "uploads";

/** The layout of the archives that this program writes; it reads this one and all before. */
export const archiveFormat = 1;

const file = z.object({
  /** Inside the archive's folder, e.g. `uploads/….jpg`. */
  path: z.string(),
  bytes: z.number().int().min(0),
  /** Hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What an archive says about itself: every other file in it, with its hash. */
export const manifestSchema = z.object({
  format: z.number().int(),
  /** The version of the program that made it. */
  version: z.string(),
  /** ISO-8601 UTC: the moment that the copy shows. */
  createdAt: z.string(),
  files: z.array(file),
  /** Paths of photo files that were already gone from the disk when the copy was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = z.infer<typeof file>;

/** Whether a path may stand in an archive; anything else in it was not written by this program. */
export function isArchivePath(path: string): boolean {
  return (
    path === databaseName ||
    path === settingsName ||
    /^uploads\/[0-9a-f]{20}(?:-\d{3,4})?_[A-Za-z0-9-]{1,40}\.(?:jpg|webp)$/.test(path)
  );
}

/** Why an archive cannot be trusted; each has its sentence in `text/it/backup`. */
export type ArchiveProblem =
  "not-an-archive" | "incomplete" | "foreign-file" | "too-large" | "newer" | "changed-file";

/** An archive that cannot be trusted; `detail` names the file in it, where one is to blame. */
export class BadArchive extends Error {
  override name = "BadArchive";
  constructor(
    readonly problem: ArchiveProblem,
    readonly detail = "",
  ) {
    super(`${problem} ${detail}`);
  }
}
