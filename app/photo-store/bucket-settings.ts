/** The address and the key of a bucket in an S3-compatible store. The secret key appears on no page and in no log. */
export interface BucketSettings {
  /** The address `https://host[:port][/path]`, without a final slash. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The beginning of all object names of this site: empty, or folder names that each end with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The time limits of requests to the store in milliseconds, and the number of attempts. */
export interface BucketTimeouts {
  /** The maximum time until the headers of an answer arrive. */
  headersMs: number;
  /**
   * The maximum time until the headers of the answer to a `PUT` arrive, which is after the store has the whole file.
   */
  putMs: number;
  /**
   * The maximum time until the next piece of an answer's body arrives. A reader may pause later, but must begin to
   * read within this time.
   */
  idleMs: number;
  /** The time after which no new attempt begins. An attempt that has begun is not interrupted. */
  retryMs: number;
  /** The maximum number of attempts for a request. */
  attempts: number;
}

export const defaultTimeouts: BucketTimeouts = {
  headersMs: 10_000,
  putMs: 20_000,
  idleMs: 15_000,
  retryMs: 10_000,
  attempts: 3,
};
