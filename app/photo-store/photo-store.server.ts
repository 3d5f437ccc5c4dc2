/** The sizes of one stored photo, as file names and their bytes, ready to be written. */
export interface EncodedPhoto {
  /** `<id>_<label>.jpg`, the largest size (longest side at most 2560 px). */
  name: string;
  width: number;
  height: number;
  /** SHA-256 of the largest file, hex. */
  digest: string;
  /** Every file of the photo by its stored name, the largest JPEG first. */
  files: { name: string; bytes: Uint8Array }[];
}

/** Where photos live; a directory today, an object store one day. */
export interface PhotoStore {
  /** Writes all files of a photo. When it returns they are on disk, and survive a power cut. */
  put(photo: EncodedPhoto): Promise<void>;
  /** The bytes of one stored file as a stream with its length, or null when there is none by that name. */
  read(fileName: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Removes all files of the photo with this stored name; missing files are no error. */
  remove(name: string): Promise<void>;
  /** The stored name of every photo that has a file, each once. */
  names(): Promise<string[]>;
  /** Clears away what a put that was killed half-way left behind; only while nothing else is being stored. */
  removeDebris(): Promise<void>;
}
