import type { afterTheEnd as italian } from "~/text/it/after-the-end";
import type { TranslationOf } from "~/text/translation";

/** The sentences that change when the journey is over. */
export const afterTheEnd = {
  layout: {
    site: {
      description:
        "{product} is a plush capybara that has travelled from hand to hand. The journey is over: if you’ve found me, help me get home.",
    },
    footer: {
      blurb:
        "{product} is a soft toy that travelled from hand to hand, with no ticket and in no hurry. The journey is over: the stories of everyone along the way are still here.",
    },
  },
  home: {
    lead: "I’m a plush capybara and I’ve been around the world. If I’m in your hands now, help me get home.",
  },
  tagPage: {
    who: "I’m {product}, a plush capybara, and I travelled from hand to hand.",
    firstStop: "The journey is over, and you are the one who found me.",
    wish: "Now I’m going home.",
    now: { 2: "Then keep me safe: you’re helping me get home." },
    retired:
      "This tag is no longer in use. But if you’re holding {product}, keep me safe: you’re helping me get home.",
    anyway:
      "If you’re holding {product}, it doesn’t matter: keep me safe, and your story will reach me even without a code.",
  },
  storyForm: {
    lead: "The journey is over, but your story is welcome. If I’m in your hands, keep me safe: you’re helping me get home.",
  },
  receipt: {
    thanksText:
      "Your story is safe. The journey is over: if I’m still in your hands, keep me with you and help me get home.",
    hand: { title: "Yours was hand no. {number}", still: "After you the journey ended." },
    notices: {
      sent: { text: "Thank you! I’m taking it with me: you have {product}’s word." },
      sentInPart: {
        text: "Thank you! I’m taking it with me: you have {product}’s word. I kept the first 3 photos; the others didn’t fit.",
      },
    },
  },
  faq: {
    foundByForm:
      "Take a photo of me and write a few lines about how we met. Send both with the form on this site. Then keep me safe: the journey is over, and I need to get home.",
    questions: {
      0: {
        answer:
          "I’m a plush capybara and the hero of a social experiment: I travelled from one person to the next, relying on nothing but the kindness of whoever found me.",
      },
      1: {
        answer:
          "Take a photo of me and write a few lines about how we met. Send both by e-mail to the address below, or with the form on this site. Then keep me safe: the journey is over, and I need to get home.",
      },
      2: {
        answer:
          "Only until we’ve agreed how I get home: the journey is over, and they’re waiting for me there. Keep me safe until then.",
      },
    },
    between: "{days} Now I’m going home for the closing event.",
  },
  press: {
    who: {
      text: {
        0: "{product} is a plush capybara that travelled from hand to hand. Whoever found it took a photo, told the story on this site and let it travel on.",
        1: "It was a social experiment: free, and with nothing to sell. It wanted to see how far a soft toy can get on nothing but trust between strangers.",
      },
    },
  },
  journey: { lastDay: "The last day was {end}." },
} as const satisfies TranslationOf<typeof italian>;
