/** Where a bucket of an S3-compatible store is, and the key that opens it. The secret goes into no page and no log. */
export interface BucketSettings {
  /** `https://host[:port][/path]`, without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What the names of this site's objects begin with: empty, or parts that each end with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take, in milliseconds, and how often it is asked. */
export interface BucketTimeouts {
  /** Until the headers of an answer. */
  headersMs: number;
  /** Until those of the answer to a `PUT`, which come after the whole body was sent. */
  putMs: number;
  /** Until the next piece of a body comes; a reader may pause, but has so long to begin. */
  idleMs: number;
  /** After these no further attempt is made; one that runs is not cut. */
  retryMs: number;
  /** How often a request is made at most. */
  attempts: number;
}

export const defaultTimeouts: BucketTimeouts = {
  headersMs: 10_000,
  putMs: 20_000,
  idleMs: 15_000,
  retryMs: 10_000,
  attempts: 3,
};
