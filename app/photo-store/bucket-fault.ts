/** The problems, by sentences in `text/it/commands/photo-bucket`, with the codes that `isStorageFault` knows. */
const codes = {
  unreachable: "ECONNREFUSED",
  "too-slow": "ETIMEDOUT",
  cut: "ECONNRESET",
  denied: "EACCES",
  "wrong-clock": "EACCES",
  "no-bucket": "ENOENT",
  full: "ENOSPC",
  failing: "EAGAIN",
  refused: "EIO",
};
type BucketProblem = keyof typeof codes;

/** The store was unreachable or refused a request. The fault has `code` and `syscall`, as errors of the file system. */
export class BucketFault extends Error {
  override name = "BucketFault";
  readonly code: string;

  /** `syscall` is the method, such as `PUT`. `detail` is the message of the store or the network, never a secret. */
  constructor(
    readonly problem: BucketProblem,
    readonly syscall: string,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`photo store: ${problem}, ${syscall}: ${detail}`, options);
    this.code = codes[problem];
  }
}

/** Returns the problem of an unsuccessful answer. `s3Code` is the error code in its body, such as `NoSuchBucket`. */
export function problemOf(status: number, s3Code: string): BucketProblem {
  if (s3Code === "RequestTimeTooSkewed") return "wrong-clock";
  if (status === 401 || status === 403) return s3Code === "QuotaExceeded" ? "full" : "denied";
  if (s3Code === "NoSuchBucket") return "no-bucket";
  if (status === 507 || status === 413) return "full";
  return status === 429 || status >= 500 ? "failing" : "refused";
}
