/** The smallest build of exifr. It only reads EXIF of JPEG files, by tag number. */
declare module "exifr/dist/mini.esm.mjs" {
  /** Returns the EXIF of a JPEG; undefined without any. Throws for other files. */
  export function parse(
    file: Blob,
    options: { exif: number[]; gps: number[]; mergeOutput: boolean; reviveValues: boolean },
  ): Promise<
    { gps?: Record<number, unknown>; exif?: Record<number, unknown>; errors?: unknown[] } | undefined
  >;
}
