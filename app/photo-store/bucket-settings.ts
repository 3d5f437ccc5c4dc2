/** The address of a bucket in an S3-compatible store, and its key. The secret goes into no page and no log. */
export interface BucketSettings {
  /** The address `https://host[:port][/path]`, without a final slash. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The beginning of this site's object names: empty, or parts that each end with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The time limits for the store in milliseconds, and the number of attempts. */
export interface BucketTimeouts {
  /** The limit until the headers of an answer. */
  headersMs: number;
  /** The limit until the headers of the answer to a `PUT`. They come after the whole body. */
  putMs: number;
  /** The limit until the next piece of a body. A reader may pause, but must begin within this time. */
  idleMs: number;
  /** The limit after which no new attempt begins. A running one is not interrupted. */
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
