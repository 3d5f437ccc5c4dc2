import type { follow as italian, pushWords as italianPushWords } from "~/text/it/follow";
import type { TranslationOf } from "~/text/translation";

/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Follow the journey",
  description: "How to hear when {product} has a new page in the diary.",
  lead: "Two ways to hear about new pages, without giving an e-mail address.",
  pushTitle: "On this phone or computer",
  push: "When a page of the diary comes out, this browser lets you know, once a day at most.",
  story:
    "When your story goes into the diary, this browser lets you know, just once. Until then the site remembers which story you are waiting for.",
  start: "Tell me on this phone",
  stop: "Stop notifying me",
  needs:
    "This doesn’t work here: it needs an https page, JavaScript and a browser that receives notifications.",
  iphone:
    "On iPhone and iPad (from iOS 16.4): tap “Share”, then “Add to Home Screen”, and open the site from there.",
  stored:
    "The site keeps the address that the browser gives for notifications, its keys, the language and the day.",
  denied:
    "The browser doesn’t allow notifications for this site: change that in its settings, then try again.",
  notEnabled: "The browser couldn’t turn notifications on: try again, or try another browser.",
  feedsTitle: "With a feed reader",
  feeds: "Copy one of these addresses into your reader: new pages arrive by themselves.",
  offer: "Tell me when it’s in the diary",
  offerTitle: "I’ll let you know",
  back: "Back to the receipt",
  notices: {
    follow: {
      title: "Almost done",
      text: "The first notification arrives in a few seconds. If it doesn’t, press again.",
    },
    unfollow: { title: "Done", text: "This browser gets no more notifications." },
  },
  refused: "Not on yet",
} as const satisfies TranslationOf<typeof italian>;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: { title: "Notifications work", body: "When there’s something to read, it arrives here." },
  article: { title: "There’s a new page in the diary", body: "Tap to read it." },
  diary: { title: "You’re in the diary!", body: "Your story is published: tap to read it." },
} as const satisfies TranslationOf<typeof italianPushWords>;
