/** Where the finished files of a photo are on disk: path by stored name (see `photoFiles`), the largest JPEG first. */
export type FinishedFiles = Record<string, string>;

/** Where finished photos are kept; a directory today, an object store one day. */
export interface PhotoStore {
  /**
   * Takes over the finished files of the photo with this stored name. When it returns they are in the store, and survive
   * a power cut; when it throws, none of them is.
   */
  put(name: string, files: FinishedFiles): Promise<void>;
  /** The bytes of one stored file as a stream with its length, or null when there is none by that name. */
  read(fileName: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Removes all files of the photo with this stored name; missing files are no error. */
  remove(name: string): Promise<void>;
  /** The stored name of every photo that has a file, each once. */
  names(): Promise<string[]>;
  /** Removes the temporary files of a `put` that was killed; only while nothing else is being stored. */
  removeUnfinished(): Promise<void>;
}
