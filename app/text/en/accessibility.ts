import type { accessibility as italian } from "~/text/it/accessibility";
import type { TranslationOf } from "~/text/translation";

/** The words of the page about accessibility. Change them with `docs/accessibility.md`. */
export const accessibility = {
  title: "Accessibility",
  description: "Who can use {product}’s site: what was tested, what was not, and what does not work yet.",
  lead: "This site is meant for everybody. It follows WCAG 2.2 at level AA, which it meets in part so far.",
  sections: [
    {
      title: "What was tested",
      lines: [
        "Every page for readers and finders, and the pages of the person who looks after the journey, with axe-core and an HTML validator, in light and dark mode.",
        "Every page at widths from 320 to 1600 pixels: nothing runs off the screen, and whatever you tap is at least 44 pixels high.",
        "The keyboard, the names that screen readers read, pages without JavaScript and without motion, in the Chromium browser.",
      ],
    },
    {
      title: "What was not tested",
      lines: [
        "No screen reader: neither NVDA nor JAWS, VoiceOver, TalkBack or Orca.",
        "Firefox and Safari, screen magnifiers, voice control. Nobody with a disability has tested the site for us yet.",
      ],
    },
    {
      title: "What does not work yet",
      lines: [
        "Not every photo has a description of what it shows: without one, you only learn which page it belongs to.",
        "The site does not always know the language of a story or of a place’s name: a screen reader may read them in the wrong voice.",
        "The detailed map cannot be used without seeing it. Below it is a list of all stops, with the same places.",
      ],
    },
  ],
  /** When the site has an address, and when it has none. */
  byMail:
    "If something stops you, write to me: tell me which page it was, what you wanted to do and which browser you use.",
  otherwise: "If something stops you, tell whoever showed you this site: it has no address to write to yet.",
  evaluated: "Assessed by the authors of the software on {day}.",
} as const satisfies TranslationOf<typeof italian>;
