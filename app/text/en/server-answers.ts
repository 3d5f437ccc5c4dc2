import type { serverAnswers as italian } from "~/text/it/server-answers";
import type { TranslationOf } from "~/text/translation";

/** Pages of the server itself, for requests that never reach a route: a title, and a sentence that says what to do. */
export const serverAnswers = {
  badRequest: {
    title: "Invalid address",
    sentence: "There’s a mistake in the address you opened: check it, or start again from the home page.",
  },
  headTooLarge: {
    title: "Too many cookies",
    sentence:
      "Your browser sends more data along with the request than I can read, usually cookies of other programs at the same address: delete the cookies of this site and try again.",
  },
  targetTooLong: {
    title: "Address too long",
    sentence: "The address you opened is too long: start again from the home page.",
  },
  hiddenOrigin: {
    title: "From which page?",
    sentence:
      "Your browser doesn’t say which page this request comes from, so nothing was done. In its settings, or in those of an extension, allow the “referrer” for this site, or use another browser, and send again. Photos must be chosen again.",
  },
  otherSite: {
    title: "Request not accepted",
    sentence:
      "This request came from another site, so, to be safe, I ignored it. Open the page on this site and try again from there.",
  },
  wrongMethod: {
    title: "Invalid request",
    sentence: "This page can’t be used that way: go back to the home page.",
  },
  lengthMissing: {
    title: "Length missing",
    sentence: "The browser or program doesn’t say how much it is sending (Content-Length): try another one.",
  },
  photosTooLarge: {
    title: "The photos are too large",
    sentence:
      "Each photo may be 10 MB at most, and those you chose are too many or too big. Go back: what you wrote should still be there. Choose smaller photos, or fewer, and send again.",
  },
  tooLarge: {
    title: "You’ve sent too much",
    sentence: "{kilobytes} kB is the most that can be sent here: go back, shorten your text and send again.",
  },
  formsFull: {
    title: "Too many forms at once",
    sentence:
      "Many people are sending something right now, and there’s no room for your form. Go back: what you wrote should still be there. Send again in half a minute.",
  },
  failed: {
    title: "Something went wrong",
    sentence:
      "The site had a problem that isn’t your fault. Try again in a few minutes: if you had filled in a form, go back and send it again.",
  },
  unavailable: {
    title: "Back in a moment",
    sentence:
      "The site can’t read its data right now: try again in a few minutes. If you had filled in a form, go back and send it again.",
  },
  busy: {
    title: "It’s crowded here",
    sentence:
      "Many people are reading right now and this page can’t get through in time: try again in a few seconds.",
  },
  home: "Back to the home page",
} as const satisfies TranslationOf<typeof italian>;
