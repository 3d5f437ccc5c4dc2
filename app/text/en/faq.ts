import type { faq as italian } from "~/text/it/faq";
import type { TranslationOf } from "~/text/translation";

/**
 * The words of the FAQ: ten questions, in order. Under the second answer stands the e-mail link, under the sixth that
 * to the privacy page, under the seventh the days of the journey.
 */
export const faq = {
  title: "Frequently asked questions",
  description:
    "Who {product} is, what to do when you’ve found me and how the journey ends: ten questions, ten answers.",
  lead: "The ten things everybody asks me. Tap a question and I’ll answer it.",
  foundByForm:
    "Take a photo of me and write a few lines about how we met. Send both with the form on this site: if I’m wearing a tag, scan it or type its code, which shows that you really met me. Then help me on my way.",
  questions: [
    {
      question: "Who is {product}?",
      answer:
        "I’m a plush capybara and the hero of a social experiment: I travel from one person to the next, relying on nothing but the kindness of whoever finds me.",
    },
    {
      question: "I’ve found you! What should I do?",
      answer:
        "Take a photo of me and write a few lines about how we met. Send both by e-mail to the address below, or with the form on this site: if I’m wearing a tag, scan it or type its code, which shows that you really met me. Then help me on my way.",
    },
    {
      question: "Can I keep you with me?",
      answer:
        "For a while, gladly: a day, a weekend, an outing. But then you have to let me go, because somebody else is waiting for me without knowing it yet.",
    },
    {
      question: "What can I send you?",
      answer:
        "Photos and a story: where you found me, where you took me, what it felt like. Feelings count for more than fine writing.",
    },
    {
      question: "Where do my photos and my story end up?",
      answer:
        "They may be published on the journey’s official Instagram and TikTok profiles and, the best of them, in the diary on this site, but only if you agree when you send them. With the form you also get a receipt: it tells you how your story is getting on, and you can correct it there until it’s in the diary.",
    },
    {
      question: "What about my privacy?",
      answer:
        "I respect it. I collect only what you choose to send me, and what it takes to receive it: your name and the town are optional. All hidden information is taken out of photos before they are saved; if one says where it was taken, the spot may be used to mark the stop on the map. If you change your mind, your receipt lets you withdraw the story and the photos at any time.",
    },
    {
      question: "How long does the journey last?",
      answer: "Eleven months. Then I go home for the closing event.",
    },
    {
      question: "Can I keep you for ever?",
      answer:
        "No, I’m made for travelling. But if your stop is one to remember, you may win a copy of me to keep.",
    },
    {
      question: "Is there more than one {product} out there?",
      answer: "There’s only one, for now: if you’ve found me, it’s really me.",
    },
    {
      question: "What happens at the end?",
      answer:
        "There’s the closing event: a party for everyone who took part, to meet each other and read through all the stops together.",
    },
  ],
  between: "{days} Then I go home for the closing event.",
  privacy: "What I keep, and for how long",
  more: "Didn’t find your answer?",
} as const satisfies TranslationOf<typeof italian>;
