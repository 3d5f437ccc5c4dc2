import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Your privacy",
  description:
    "What this site keeps about those who tell a story of {product}, where, for how long and who sees it.",
  lead: "In plain words: what I keep, where, for how long, who sees it and how you take it back.",
  sections: {
    looking: {
      title: "If you’re just looking",
      text: [
        "I ask you nothing and give you no cookies. There are no statistics, no advertising, and no fonts or images from other sites, and the site’s program doesn’t write down your network address. Whoever provides its line or its server may keep technical logs of their own.",
        "When you say “I like it” to an article, that stays in your browser: no message is sent. Opening a tag’s page adds one to that day’s count, and nothing else: nobody knows who it was.",
      ],
    },
    map: {
      title: "The map",
      text: [
        "The drawn map comes from this site. If your browser uses JavaScript, the detailed map asks {tilesFrom} for its images, which lets it see your network address, the kind of browser you use and that you come from here. Without JavaScript it doesn’t ask.",
      ],
    },
    sending: {
      title: "If you send me a story",
      text: [
        "I keep what you write (the story and, if you like, your name and city), the photos, the moment when it arrived, your consent with its version and the language you read it in and, if there was one, the code on the tag.",
        "Photos are made anew before they are saved: the information hidden in the file doesn’t stay. If a photo said where and on what day it was taken, I keep the spot and the day apart: only the person who looks after the journey sees them, to mark the stop.",
        "If sending fails, I keep the photos for 24 hours, so that you needn’t choose them twice; then they disappear. To stop anyone who sends stories in bursts, I count what each network sends for one hour at most, with a fingerprint from which the address can’t be worked out without a key that stays here.",
      ],
    },
    keeping: {
      title: "Where it is and who sees it",
      text: [
        "It’s on this site’s server, in a folder that isn’t public. The person who looks after the journey sees it. Only what that person chooses to put in the diary, on the map or on social media becomes public, as the consent you gave says.",
        "Of your receipt the site keeps only a fingerprint: you alone have its address, and anyone who has it can see and withdraw the story.",
        "When a story arrives, the person who looks after the journey may get a notice by e-mail, as a message or on a phone. It says the town and how many photos there are; the name and the words, too, if that person has chosen so. Such notices may pass through other people’s services.",
      ],
    },
    howLong: {
      title: "For how long",
      text: [
        "Until you withdraw it, or the person who looks after the journey deletes it: there is no time limit. If that person deletes it, an article made from it may stay in the diary with its photos: from your receipt you can withdraw that, too.",
      ],
    },
    withdrawing: {
      title: "How to withdraw it",
      text: [
        "Open your receipt, the address you got when you sent the story, and press “Withdraw the story”. The words and the photos disappear at once, in every size, from this site and, within an hour at the latest, from its disk and from the copies that the program keeps beside its data. The article made from it is emptied and hidden, and can’t come back. Of the stop, the place and the point on the map remain. Of you there remain a number without meaning, the day of the withdrawal and a fingerprint of the form: they keep it from coming back by mistake.",
        "Have you lost the receipt, or is the story from before there were any? Write to me and we’ll delete it together.",
      ],
    },
    copies: {
      title: "The copies I can’t reach",
      text: [
        "The backups that the person who looks after the journey keeps elsewhere, on another disk for instance, still contain a story that was withdrawn. With the nightly copies that the program provides for, 7 daily, 4 weekly and 12 monthly ones are kept: the oldest is about a year old, then it is deleted. If one of them is put back in the place of this site, withdrawn stories don’t return.",
        "Nor can I reach what has already left here: notices that were sent, posts on social media, what others have saved, search engines. A photo that was opened may stay in the browser of whoever saw it for five minutes.",
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
