import type { photoEdit as italian } from "~/text/it/admin/photo-edit";
import type { TranslationOf } from "~/text/translation";

/** The words of the page where the owner turns and covers a photo. */
export const photoEdit = {
  link: "Edit",
  linkNamed: "Edit {label}",
  heading: "Edit the photo {label}",
  explanation:
    "Tap the photo where there is a face or a number plate: an opaque disc goes there. When you save, the photo changes everywhere, and the one before is gone forever.",
  canvas: "The photo with your changes: tap what to cover",
  size: "Size of the disc",
  sizes: { small: "Small", medium: "Medium", large: "Large" },
  turnLeft: "Turn left",
  turnRight: "Turn right",
  undo: "Undo the last one",
  clear: "Undo everything",
  numbers: "Cover without tapping the photo",
  fromLeft: "From the left, in %",
  fromTop: "From the top, in %",
  coverHere: "Cover here",
  save: "Save",
  saving: "Saving…",
  toForm: "Back to the form",
  nothingPending: "No changes to save.",
  pending: { one: "1 change to save.", other: "{count} changes to save." },
  uses: "This photo is shown in:",
  unused: "This photo is not shown anywhere yet.",
  use: { story: "the story from {name}", "blog-post": "the article “{name}”", location: "the stop “{name}”" },
  anonymousStory: "an anonymous story",
  gone: "This photo is gone.",
  goneText: "It was deleted: there is nothing to edit.",
  back: "Back to the stories",
  errors: {
    outside: "That point is outside the photo: tap inside it.",
    keyboard: "With the keyboard, write below the photo how far the point is from the left and from the top.",
    "not-a-point": "Write two numbers from 0 to 100: how far the point is from the left and from the top.",
    "too-many": "40 changes at a time are the most: save these, then go on.",
    unreadable: "This address contains changes that can’t be read: I have left them out.",
    none: "There is nothing to save yet: turn the photo or cover a point.",
  },
} as const satisfies TranslationOf<typeof italian>;
