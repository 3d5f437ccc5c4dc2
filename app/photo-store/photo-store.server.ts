/** The paths of a photo's finished files by stored name (see `photoFiles`), the largest JPEG first. */
export type FinishedFiles = Record<string, string>;

/** A photo that has files in the store. */
export interface StoreEntry {
  /** The stored name of the photo. */
  name: string;
  /** The names of its files in the store. */
  files: string[];
  /** True when no running `put`, in this process or another, can be storing it. */
  isSettled: boolean;
}

/** A store of finished photos: a directory, or a bucket of an S3-compatible object store. */
export interface PhotoStore {
  /**
   * Stores the finished files of the photo with this stored name. When it returns they survive a power cut; when it
   * throws, none of them is stored.
   */
  put(name: string, files: FinishedFiles): Promise<void>;
  /**
   * Reads a stored file as a stream with its length, or null when it does not exist. The caller reads or cancels the
   * stream. After that, or after a short time, nothing stays open.
   */
  read(fileName: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Removes all files of the photo with this stored name. Missing files are no error. */
  remove(name: string): Promise<void>;
  /** Removes the photos with these ids, also those set aside inside the store. The removal survives a power cut. */
  removeForGood(ids: ReadonlySet<string>): Promise<void>;
  /** Lists every photo with a file, each once. */
  list(): Promise<StoreEntry[]>;
  /** Removes temporary files of a killed `put`. Without `isSweptInUse`, call it only while nothing is being stored. */
  removeUnfinished(): Promise<void>;
  /** Stores some bytes and removes them again. Throws the error that prevents it. */
  tryWriting(): Promise<void>;
  /**
   * True when unknown photos may be set aside while the site is in use. False allows it only before anything is
   * stored.
   */
  readonly isSweptInUse: boolean;
}
