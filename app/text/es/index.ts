import { accessibility } from "./accessibility";
import { afterTheEnd } from "./after-the-end";
import { blogPost } from "./blog-post";
import { book } from "./book";
import { diary } from "./diary";
import { embeds } from "./embeds";
import { faq } from "./faq";
import { feeds } from "./feeds";
import { follow } from "./follow";
import { home } from "./home";
import { days, journey } from "./journey";
import { journeyFiles } from "./journey-files";
import { layout } from "./layout";
import { map } from "./map";
import { press } from "./press";
import { privacy } from "~/text/es/finder/privacy";
import { problems } from "./problems";
import { receipt } from "~/text/es/finder/receipt";
import { report } from "~/text/es/finder/report";
import { serverAnswers } from "./server-answers";
import { sighting } from "~/text/es/finder/sighting";
import { social } from "./social";
import { storyForm } from "~/text/es/finder/story-form";
import { tagCode } from "~/text/es/finder/tag-code";
import { tagPage } from "~/text/es/finder/tag-page";

/** Spanish. */
export const es = {
  language: { code: "es", name: "Español", locale: "es-ES", thousands: "\u202f" },
  text: {
    ...{ layout, follow, home, social, faq, diary, blogPost, map, accessibility },
    ...{ storyForm, tagCode, tagPage, sighting, report, problems, serverAnswers },
    ...{ receipt, journey, days, privacy, journeyFiles, feeds, embeds, book, press },
  },
  afterTheEnd,
};
