import type { press as italian } from "~/text/it/press";
import type { TranslationOf } from "~/text/translation";

/** The words of the page for newspapers and schools, and of its file with the numbers. */
export const press = {
  title: "For press and schools",
  description: "Who {product} is, the journey in numbers, and photos for a newspaper or a lesson.",
  who: {
    title: "Who {product} is",
    text: [
      "{product} is a plush capybara that travels from hand to hand. Whoever finds it takes a photo, tells the story on this site and lets it travel on.",
      "It’s a social experiment: free, and with nothing to sell. It wants to see how far a soft toy can get on nothing but trust between strangers.",
    ],
  },
  numbers: {
    title: "The journey in numbers",
    asOf: "The numbers on {day}, counted on the map and in the diary",
    names: {
      kilometres: "Kilometres as the crow flies",
      days: "Days",
      stops: "Stops",
      towns: "Places",
      countries: "Countries",
      stories: "Stories from people who found it",
      languages: "Languages of the stories",
    },
    longestLeg: "Longest leg in kilometres: from {from} to {to}",
    csv: "Download the numbers (CSV)",
    columns: ["What", "Number", "Date"],
  },
  photos: {
    title: "Photos to publish",
    terms:
      "You may publish them in a newspaper or on a site, and use them in class, when the subject is the journey.",
    credit: "Beside the photo, write: “Photo: {owner}”.",
    alt: "{product}, {city}",
    size: "Download ({width} × {height} pixels)",
    others:
      "For the other photos and the stories in the diary, ask first: they belong to the people who made them.",
  },
  contact: {
    title: "Who to ask",
    text: "For more photos, an interview or a story from the diary:",
  },
  more: {
    title: "For the classroom",
    map: "The map, to look at or download",
    diary: "The diary, from the start of the journey",
  },
} as const satisfies TranslationOf<typeof italian>;
