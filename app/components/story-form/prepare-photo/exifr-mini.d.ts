/** The smallest build of exifr: EXIF of JPEG files by tag number, nothing else. */
declare module "exifr/dist/mini.esm.mjs" {
  /** What a JPEG says about itself; undefined when it says nothing, throws when it is no JPEG. */
  export function parse(
    file: Blob,
    options: { exif: number[]; gps: number[]; mergeOutput: boolean; reviveValues: boolean },
  ): Promise<
    { gps?: Record<number, unknown>; exif?: Record<number, unknown>; errors?: unknown[] } | undefined
  >;
}
