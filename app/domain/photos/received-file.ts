import type { Position } from "~/images/prepared-photo";

/** A file as it arrived, on disk under `site.incoming`. */
export interface ReceivedFile {
  path: string;
  fileName: string;
  /** SHA-256 of the bytes, hex: tells a form sent twice from another one. Never stored. */
  digest: string;
  /** Where the browser that made the photo smaller says it was taken; counts only when the file itself is silent. */
  sentPosition?: Position | null;
}
