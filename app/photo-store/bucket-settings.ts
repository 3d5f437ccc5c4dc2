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

export type BucketTimeouts = typeof defaultTimeouts;

/** The time limits of requests to the store in milliseconds, and the number of attempts. */
export const defaultTimeouts = {
  /** Until the headers of an answer arrive. Those to a `PUT` arrive when the store has the whole file. */
  headersMs: 10_000,
  putMs: 20_000,
  /** Until the next piece of an answer's body arrives. A reader must begin within this time, and may pause later. */
  idleMs: 15_000,
  /** After this time no new attempt begins. */
  retryMs: 10_000,
  attempts: 3,
};
