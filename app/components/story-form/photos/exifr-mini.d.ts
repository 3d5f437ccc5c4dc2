/** The smallest build of exifr. It reads only the EXIF of JPEG files, with tags by their number. */
declare module "exifr/dist/mini.esm.mjs" {
  /** Returns the EXIF of a JPEG. Undefined when the JPEG has none. Throws for other files. */
  export function parse(
    file: Blob,
    options: { exif: number[]; gps: number[]; mergeOutput: boolean; reviveValues: boolean },
  ): Promise<
    { gps?: Record<number, unknown>; exif?: Record<number, unknown>; errors?: unknown[] } | undefined
  >;
}
