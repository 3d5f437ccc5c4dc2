import type { layout as italian } from "~/text/it/layout";
import type { TranslationOf } from "~/text/translation";

/** The words around every page. */
export const layout = {
  site: {
    title: "You’ve found {product}!",
    description:
      "{product} is a plush capybara travelling from hand to hand. If you’ve found me, tell me how it happened and help me on my way.",
  },
  navigation: {
    home: "Home",
    social: "Social",
    submit: "Send a story",
    map: "Map",
    blog: "Diary",
    faq: "FAQ",
    admin: "Admin",
  },
  menu: "Menu",
  mainMenu: "Main menu",
  skip: "Skip to content",
  /** The quiet link under what visitors see. */
  report: "Something wrong?",
  newTab: "(opens in a new tab)",
  languages: "Other languages",
  footer: {
    blurbTitle: "A social experiment, free to join",
    blurb:
      "{product} is a soft toy that travels from hand to hand, with no ticket and in no hurry. Joining in costs nothing: find me, tell the story, let me go.",
    contactTitle: "Write to me",
    socialTitle: "Follow me",
    disclaimer: "Stories and photos sent here may be published on the journey’s official social channels.",
    follow: "Follow the journey",
    press: "Press and schools",
    privacy: "Privacy",
    accessibility: "Accessibility",
    copyright: "© 2024 {product}",
  },
  optional: "(optional)",
  labelled: "{label} – {sentence}",
  toast: {
    region: "Messages ({hotkey})",
    one: "Message",
    close: "Close this message",
  },
  notFound: {
    help: "This page doesn’t exist, or no longer does. I’m having a nap on my suitcase; you can pick up the journey from here.",
    home: "Back to the home page",
    blog: "Read the diary",
    map: "Look at the map",
  },
  error: {
    title: "I’ve tripped up",
    help: "Something went wrong, and it isn’t your fault. Wait a moment and try again. If you were writing, go back and you’ll find your text.",
    retry: "Try again",
    home: "Back to the home page",
  },
} as const satisfies TranslationOf<typeof italian>;
