import type { follow as italian, pushWords as italianPushWords } from "~/text/it/follow";
import type { TranslationOf } from "~/text/translation";

/** The page for people who follow the journey, and the same for one story. */
export const follow = {
  title: "Follow the journey",
  description: "How to hear when there’s a new story in {product}’s diary.",
  lead: "Two ways to hear about new stories, without giving your e-mail address.",
  pushTitle: "On this phone or computer",
  push: "When there’s a new story in the diary, this browser lets you know, once a day at most.",
  story:
    "When your story goes into the diary, this browser lets you know, just once. Until then the site remembers which story you are waiting for.",
  start: "Notify me on this device",
  stop: "Stop notifying me",
  needs: "Notifications don’t work here: try another browser, or follow the journey with a feed reader.",
  iphone:
    "On iPhone and iPad (from iOS 16.4): tap “Share”, then “Add to Home Screen”, and open the site from there.",
  stored:
    "The site keeps the address that the browser gives for notifications, its keys, the language and the day.",
  denied:
    "The browser doesn’t allow notifications for this site: change that in its settings, then try again.",
  notEnabled: "The browser couldn’t turn notifications on: try again, or try another browser.",
  feedsTitle: "With a feed reader",
  feeds: "Copy one of these addresses into your reader: new stories arrive by themselves.",
  offer: "Notify me when it’s in the diary",
  offerTitle: "I’ll let you know",
  back: "Back to the receipt",
  notices: {
    follow: {
      title: "Almost done",
      text: "The first notification arrives in a few seconds. If it doesn’t, press again.",
    },
    unfollow: { title: "Done", text: "This browser won’t get any more notifications." },
  },
  refused: "Not switched on yet",
} as const satisfies TranslationOf<typeof italian>;

/** The words of the messages, which the service worker shows. */
export const pushWords = {
  hello: { title: "Notifications work", body: "When there’s something to read, it arrives here." },
  article: { title: "There’s a new story in the diary", body: "Tap to read it." },
  diary: { title: "You’re in the diary!", body: "Your story is published: tap to read it." },
} as const satisfies TranslationOf<typeof italianPushWords>;
