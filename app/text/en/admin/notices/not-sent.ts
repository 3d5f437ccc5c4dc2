import type { notSent as italian } from "~/text/it/admin/notices/not-sent";
import type { TranslationOf } from "~/text/translation";

/** The owner's pages show these when a form cannot be sent. The server shows the notices after a fault, too. */
export const notSent = {
  again: "I don’t know whether it arrived: press again without changing anything, nothing gets doubled.",
  offline: "You are offline, nothing was sent: press again when the connection is back.",
  notices: {
    "update-failed": { title: "Error", text: "Something went wrong while saving.", failed: true },
    "sign-in-unsent": { title: "Error", text: "I could not sign you in.", failed: true },
    "photo-edit-failed": {
      title: "Photo not saved",
      text: "Something went wrong. Your changes are still here: try again.",
      failed: true,
    },
    "settings-failed": {
      title: "Error",
      text: "Saving failed. What you typed is still here: try again in a moment.",
      failed: true,
    },
    "tag-failed": { title: "Error", text: "Something went wrong while saving the tag.", failed: true },
    "blog-post-failed": {
      title: "Error",
      text: "Something went wrong while creating the article.",
      failed: true,
    },
    "location-failed": {
      title: "Error",
      text: "Something went wrong while creating the stop.",
      failed: true,
    },
    "removal-failed": { title: "Error", text: "Something went wrong while deleting.", failed: true },
    "bin-restore-failed": {
      title: "Error",
      text: "It was not restored: it may no longer be in the bin. Otherwise try again in a moment.",
      failed: true,
    },
  },
} as const satisfies TranslationOf<typeof italian>;
