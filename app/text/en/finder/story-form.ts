import type { storyForm as italian } from "~/text/it/finder/story-form";
import type { TranslationOf } from "~/text/translation";

/** The words of /submit, of its fields' mistakes and of what is said about sending a story. */
export const storyForm = {
  title: "Send your story",
  lead: "What have we seen together? A few lines are enough, and some photos if you like.",
  description: "Found {product}? Tell me how we met: a few lines and up to three photos.",
  photos: "Your photos",
  pickPhotos: "Choose photos",
  photosHint:
    "Up to 3 photos of your own, 10 MB each: JPG, PNG, WebP or HEIC. Anyone recognisable must agree.",
  photosMore: "More about photos",
  photosPrivacy:
    "I take the location out of your photos. The person who looks after the journey can still see it, and may use it for the stop on the map, which is public.",
  photosOthers:
    "The words must be your own, too. If a child is in a photo, the parents decide. Under 16? Ask a parent to send the story for you.",
  photosVideo: "A video? On social media, with {hashtag}.",
  photosKept: "Photos already uploaded",
  photosCount: { one: "{count} photo selected", other: "{count} photos selected" },
  photosLeftOut: "I can carry 3 at most, so I kept the first ones. Remove one to swap it.",
  photosLeftOutBefore: {
    one: "One more photo didn’t fit: I can carry 3 at most. To swap one, remove it and choose another.",
    other:
      "{count} more photos didn’t fit: I can carry 3 at most. To swap one, remove it and choose another.",
  },
  leftOutNow: {
    one: "I kept the first 3 photos: one more didn’t fit.",
    other: "I kept the first 3 photos: {count} more didn’t fit.",
  },
  chosenPhotoAlt: "Chosen photo: {file}",
  noPreview: "No preview available: the photo will be sent all the same.",
  removePhoto: "Remove",
  removePhotoNamed: "Remove {label}",
  draftPhotoAlt: "Photo already uploaded: {label}",
  story: "Your story",
  storyHint: "1000 characters at most.",
  storyFull: "You’ve reached 1000 characters.",
  name: "Your name",
  city: "Where did you find me?",
  cityHint: "Town or city.",
  wish: "I made a wish come true",
  noWish: "No, or I don’t know",
  honeypot: "Leave this field empty",
  submit: "Send story",
  pending: "Sending…",
  retry: "Try again",
  preparing: "Getting the photos ready for the journey…",
  uploading: "Your story is on its way: keep this page open.",
  arriving: "Everything has arrived: I’m putting it somewhere safe…",
  progress: "Sending progress",
  notSentTitle: "Your story hasn’t left yet",
  unsureTitle: "I don’t know whether your story arrived",
  notTwice: "If you change nothing and press again, it won’t be there twice.",
  stillHere: "What you wrote and your photos are still here.",
  connectionLost: "The connection dropped. When you’re back online, press “Try again”.",
  tooHeavy: "Together, the photos are too large: remove one, or choose smaller ones, and try again.",
  tooMany: "Many stories are arriving at once: wait a few minutes and press “Try again”.",
  siteFailed: "The site had a problem that isn’t your fault: wait a moment and press “Try again”.",
  offline: "You’re offline. When you’re back online, press “Try again”.",
  plainSending:
    "You’re online: press “Try again”. If that isn’t enough, something is blocking this way of sending: try “Send without extras”.",
  sendPlainly: "Send without extras",
  tagKnown: "Your story travels with tag {code}.",
  tagUnknown: "I don’t know the code {code}: your story can be sent without it, too.",
  tagQuestion: "Do you have the code on the tag?",
  consent: {
    "2026-11-21":
      "I agree to the publication of my story and my photos on {product}’s social channels and on this site.",
    "2026-11-23":
      "I agree that my story, my photos and, if I gave them, my name and the town may be published on this site and on {product}’s social channels. I can withdraw this consent at any time.",
    "2026-11-28":
      "I agree that my story, my photos and, if I gave them, my name and the town may be published on this site and on {product}’s social channels. I can withdraw this consent at any time.",
  },
  consentMore: "How I handle your data",
  tooLong: "{max} characters at most",
  mistakes: {
    story: { missing: "Tell me your story with {product}!" },
    consent: {
      "not-agreed": "You need to agree to publication to continue",
      outdated:
        "The text of the consent has changed in the meantime: read it again and tick the box once more.",
    },
    website: {
      filled:
        "Your browser had filled in a hidden field, which is empty now: send again and your story will go through.",
    },
    consentVersion: {
      outdated:
        "The text of the consent has changed in the meantime: read it again and tick the box once more.",
    },
    photos: {
      missing: "Choose at least one photo.",
      "draft-gone": "The photos you chose before are gone: please choose them again.",
      "photos-wait": "These photos haven’t arrived yet: choose them again when you retry.",
    },
  },
  anyMistake: "Check this field and try again.",
  photoMistakes: {
    empty: "“{file}” is empty; perhaps it isn’t on this device yet. Choose another photo.",
    "not-an-image": "“{file}” isn’t a photo: choose a JPG, PNG, WebP or HEIC image.",
    "too-large": "“{file}” is larger than 10 MB: choose a smaller photo or send a screenshot of it.",
    "too-many-pixels": "“{file}” has too many pixels (more than 52 million): make it smaller and try again.",
    "too-much-memory":
      "“{file}” is too big for a file of its kind: make its longer side 2560 pixels, or send a screenshot of it.",
    "too-much-work":
      "“{file}” takes too long to prepare: make its longer side 2560 pixels, or send a screenshot of it.",
    undecodable: "“{file}” is damaged and won’t open: choose another photo or a screenshot.",
    "undecodable-heic": "“{file}” is a HEIC photo that I can’t open: send a JPG copy of it or a screenshot.",
    "undecodable-apple-heic":
      "“{file}” is a HEIC photo that I can’t open: send a screenshot of it, or on your iPhone choose Settings > Camera > Formats > Most Compatible and take it again.",
  },
  notices: {
    failed: {
      title: "Error",
      text: "Something went wrong while sending. Please try again later.",
    },
    cut: {
      title: "The form is too long",
      text: "I only read the beginning, which is still here; the rest was left out. Shorten what you wrote and, if there were photos, choose them again.",
    },
    storyWaits: {
      title: "The story has to wait a little",
      text: "Many stories have come from your network in the last hour. What you wrote and your photos are still here. {when}",
    },
    photosWait: {
      title: "The photos have to wait a little",
      text: "{sentence} What you wrote is still here. {when}",
    },
    refused: {
      title: "Your story hasn’t left yet",
      text: "Correct what is marked below and send it again.",
    },
    refusedWithPhotos: {
      title: "Your story hasn’t left yet",
      text: "Your photos are still here. Correct what is marked below and send it again.",
    },
    refusedInPart: {
      title: "Your story hasn’t left yet",
      text: "There were too many photos: see which ones I kept, correct the rest and send again.",
    },
    refusedPhoto: {
      title: "One photo can’t be used",
      text: "Your story hasn’t left yet. Everything else is still here: send it as it is, or choose another photo.",
    },
    refusedPhotos: {
      title: "Some photos can’t be used",
      text: "Your story hasn’t left yet. Everything else is still here: send it as it is, or choose other photos.",
    },
    photoRemoved: { title: "Photo removed", text: "Everything else is as you left it." },
  },
} as const satisfies TranslationOf<typeof italian>;
