import type { receipt as italian } from "~/text/it/finder/receipt";
import type { TranslationOf } from "~/text/translation";

/** The words of a receipt: the page of a story for its sender. */
export const receipt = {
  title: "Your receipt",
  lead: "The story you sent, and what has become of it.",
  description: "The receipt for a story sent to {product}.",
  thanksTitle: "Thank you so much!",
  thanksText:
    "Your story is safe: I’m taking it with me. Now help me on my way: pass me on, give me away, or leave me where another traveller can find me.",
  thanksMap: "Look at the map of the journey",
  thanksDiary: "Read the diary",
  another: "Have you got another story to tell?",
  anotherLink: "The form is ready.",
  keepTitle: "Keep this address",
  keep: "It’s your receipt: here you can follow your story and change it. There’s no password: anyone with the address can do so, so keep it to yourself.",
  copy: "Copy the address",
  copied: "Copied!",
  share: "E-mail it to yourself",
  shareTitle: "My story with {product}",
  print: "Print",
  stateTitle: "Where your story is now",
  arrived: "It arrived on {day}.",
  corrected: "You corrected it on {day}.",
  new: "Nobody has read it yet: please be a little patient.",
  read: "It has been read.",
  preparing: "It isn’t in the diary, for now.",
  diary: "It’s in the diary:",
  answerTitle: "An answer for you",
  answered: "Written on {day}.",
  readyAnswers: [
    "Thank you: your story made me smile.",
    "What lovely photos, thank you!",
    "You’ll find it in the diary soon.",
    "The journey goes on thanks to you, too.",
  ],
  since: "Since we said goodbye: {numbers}.",
  sinceKilometres: { other: "{count} km" },
  sinceCountries: { one: "{count} country", other: "{count} countries" },
  storyTitle: "What you told me",
  photoAlt: "Your photo: {label}",
  correct: "Correct the words",
  correctWithPhotos: "Correct the words or remove photos",
  correctHint: "You can do this until the story goes into the diary.",
  removePhotos: "Photos to remove",
  removePhoto: "Remove",
  removePhotoNamed: "Remove {label}",
  removeHint: "The photos you tick disappear when you save.",
  save: "Save corrections",
  locked: "The words can’t be changed here any more.",
  lockedHelp: "If something needs correcting, write to",
  yours: "What you had written",
  withdraw: "Withdraw the story",
  withdrawHint:
    "Changed your mind? You can withdraw it at any time: it disappears from this site, photos and all.",
  withdrawTitle: "Withdraw the story?",
  withdrawQuestion: "Your words and the photos disappear. This can’t be undone.",
  withdrawPublished:
    "Your words, the photos and the page of the diary made from them disappear from the whole site. If there is a stop, its place stays, with a point rounded to about 10 km. This can’t be undone.",
  withdrawCopies:
    "Backups that are already elsewhere, and what others have shared or saved, are out of my reach.",
  withdrawConfirm: "Yes, withdraw it",
  withdrawCancel: "No, back to the receipt",
  withdrawnTitle: "Story withdrawn",
  withdrawn: "You withdrew it on {day}.",
  withdrawnJustNow:
    "You withdrew it on {day}: it’s no longer on this site. The last traces on the server’s disk disappear within an hour.",
  removedTitle: "This story is gone",
  removed: "It’s no longer among the stories that were received.",
  removedButLeft: {
    diary:
      "The person who looks after the journey deleted your story, but it is still in the diary: you can withdraw it from there, too.",
    bin: "The person who looks after the journey deleted your story: it stays in a bin for 30 days at most, then it’s gone. You can withdraw it right away.",
    rest: "The person who looks after the journey deleted your story, but something of it is still here, for example a photo: you can withdraw that, too.",
  },
  withdrawLeft: "Withdraw what is left",
  unknownTitle: "Unknown receipt",
  unknown: "This address doesn’t lead to any story. Check that you copied all of it.",
  tooManyTitle: "Too many wrong addresses",
  tooMany: "I won’t look up any more for a while. {when}",
  tell: "Tell a story",
  notices: {
    sent: {
      title: "Story sent!",
      text: "Thank you! I’m taking it with me: you have {product}’s word. Now help me on my way.",
    },
    sentInPart: {
      title: "Story sent!",
      text: "Thank you! I’m taking it with me: you have {product}’s word. I kept the first 3 photos; the others didn’t fit.",
    },
    corrected: { title: "Corrections saved", text: "Here is your story as it is now." },
    invalid: {
      title: "Not saved yet",
      text: "What you wrote is still here: correct the marked fields and save again.",
    },
    "changed-meanwhile": {
      title: "The story has changed in the meantime",
      text: "Somebody corrected it on another page. Below you see the saved version and, in the form, your own: if you save, yours replaces it.",
    },
    "story-in-diary": {
      title: "Not saved yet",
      text: "The story has gone into the diary in the meantime: it can’t be corrected here any more. What you wrote is at the bottom of the page.",
    },
    "unknown-story": {
      title: "Not saved yet",
      text: "The story has been deleted in the meantime. What you wrote is at the bottom of the page.",
    },
    failed: {
      title: "Error",
      text: "I can’t save right now. What you wrote is still here: please try again later.",
    },
    withdrawFailed: {
      title: "Error",
      text: "I can’t withdraw it right now: please try again later.",
    },
  },
} as const satisfies TranslationOf<typeof italian>;
