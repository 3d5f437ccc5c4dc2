import type {
  bucket as italianBucket,
  bucketProblems as italianProblems,
  untrustedBucket as italianUntrusted,
} from "~/text/it/commands/photo-bucket";
import type { TranslationOf } from "~/text/translation";

/** Faults of the photo bucket, and what to do about them; `detail`: the words of the store or the network. */
export const bucketProblems = {
  unreachable:
    "The S3 server with the photos cannot be reached ({detail}): check that it is on, and S3_ENDPOINT.",
  "too-slow":
    "The S3 server with the photos does not answer in time: check that it works, and the network to it.",
  cut: "The connection to the S3 server with the photos broke ({detail}): check the network and try again.",
  denied:
    "The S3 server with the photos denies access ({detail}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that this key may read, write, list and delete.",
  "wrong-clock":
    "The S3 server with the photos denies access because the clock of this machine differs from its own: set it, for example with “timedatectl set-ntp true”.",
  "no-bucket": "The bucket with the photos does not exist: make it, or correct PHOTOS_URL.",
  full: "The bucket with the photos has no space left ({detail}): free some or add some.",
  failing:
    "The S3 server with the photos does not work at the moment ({detail}): try again soon, and if it goes on, check it.",
  refused:
    "The S3 server with the photos refuses what the site asks of it ({detail}): check S3_ENDPOINT, S3_REGION and PHOTOS_URL.",
} as const satisfies TranslationOf<typeof italianProblems>;

/** The certificate of the server is refused; `why` and `advice`: see `certificate`. */
export const untrustedBucket =
  "The S3 server with the photos answers, but its certificate {why}: {advice}" satisfies TranslationOf<
    typeof italianUntrusted
  >;

/** Sentences about the bucket: of the log at the start, and of `giramondo doctor`. */
export const bucket = {
  awayAtStart:
    "{problem} The site is on: words are saved, photos are not until it is back; no restart is needed.",
  well: "The photo bucket {address} can be read, written and deleted from.",
  clockOff:
    "The clocks of this machine and of the S3 server are {seconds} seconds apart: beyond fifteen minutes the server denies access. Set the clock.",
  photosWell: "All photos of the database are in the bucket.",
  photosMissing: {
    one: "One photo file is missing from the bucket ({example}): restore a backup that has it, or remove the photo from the article or the story.",
    other:
      "{count} photo files are missing from the bucket (for example {example}): restore a backup that has them, or remove the photos from the articles or stories.",
  },
} as const satisfies TranslationOf<typeof italianBucket>;
