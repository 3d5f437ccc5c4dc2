import * as z from "zod";

/** The top folder of an archive. */
export const archiveFolder = "giramondo";
/** The last file of an archive. An archive without this file is incomplete. */
export const manifestName = "manifest.json";
export const databaseName = "site.db";
export const settingsName = "site.env";
export const uploadsName = "uploads";

/** The version of the archive layout. This version and all older ones can be read. */
export const archiveFormat = 1;

/** The list of all other files in an archive, with their hashes. */
export const manifestSchema = z.object({
  format: z.number().int(),
  version: z.string(),
  /** The time of the copy, ISO-8601 UTC. */
  createdAt: z.string(),
  files: z.array(
    z.object({
      /** The path inside the archive's folder, e.g. `uploads/….jpg`. */
      path: z.string(),
      bytes: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** The paths of photo files that the database had but the disk did not. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = Manifest["files"][number];

/** True when this path is one that this program writes into archives. */
export function isArchivePath(path: string): boolean {
  return (
    path === databaseName ||
    path === settingsName ||
    /^uploads\/[0-9a-f]{20}(?:-\d{3,4})?_[A-Za-z0-9-]{1,40}\.(?:jpg|webp)$/.test(path)
  );
}
