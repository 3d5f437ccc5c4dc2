import type { notStored as italianNotStored, ownerProblems as italian } from "~/text/it/admin/problems";
import type { TranslationOf } from "~/text/translation";

/** One sentence for each expected refusal that only programs and the owner meet. */
export const ownerProblems = {
  "not-json": "This needs JSON text (Content-Type: application/json).",
  "malformed-json": "The JSON can’t be read: it has to be an object in braces. Check it and try again.",
  "password-missing": "Type the password",
  "password-wrong": "Wrong password",
  "too-many-passwords": "Too many wrong passwords: I won’t try any more for a while.",
  "code-required": "The code of the app is needed, too (code).",
  "code-wrong":
    "This code doesn’t work: wait for the next one, or use a recovery code that you haven’t used yet.",
  "code-page-over":
    "More than five minutes have passed, or the code was used already: type the password again.",
  "too-many-codes": "Too many wrong codes: only recovery codes work for a while.",
  "password-required": "Type the password again: you signed in more than a quarter of an hour ago.",
  "too-many-sign-ins": "Too many people are trying to sign in at the same moment.",
  "sign-in-required": "You have to sign in first.",
  "unknown-story": "This story is gone.",
  "unknown-report": "This report is gone.",
  "unknown-sighting": "This sighting is gone.",
  "unknown-blog-post": "Article not found",
  "story-withdrawn":
    "The sender has withdrawn this story, so it can’t become an article. You can write one of your own, without its words and photos.",
  "blog-post-withdrawn":
    "This article came from a story that was withdrawn: it stays hidden. If you don’t need it, delete it.",
  "unknown-location": "This stop is gone.",
  "unknown-photo": "This photo is gone.",
  "photo-replaced": "This photo was edited elsewhere in the meantime: start from the new one.",
  "photo-unreadable": "The file of this photo no longer opens: nothing has changed.",
  "too-many-press-photos": "Five press photos at most: remove a tick and try again.",
  "photo-not-for-press":
    "One of these photos is no longer on the site, was edited, or comes from a story: remove its tick and try again.",
  "unknown-wish": "This wish is gone.",
  "wish-changed": "This wish has changed in the meantime: see how it is now, then save again to replace it.",
  "too-many-wishes": "Five wishes are already open: tick one off or delete one, and try again.",
  "not-in-bin": "It is no longer in the bin.",
  "unknown-session": "This session is no longer open.",
  "setting-configured":
    "Whoever runs the server sets this (environment variable or site.env): it can’t be changed here.",
  "password-configured":
    "The password is kept in the settings of the server (ADMIN_PASSWORD or ADMIN_PASSWORD_FILE): change it there, then restart the site.",
  "changed-meanwhile":
    "Somebody has changed it in the meantime: compare the saved version (current) with yours and try again.",
  "story-in-diary": "The story is in the diary now: it can’t be corrected any more.",
  "story-corrected": "The sender has corrected the story in the meantime: read it again and retry.",
  "place-missing": "Type the name of a place (q), or a point (lat and lng).",
  "unknown-tag": "This tag doesn’t exist.",
  "no-channel": "No way of notifying you is set yet: begin with an e-mail, a message or a phone.",
  "push-refused": "The push service of this browser did not accept the test: try again in a moment.",
  "too-many-browsers": "There are twenty phones and computers already: remove one and try again.",
  "unknown-browser": "This browser gets no notifications any more.",
  "photo-missing": "The photo is missing: choose it and try again.",
  "unknown-call": "This call doesn’t exist: /api lists them all.",
  "wrong-method": "This call exists, but not with this method: /api lists them all.",
} as const satisfies TranslationOf<typeof italian>;

/** Sentences about a form that the server has not read, by the reason, for pages with scripts. */
export const notStored = {
  tooLarge: "Nothing is saved: it is too long. What you typed is still here: shorten it and press again.",
  photosTooLarge:
    "Nothing is saved: the photos are too large. What you typed is still here: remove some and press again.",
  formsFull:
    "Nothing is saved: too many forms are arriving at once. What you typed is still here: press again in half a minute.",
} as const satisfies TranslationOf<typeof italianNotStored>;
