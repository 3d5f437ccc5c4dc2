/** Why the store did not do what it was asked; each has its sentence in `text/it/commands/photo-bucket`. */
export type BucketProblem =
  | "unreachable"
  | "too-slow"
  | "cut"
  | "denied"
  | "wrong-clock"
  | "no-bucket"
  | "full"
  | "failing"
  | "refused";

/** The codes by which `isStorageFault` and the system's own errors are known. */
const codes: Record<BucketProblem, string> = {
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

/** The store could not be reached, or refused. Like an error of the file system it has `code` and `syscall`. */
export class BucketFault extends Error {
  override name = "BucketFault";
  readonly code: string;

  /** `syscall`: the request, such as `PUT`; `detail`: what the store or the network said, never a secret. */
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

/** What an answer of the store that is no success means; `s3Code`: the code in its body, such as `NoSuchBucket`. */
export function problemOf(status: number, s3Code: string): BucketProblem {
  if (s3Code === "RequestTimeTooSkewed") return "wrong-clock";
  if (status === 401 || status === 403) return s3Code === "QuotaExceeded" ? "full" : "denied";
  if (s3Code === "NoSuchBucket") return "no-bucket";
  if (status === 507 || status === 413) return "full";
  return status === 429 || status >= 500 ? "failing" : "refused";
}
