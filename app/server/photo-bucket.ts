import { certificateFault } from "~/domain/network/certificate-fault";
import type { BucketFault } from "~/photo-store/bucket-fault";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import { fill } from "~/text/fill";
import { said } from "~/text/terminal-words";
import { trustSystemCertificates } from "./system-certificates";

/** Opens the photo bucket. No request is sent. */
export function openBucket(...settings: Parameters<typeof openPhotoBucket>) {
  trustSystemCertificates();
  return openPhotoBucket(...settings);
}

/** Returns the Italian sentence about a fault of the bucket. */
export function bucketSentence({ problem, detail }: Pick<BucketFault, "problem" | "detail">): string {
  const why = certificateFault(detail);
  return why
    ? fill(said.untrustedBucket, { why: said.certificate[why], advice: said.certificate.advice[why] })
    : fill<string>(said.bucketProblems[problem], { detail });
}
