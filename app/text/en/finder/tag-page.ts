import type { tagPage as italian } from "~/text/it/finder/tag-page";
import type { TranslationOf } from "~/text/translation";

/** The words of /t/CODE, which a finder sees first. */
export const tagPage = {
  title: "I’m not lost!",
  description: "{product} is a plush capybara travelling from hand to hand. Found me? Here’s what to do now.",
  who: "I’m {product}, a plush capybara, and I travel from hand to hand.",
  stops: "My latest stops:",
  firstStop: "The journey has only just begun: you’re one of my first stops.",
  wish: "I’d love to go where I’ve never been.",
  mine: "My wish:",
  nowTitle: "What to do now",
  now: [
    "Take a photo of me where you found me.",
    "Tell me in a few lines how you found me.",
    "Then help me on my way: hand me on, or leave me where I’ll be found.",
  ],
  send: "Send your story",
  later: "Take a photo of me now and send it later: the code is on the tag",
  help: "Need help? Write to me:",
  already: "Already sent a story? You’ll find it at the address of your receipt.",
  links: { home: "Who I am", map: "Map", blog: "Diary", faq: "FAQ", privacy: "Privacy" },
  unknownTitle: "Unknown code",
  unknown: "Perhaps one letter is different: look at the tag again and try once more.",
  tooManyTitle: "Too many wrong codes",
  tooMany: "Many have come from your network, so I won’t look at any more for a while. {when}",
  retiredTitle: "A retired tag",
  retired: "This tag is no longer in use. But if you’re holding {product}, the journey goes on with you.",
  anyway:
    "If you’re holding {product}, it doesn’t matter: I’m not lost, I’m travelling, and your story will reach me even without a code.",
} as const satisfies TranslationOf<typeof italian>;
