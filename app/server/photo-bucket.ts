import { certificateFault } from "~/domain/network/certificate-fault";
import type { BucketFault } from "~/photo-store/bucket-fault";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import { certificateWords, said, say } from "~/text/owner/terminal-words";
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
    ? say(said.untrustedBucket, certificateWords(why))
    : say(said.bucketProblems[problem], { detail });
}
