import { refusedBackup } from "~/text/it/admin/notifications/notification-messages";
import { amounts, backup, lists, staticExport } from "./backup";
import { commands, failures, sampleFile, samples, usage } from "./commands";
import { demo } from "./demo";
import { doctor } from "./doctor";
import { notify } from "./notify";
import { bucket, bucketProblems, untrustedBucket } from "./photo-bucket";
import { settings } from "./settings";
import { cannotStart, certificate, systemReasons, terminal } from "./terminal";
import { update } from "./update";

/** The sentences of the program outside of pages, in Italian; every other language of the owner's has the same subjects. */
export const spoken = {
  ...{ usage, commands, failures, samples, sampleFile, terminal, cannotStart, certificate, systemReasons },
  ...{ settings, backup, amounts, lists, staticExport, refusedBackup, doctor, notify, update, demo },
  ...{ bucket, bucketProblems, untrustedBucket },
};
