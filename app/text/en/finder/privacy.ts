import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Your privacy",
  description:
    "What this site keeps about people who tell a story about {product}, where, for how long and who sees it.",
  changed: "This page last changed: {day}. If the languages differ, the Italian version applies.",
  tilesPolicy: "What the map’s server does with it",
  short: {
    kept: {
      title: "What I keep",
      text: "Your story, your photos and, if you give them, your name and town. If you’re just looking, nothing.",
    },
    seen: {
      title: "Who sees it",
      text: "The person who looks after the journey: the owner. Everyone else sees only what the owner publishes.",
    },
    howLong: {
      title: "For how long",
      text: "Until you withdraw it, or the owner deletes it. There is no time limit.",
    },
    back: { title: "How to take it back", text: "Open your receipt and press “Withdraw the story”." },
    owner: {
      title: "Who to ask",
      text: "{owner}, who looks after the journey. Here “I” is {product}, and {owner} answers for me.",
    },
  },
  sections: {
    looking: {
      title: "If you’re just looking",
      text: [
        {
          asked:
            "I ask for nothing and set no cookies. I only count how often a tag’s page is opened each day. No ads.",
          address:
            "The software doesn’t record your IP address. The web server, or the hosting company, may.",
          like: "Your “Like” stays in your browser.",
        },
        {
          tiles:
            "The detailed map asks {tilesFrom} for images. It sees your IP address, your browser and that you came from here. Without JavaScript, nothing is requested.",
        },
      ],
    },
    sending: {
      title: "If you send me a story",
      text: [
        { minors: "Under 16? Ask a parent to send the story for you." },
        {
          kept: "I keep what you write, your photos, the wish you chose, language, time, your consent with its version and, if any, the tag’s code.",
          photos:
            "I save a new copy of each photo, without hidden data. If it said where and when, I set that aside: the owner may use it for the stop on the public map.",
        },
        {
          sighting:
            "If you only say where I am, I keep the town, language, tag and time, and whether I’m with you. The sighting is deleted after 90 days, or when you send the story. You can withdraw it before that. Only its place may become public.",
        },
        {
          draft: "Unsent words stay in your browser, and uploaded photos on the site, for 24 hours at most.",
          counted:
            "To stop floods, I count what comes from each network in an hour, and notification requests in a day. Instead of the address I keep a code that nobody else can trace back.",
        },
        {
          mail: "A story sent by e-mail stays in my mailbox, with its photos’ hidden data. It has no receipt.",
        },
      ],
    },
    keeping: {
      title: "Where it is and who sees it",
      text: [
        {
          disk: "Your story is on this site’s server, in a folder that isn’t public.",
          wordsOnDisk: "The words are on this site’s server, in a folder that isn’t public.",
          database: "The words are on a database server, which may be an outside provider’s.",
          photosOnDisk: "The photos are on this site’s server, in a folder that isn’t public.",
          bucket: "The photos are in an S3 bucket, which may be an outside provider’s.",
          seen: "The owner sees it. Only what the owner chooses becomes public, as your consent says. On Instagram and TikTok, their rules apply, too.",
        },
        {
          receipt:
            "Only you have the receipt’s address: the site only keeps a code made from it. Anyone who has it can see and withdraw the story, and read the answer.",
        },
        {
          notices: "When something arrives, the owner gets a notification.",
          brief: "It says the town and the number of photos.",
          full: "It says the town, the number of photos, the name and the words.",
          byMail: "It may go by e-mail, through mail servers.",
          byMessage: "It may go through a message service.",
          byPush:
            "It may go to the owner’s phone or computer, encrypted, through the browser’s own service, such as Google’s, Mozilla’s or Apple’s.",
        },
      ],
    },
    following: {
      title: "If you follow the journey",
      text: [
        {
          following:
            "If you turn notifications on, the site keeps the address that your browser gives for them, its keys, the language and the day. If you’re waiting for a story, it also keeps which one. Notifications go encrypted and without words through the browser’s service (Google, Mozilla, Apple). “Stop notifying me” deletes everything.",
        },
      ],
    },
    howLong: {
      title: "For how long",
      text: [
        {
          deleted:
            "If the owner deletes your story, it stays in a bin for 30 days at most. The diary article may stay: you can withdraw that, too.",
          spam: "A story without a code that looks like spam goes to the bin 30 days after it was seen.",
          reminded: "Once a year a notification recalls unpublished stories.",
        },
      ],
    },
    withdrawing: {
      title: "How to withdraw it",
      text: [
        {
          how: "Press “Withdraw the story” on the receipt. Words and photos disappear from the site at once, from its disks and copies within an hour. The article is emptied and won’t come back.",
          stop: "The stop keeps its place, with a point rounded to about 10 km.",
          left: "A meaningless number, the day and a code for the form stay, so the story doesn’t come back by mistake.",
        },
        {
          posts: "When I hear of it, I take down what I posted on my social channels, too.",
          lost: "Lost the receipt? Write to me.",
        },
      ],
    },
    copies: {
      title: "What I can’t reach",
      text: [
        { backups: "Backups elsewhere may still have it. Nightly ones last about a year." },
        {
          out: "Printed books, notifications already sent, search engines and what others have saved are out of my reach.",
        },
      ],
    },
    rights: {
      title: "Who is responsible, and what you can ask for",
      text: [
        {
          bases:
            "I publish your story with your consent, which you can withdraw at any time. I count what is sent to protect the site (legitimate interest).",
        },
        {
          ask: "You can ask to see, receive, correct or delete your data, or to restrict or stop its use. You can turn to your country’s data protection authority.",
        },
        { shown: "Are you in a photo? Write to me: I’ll cover you or take it down." },
        {
          report:
            "If you report something, I keep the reason, your words, the reply address, the language and the time. Only the owner reads it. The report is deleted 30 days after it was closed, and after 90 at the latest.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
