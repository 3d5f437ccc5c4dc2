import type { firstSteps as italian } from "~/text/it/admin/first-steps";
import type { TranslationOf } from "~/text/translation";

/** The first steps of every site, on the first page of the panel. */
export const firstSteps = {
  progress: "First steps: {done} of {all}",
  done: "(done)",
  steps: {
    name: "The toy’s name",
    address: "The site’s address",
    tag: "A tag to hang on it",
    notifications: "Notifications when a story arrives",
    backup: "Backup",
  },
} as const satisfies TranslationOf<typeof italian>;
