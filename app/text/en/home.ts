import type { home as italian } from "~/text/it/home";
import type { TranslationOf } from "~/text/translation";

/** The words of the home page. */
export const home = {
  lead: "I’m a plush capybara on my way around the world. If I’m in your hands now, that’s no accident: you’re a stop on my journey.",
  sendStory: "Send a story",
  readFaq: "I have a question first",
  now: "I’m here now: {city}",
  last: "My last stop: {city}",
  notYet: "The journey is waiting for its first stop: it could be yours.",
  kilometres: { other: "{count} km" },
  newest: "The newest page of the diary",
  wishes: {
    title: "My wishes",
    lead: "Can you make one come true? Take a photo of it and tell me.",
    cameTrue: { one: "One wish has already come true.", other: "{count} wishes have already come true." },
  },
  who: {
    title: "Who I am",
    text: [
      "My name is {product}. I have short legs, a little red rucksack and all the time in the world. I don’t even have a ticket: I only travel thanks to the people I meet.",
      "Everyone who picks me up becomes a page of my diary.",
    ],
  },
  join: {
    title: "Want to join in?",
    steps: [
      { title: "Take a photo", text: "You, me, the place where we are: you choose what’s in the picture." },
      { title: "Write a few lines", text: "Where did you find me? What did we do together?" },
      {
        title: "Send it to me",
        text: "On this site: scan my tag, or type its code, and keep the receipt to see what becomes of your story. Or post a video on social media with the hashtag {hashtag}.",
      },
    ],
    tag: "It takes two minutes, and there’s nothing to sign up for.",
  },
  why: {
    title: "Why I’m doing this",
    text: [
      "It’s a social experiment: free, and with nothing to sell. I want to see how far a soft toy can get on nothing but trust between strangers.",
      "I’ve learned one thing so far: people who find something they didn’t expect nearly always smile.",
    ],
  },
  next: {
    title: "What now?",
    text: "Keep me with you for a while, then let me travel on. How is up to you:",
    ways: [
      { title: "Pass me on", text: "to a friend, a colleague, whoever sits next to you on the train." },
      { title: "Give me away", text: "to somebody who could do with a little adventure." },
      { title: "Leave me somewhere", text: "dry and safe, where someone else can find me." },
    ],
  },
  gain: {
    title: "What’s in it for you?",
    text: "Nothing guaranteed. Maybe a surprise. Certainly a story to tell.",
  },
  follow: {
    title: "Follow me",
    text: "Would you like to know where I’ve got to? Every stop is marked on the map, and the best stories are in my diary.",
    map: "Map of the journey",
    diary: "Travel diary",
    social: "I’m on social media, too",
  },
  closing: "{product} is never bought. Only found.",
  pictured: "{product}, with the stamp of the latest stop: {city}, {day}",
} as const satisfies TranslationOf<typeof italian>;
