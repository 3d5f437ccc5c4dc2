import type { privacy as italian } from "~/text/it/finder/privacy";
import type { TranslationOf } from "~/text/translation";

/** The words of the privacy page. */
export const privacy = {
  title: "Your privacy",
  description:
    "What this site keeps about people who tell a story about {product}, where, for how long and who sees it.",
  lead: "In plain words: what I keep, where, for how long, who sees it and how to withdraw it.",
  changed: "This page last changed: {day}. If the languages differ, the Italian version applies.",
  tilesPolicy: "What the map’s server does with it",
  sections: {
    looking: {
      title: "If you’re just looking",
      text: [
        {
          asked:
            "I don’t ask you for anything, and I set no cookies. There are no statistics and no advertising.",
          own: "Fonts and images come from this site.",
          ownButTiles: "Fonts and images come from this site, except those of the detailed map.",
          address:
            "The site’s own software doesn’t record your IP address. The web server in front of it, or the hosting company, may keep technical logs that contain it.",
        },
        {
          like: "The “Like” you give an article stays in your browser: nothing is sent.",
          tag: "Opening a tag’s page adds one to that day’s count, and nothing else: nobody knows who it was.",
        },
      ],
    },
    map: {
      title: "The map",
      text: [
        {
          drawn: "The drawn map comes from this site.",
          tiles:
            "If your browser uses JavaScript, the detailed map asks {tilesFrom} for its images; that server can then see your IP address, the kind of browser you use and that you came from this site. Without JavaScript, nothing is requested.",
        },
      ],
    },
    sending: {
      title: "If you send me a story",
      text: [
        {
          kept: "I keep what you write (the story and, if you like, your name and the town), the photos, when it arrived, your consent with its version and the language you read it in and, if there was one, the code on the tag.",
        },
        {
          sighting:
            "If you only say from the tag where I am, I keep the town you give, whether you have me or just saw me, your language, the tag and the time. The person who looks after the journey reads it. If it becomes a stop, only the place is public. The story you send from the receipt replaces the sighting; without a story, the sighting is deleted after 90 days, and you can withdraw it from the receipt before that. The reminder is a file for your calendar: no trace of it stays here.",
        },
        {
          photos:
            "Photos are re-created from scratch before they’re saved, so nothing hidden in the file survives. If a photo said where and when it was taken, I set the place, the date and the hour aside: the person who looks after the journey sees them and may use them to mark the stop. Everybody sees the stop on the map.",
        },
        {
          typed:
            "While you write, your browser may keep your words in this tab until the story has arrived, for 24 hours at most.",
          draft:
            "If sending fails or you change the language, the site keeps the photos that have arrived for 24 hours, so that you needn’t choose them twice; then they disappear.",
        },
        {
          counted:
            "To stop anyone who sends stories in bursts, I count what comes from each network, for an hour at most, under a scrambled code (a hash): without a key that stays here, nobody can work out the address from it. I count wrong codes and receipts for a quarter of an hour, without writing anything to disk.",
        },
        {
          mail: "If you send it to me by e-mail, the photos stay in my mailbox with their hidden data, such as the place. Please say in your message that it may be published. There’s no receipt then: to have it removed, write to me.",
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
          bucket: "The photos are in an S3 store, which may be an outside provider’s.",
          seen: "The person who looks after the journey sees it. Only what that person chooses to put in the diary, on the map or on social media becomes public, as you agreed when you sent it. On Instagram and TikTok, the rules of those services apply, too.",
        },
        {
          receipt:
            "The site keeps only a scrambled form of your receipt’s address. Only you have the address itself, and anyone who has it can see and withdraw the story. If the person who looks after the journey answers you, the answer can be read there and disappears with the story.",
        },
        {
          notices:
            "When a story or a sighting arrives, a notification goes to the person who looks after the journey.",
          brief: "It says which town it comes from and how many photos there are.",
          full: "It says which town it comes from and how many photos there are; the name and the words, too, because that person has chosen that.",
          byMail: "It may go by e-mail, through mail servers.",
          byMessage: "It may go as a message, through the service that this person has chosen.",
          byPush:
            "It may go to that person’s phone or computer, encrypted, through the browser’s own service, such as Google’s, Mozilla’s or Apple’s.",
        },
      ],
    },
    following: {
      title: "If you follow the journey",
      text: [
        {
          following:
            "If you turn notifications on, the site stores the address that your browser gives for them, its keys, the language and the day; if you wait for a story, also which one. Notifications are sent encrypted through the browser’s service, for example Google’s, Mozilla’s or Apple’s, and contain no words. “Stop notifying me”, on the page “Follow the journey”, deletes everything; a browser that no longer answers is removed automatically, and if you withdraw the story, the site also forgets that you were waiting for it.",
        },
      ],
    },
    howLong: {
      title: "For how long",
      text: [
        {
          until:
            "Until you withdraw it, or the person who looks after the journey deletes it: there is no time limit.",
          reminded:
            "Once a year the site reminds that person of the stories that were never published, so that they can decide whether to keep them.",
          deleted:
            "If that person deletes it, it waits in a bin that nobody else sees, for 30 days at most; an article made from it may stay in the diary with its photos: from your receipt you can withdraw that, too. A story that came without a tag’s code and looks like spam goes to the bin 30 days after it was first read.",
        },
      ],
    },
    withdrawing: {
      title: "How to withdraw it",
      text: [
        {
          how: "Open your receipt, the address you got when you sent the story, and press “Withdraw the story”. The words and the photos disappear at once, in every size, from this site and, within an hour at the latest, from the server’s disks and from the copies that the software keeps beside its data. The article made from it is emptied and hidden, and can’t come back.",
          stop: "What is left of the stop is its place, with a point on the map that is rounded to about 10 km.",
          left: "What is left of you is a meaningless number, the day you withdrew and a scrambled code (a hash) of the form, so that the story can’t come back by mistake.",
        },
        {
          posts:
            "If I’ve also posted it on my social channels, I take it down there when I hear of your withdrawal.",
        },
        {
          lost: "Have you lost the receipt, or is the story from before there were any? Write to me and we’ll delete it together.",
        },
      ],
    },
    copies: {
      title: "The copies I can’t reach",
      text: [
        {
          backups:
            "The backups that the person who looks after the journey keeps elsewhere, on another disk for instance, may still contain a withdrawn story. The nightly backups that come with the software keep 7 daily, 4 weekly and 12 monthly copies; the oldest is deleted after about a year. If the site is ever restored from one of them, withdrawn stories don’t come back.",
        },
        {
          printed:
            "A book of the journey that has already been printed stays as it is; your story is not in any that are printed after the withdrawal.",
          out: "Nor can I reach what has already left here: notifications that were sent to the person who looks after the journey, what others have saved or shared, search engines. A photo that was opened may stay in the browser of whoever saw it for five minutes.",
        },
      ],
    },
    rights: {
      title: "Who is responsible, and what you can ask for",
      text: [
        {
          owner: "{owner}, who looks after the journey, is responsible for this data.",
          bases:
            "Your story is published because you agreed to it, and you can withdraw that at any time; what is sent is counted to protect the site (legitimate interest).",
        },
        {
          ask: "You can ask to see, receive, correct or delete your data, and to have its use restricted or stopped. If something is wrong, you can turn to the data protection authority of your country (in Italy, the Garante).",
        },
        {
          shown:
            "Do you recognise yourself in a photo that you didn’t send? Write to me: I’ll cover your face or take the photo down.",
        },
        {
          report:
            "If you report an article, a stop or a photo with “Something wrong?”, I keep the reason you chose, your words, the address you leave for the answer, the language and the time. Only the person who looks after the journey reads it; the notification about it doesn’t contain your words. The report is deleted 30 days after it was closed, and after 90 days at the latest.",
        },
      ],
    },
  },
} as const satisfies TranslationOf<typeof italian>;
