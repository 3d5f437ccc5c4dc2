/** Where the finished files of a photo are on disk: path by stored name (see `photoFiles`), the largest JPEG first. */
export type FinishedFiles = Record<string, string>;

/** A photo that has files in the store. */
export interface StoreEntry {
  /** Its stored name. */
  name: string;
  /** The names of those of its files that are there. */
  files: string[];
  /** No `put` that is running now, in this process or in another, can be the one that stores it. */
  isSettled: boolean;
}

/** Where finished photos are kept: a directory, or a bucket of an S3-compatible object store. */
export interface PhotoStore {
  /**
   * Takes over the finished files of the photo with this stored name. When it returns they are in the store, and survive
   * a power cut; when it throws, none of them is.
   */
  put(name: string, files: FinishedFiles): Promise<void>;
  /**
   * The bytes of one stored file as a stream with its length, or null when there is none by that name. Who asks reads the
   * stream or cancels it; nothing is held open after that, nor for long when neither is done.
   */
  read(fileName: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Removes all files of the photo with this stored name; missing files are no error. */
  remove(name: string): Promise<void>;
  /** Removes the photos with these ids, also from what was set aside inside the store; survives a power cut. */
  removeForGood(ids: ReadonlySet<string>): Promise<void>;
  /** Every photo that has a file, each once. */
  list(): Promise<StoreEntry[]>;
  /** Removes the temporary files of a `put` that was killed; unless `isSweptInUse` only while nothing is being stored. */
  removeUnfinished(): Promise<void>;
  /** Stores some bytes and removes them again; throws what prevents it. */
  tryWriting(): Promise<void>;
  /** Whether unknown photos may be set aside while the site is in use; if not, only before anything is stored. */
  readonly isSweptInUse: boolean;
}
