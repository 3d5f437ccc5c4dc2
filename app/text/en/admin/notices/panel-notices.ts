import type { panelNotices as italian } from "~/text/it/admin/notices/panel-notices";
import type { TranslationOf } from "~/text/translation";

/** The notices of the pages beside the five tabs: tags, settings, sessions, one photo. */
export const panelNotices = {
  "photo-edited": { title: "Photo saved", text: "It is shown everywhere now: the one before is gone." },
  "photo-edit-refused": { title: "Photo not saved", text: "{sentence}", failed: true },
  "photo-replaced": {
    title: "This photo has changed already",
    text: "It was edited in the meantime: the new one is below. Check whether your changes still fit, then save.",
    failed: true,
  },
  "book-saved": { title: "Book saved", text: "The next print looks like this." },
  "book-opened": { title: "Book opened", text: "Readers find it in the diary." },
  "book-closed": { title: "Book closed", text: "Now only you see it." },
  "book-refused": {
    title: "Not saved yet",
    text: "What you typed is still here: correct the marked fields and try again.",
    failed: true,
  },
  "press-saved": { title: "Saved", text: "The ticked photos are on the press page." },
  "press-refused": { title: "Not saved yet", text: "{sentence}", failed: true },
  "wish-saved": { title: "Wish saved", text: "It shows whenever the site shows the wishes." },
  "wish-fulfilled": {
    title: "Wish come true!",
    text: "The stop and its article say so, once they can be seen.",
  },
  "wish-open": { title: "Wish open again", text: "The tick is gone." },
  "wish-removed": { title: "Wish deleted", text: "It is in the bin: you can restore it for 30 days." },
  "wish-restored": { title: "Wish restored", text: "It is among the others again, as it was." },
  "wishes-shown": { title: "The wishes can be seen", text: "Visitors of the site read them." },
  "wishes-hidden": { title: "Wishes hidden", text: "Now only you see them." },
  "wish-refused": { title: "Not saved yet", text: "{sentence}", failed: true },
  "too-many-wishes": {
    title: "The wish stays in the bin",
    text: "Five wishes are already open: tick one off or delete one, and try again.",
    failed: true,
  },
  "settings-saved": { title: "Settings saved", text: "The site shows them already." },
  "settings-refused": {
    title: "Not saved yet",
    text: "What you typed is still here: correct the marked fields and try again.",
    failed: true,
  },
  "password-changed": {
    title: "Password changed",
    text: "All other sessions are closed. Use the new password from now on.",
  },
  "password-refused": {
    title: "The password has not changed",
    text: "Correct the marked fields and try again.",
    failed: true,
  },
  "session-ended": { title: "Session closed", text: "That browser has to sign in again." },
  "sessions-ended": { title: "Sessions closed", text: "Only this one is still open." },
  "trial-sent": { title: "Test sent", text: "It arrived everywhere: e-mail, messages and devices." },
  "trial-failed": {
    title: "The test did not arrive everywhere",
    text: "The latest notifications below say why.",
    failed: true,
  },
  "push-enabled": {
    title: "Notifications are on",
    text: "I have sent a test to this device: see whether it arrived.",
  },
  "push-failed": {
    title: "This device is not on",
    text: "Its push service did not accept the test: try again in a moment.",
    failed: true,
  },
  "push-removed": { title: "Removed", text: "That device gets no more notifications." },
  "notifications-resumed": { title: "Notifications are on again", text: "From now on you get them again." },
  "channels-saved": { title: "Notifications saved", text: "Send a test to see whether they arrive." },
  "tag-created": { title: "Tag created", text: "“{name}” is ready: print it and hang it on the toy." },
  "tag-refused": {
    title: "The tag is not saved",
    text: "Correct the marked field and try again.",
    failed: true,
  },
  "tag-renamed": { title: "Renamed", text: "It is called “{name}” now." },
  "tag-retired": { title: "Tag retired", text: "The page of “{name}” says so now, and helps all the same." },
  "tag-restored": { title: "Tag in use again", text: "“{name}” leads here again." },
} as const satisfies TranslationOf<typeof italian>;
