import type { notices as italian } from "~/text/it/admin/notices/notices";
import type { TranslationOf } from "~/text/translation";

/** The owner's notices by their code: title and text of the toasts. */
export const notices = {
  "signed-in": { title: "Signed in", text: "Welcome back to the panel." },
  "signed-in-without-photos": {
    title: "Signed in",
    text: "Here is what you had typed. Choose the new photos again.",
  },
  "signed-in-without-secrets": {
    title: "Signed in",
    text: "Here is what you had typed. Type the addresses with a password again.",
  },
  "sign-in-failed": { title: "Not signed in", text: "Wrong password", failed: true },
  "sign-in-paused": { title: "Not signed in", text: "{sentence}", failed: true },
  "factor-off": { title: "Two-step verification is off", text: "From now on the password is enough." },
  "signed-out": { title: "Signed out", text: "See you soon!" },
  "photos-loaded": {
    title: "Story ready to publish",
    text: {
      zero: "No photo came with it: you can add one below.",
      one: "1 photo is in the article.",
      other: "{count} photos are in the article.",
    },
  },
  "form-restored": {
    title: "Here you are again",
    text: "What you typed is still here: check it and send it.",
  },
  "form-refused": { title: "Error", text: "{sentence}", failed: true },
  "photo-removed": { title: "Photo removed", text: "Everything else is as you left it." },
  "photo-and-point-removed": {
    title: "Photo removed",
    text: "Its coordinates went with it; everything else is as you left it.",
  },
  "photo-moved": { title: "Photo moved", text: "Everything else is as you left it." },
  "date-taken": { title: "Date of the photo", text: "Everything else is as you left it." },
  "date-odd": {
    title: "Check the date",
    text: "Nothing is saved yet. Everything else is as you left it.",
    failed: true,
  },
  "place-open": {
    title: "Not published yet",
    text: "Check the place first: it is above the buttons. Everything else is as you left it.",
    failed: true,
  },
  "place-unsaved": {
    title: "Not saved yet",
    text: "Check the place and the sentence beside it first. Everything else is as you left it.",
    failed: true,
  },
  "blog-post-on-map": { title: "Article created", text: "“{title}” is in the diary and on the map." },
  "place-needed": {
    title: "Article created",
    text: "“{title}” is in the diary: now choose its point on the map here.",
  },
  "blog-post-hidden-created": { title: "Article saved", text: "“{title}” is hidden: only you see it." },
  "blog-post-updated": { title: "Article updated", text: "“{title}” is saved. {open}" },
  "stop-elsewhere": {
    title: "Article updated",
    text: "“{title}” is saved. {open} Move the stop here, for example with “Find the place” or on the map.",
  },
  "location-updated": { title: "Stop updated", text: "“{name}” is saved. {open}" },
  "edit-refused": {
    title: "Not saved yet",
    text: "What you typed is still here: correct the marked fields and try again.",
    failed: true,
  },
  "changed-meanwhile": {
    title: "It has changed in the meantime",
    text: "Another window has saved a newer version. Yours is still here below: compare them and choose.",
    failed: true,
  },
  "story-corrected": {
    title: "The story has changed in the meantime",
    text: "Its sender has corrected it. Your article is still here below: compare the words, look at the photos and choose.",
    failed: true,
  },
  "gone-meanwhile": {
    title: "It is gone",
    text: "It was deleted in the meantime, here or in another window. What you typed is still here below: you can copy it.",
    failed: true,
  },
  "blog-post-refused": {
    title: "The article is not in the diary yet",
    text: "What you typed is still here: correct the marked fields and try again.",
    failed: true,
  },
  "blog-post-created": { title: "Article created", text: "“{title}” is in the diary." },
  "location-refused": {
    title: "The stop is not on the map yet",
    text: "What you typed is still here: correct the marked fields and try again.",
    failed: true,
  },
  "location-created": { title: "Stop created", text: "“{name}” is on the map. {open}" },
  "sighting-removed": { title: "Sighting deleted", text: "Its receipt says that it is gone." },
  "report-closed": { title: "Report closed", text: "It deletes itself in 30 days." },
  "reported-hidden": { title: "Hidden", text: "Visitors no longer see it." },
  "story-answered": { title: "Answer saved", text: "Whoever sent the story reads it on the receipt." },
  "story-answer-removed": { title: "Answer removed", text: "It is no longer on the receipt." },
  "story-removed": {
    title: "Story deleted",
    text: { zero: "It is gone.", other: "The story is in the bin: you can restore it for 30 days." },
  },
  "stories-removed": {
    title: { one: "Story deleted", other: "Stories deleted" },
    text: {
      zero: "No story was chosen, or they are gone already.",
      one: "The story is in the bin: you can restore it for 30 days.",
      other: "{count} stories are in the bin: you can restore them for 30 days.",
    },
  },
  "story-marked-read": { title: "The story is read again", text: "It is no longer among the new ones." },
  "story-no-spam": { title: "Not spam", text: "The story is with the others now." },
  "story-marked-new": { title: "Marked as new", text: "You find it among the new stories." },
  "blog-post-removed": {
    title: "Article deleted",
    text: {
      zero: "It is gone.",
      other: "It is in the bin: you can restore it for 30 days. If it has a stop, that stays on the map.",
    },
  },
  "location-removed": {
    title: "Stop deleted",
    text: { zero: "It is gone.", other: "The stop is in the bin: you can restore it for 30 days." },
  },
  "stories-restored": {
    title: "Restored from the bin",
    text: {
      one: "The story is among the received ones again.",
      other: "The stories are among the received ones again.",
    },
  },
  "restored-as-before": { title: "Restored from the bin", text: "It is in its list again, as it was." },
  "restored-and-shown": {
    title: "Restored from the bin",
    text: "It is in its list again, and everybody sees it.",
  },
  "restored-hidden": {
    title: "Restored from the bin",
    text: "It is in its list again, hidden: only you see it.",
  },
  "bin-removed": {
    title: "Deleted forever",
    text: "It is gone, with the photos that nothing else needed.",
  },
  "bin-emptied": {
    title: "The bin is empty",
    text: "Everything is gone, with the photos that nothing else needed.",
  },
  "blog-post-shown": { title: "Article shown", text: "Everybody can read it now." },
  "blog-post-hidden": {
    title: "Article hidden",
    text: "Only you see it now. If it has a stop, that stays on the map with its name and photo.",
  },
  "order-changed": {
    title: "Order changed",
    text: "It applies to the diary, the map and the book, for the article and its stop.",
  },
  "blog-post-and-stop-shown": {
    title: "Article shown",
    text: "Everybody can read it now, and its stop is on the map.",
  },
  "blog-post-and-stop-hidden": {
    title: "Article hidden",
    text: "Only you see it now, and its stop, too: it is no longer on the map.",
  },
  "points-rounded": { title: "Points rounded", text: "Readers see these stops within about 1 km." },
  "points-kept": { title: "All right", text: "The points stay exact: I won’t ask again." },
  "location-shown": { title: "Stop shown", text: "It is on everybody’s map now." },
  "location-hidden": { title: "Stop hidden", text: "Only you see it now." },
} as const satisfies TranslationOf<typeof italian>;
