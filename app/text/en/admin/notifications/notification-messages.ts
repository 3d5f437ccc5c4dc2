import type {
  messages as italian,
  refusedBackup as italianRefused,
} from "~/text/it/admin/notifications/notification-messages";
import type { TranslationOf } from "~/text/translation";

/** Sentences about a backup that was refused, also for `giramondo doctor`. */
export const refusedBackup = {
  "another-site":
    "The last backup was not made, because the existing ones are of another site: perhaps the disk with the data was not mounted. Whoever runs the server sees it with “giramondo doctor”.",
  "lost-most":
    "The last backup was not made, because the site lacks more than half of what the previous backup had. The previous ones are all there: ask whoever runs the server.",
  "no-room":
    "The last backup was not made, because the disk with the backups has no space left: whoever runs the server has to free some, or use another disk.",
} as const satisfies TranslationOf<typeof italianRefused>;

/** The messages to the owner: mails, messages to phones and to other programs. */
export const messages = {
  /** {number}: a number in words. After the first one, a title begins with a small letter. */
  titles: {
    story: { one: "A new story", other: "{number} new stories" },
    sighting: { one: "A sighting", other: "{number} sightings" },
    report: { one: "A report", other: "{number} reports" },
    withdrawal: { one: "A withdrawn story", other: "{number} withdrawn stories" },
    "sign-of-life": { other: "{product} is in somebody’s hands again" },
    disk: { other: "The site’s disk is almost full" },
    backup: { other: "There is no recent backup" },
    "unpublished-stories": { other: "Stories from a year ago, never published" },
    "suspect-stories": { other: "Suspicious stories to look at" },
    trial: { other: "Notifications about {product} work" },
  },
  storyIn: "A new story ({city})",
  numbers: [
    ...["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
    ...["Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen"],
    ...["Nineteen", "Twenty"],
  ],
  photos: { zero: "Without photos", one: "With one photo", other: "With {count} photos" },
  /** The cities that the stories name: 'Rome, Naples and one more place'. */
  inPlaces: "{photos} ({places})",
  otherPlaces: { one: "one more place", other: "{count} more places" },
  and: "{places} and {last}",
  story: {
    one: "{photos}. It is waiting for you in the panel.",
    other: "{photos}. They are waiting for you in the panel.",
  },
  sighting: "Somebody has said where it is: the story may come later.",
  sightingIn: "Somebody has said where it is ({places}): the story may come later.",
  report: "Somebody says that something is wrong: read it among the reports.",
  withdrawal: {
    one: "Its sender has withdrawn it: story and photos are gone from the site. If you had put them on social networks or saved them elsewhere, remove them there, too.",
    other:
      "Their senders have withdrawn them: stories and photos are gone from the site. If you had put them on social networks or saved them elsewhere, remove them there, too.",
  },
  hidden: {
    one: "The article is hidden: you can delete it.",
    other: "The articles are hidden: you can delete them.",
  },
  signOfLife: "After at least two weeks of silence, somebody has opened the page of the tag.",
  disk: "{megabytes}\u00a0MB are left: free some space on the server, before stories find no more room.",
  oldBackup:
    "There has been no new backup for more than eight days: make one now, with “giramondo backup”, or ask whoever runs the server.",
  unpublished: {
    one: "One story from more than a year ago is not in the diary. Senders read that I remind you once a year: keep those that you still need, delete the others.",
    other:
      "{count} stories from more than a year ago are not in the diary. Senders read that I remind you once a year: keep those that you still need, delete the others.",
  },
  suspect: {
    one: "One story looks like spam: see whether there is a real one among the suspicious ones. Once you have seen them, they go to the bin within 30 days.",
    other:
      "{count} stories look like spam: see whether there is a real one among the suspicious ones. Once you have seen them, they go to the bin within 30 days.",
  },
  trial: "This is a test: next time it will be about a story.",
  anonymous: "Anonymous",
  /** The opening and the end of a mail. */
  mail: {
    open: "Open in the panel",
    sender: "The site of {product}",
    quoted: "{name} writes:",
    withoutAddress: "Sign in to /admin to know more.",
    why: "You get this because you look after the site of {product}. Notifications can be changed in /admin, “Notifications”.",
  },
} as const satisfies TranslationOf<typeof italian>;
