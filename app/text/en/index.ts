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
import { privacy } from "~/text/en/finder/privacy";
import { problems } from "./problems";
import { receipt } from "~/text/en/finder/receipt";
import { report } from "~/text/en/finder/report";
import { serverAnswers } from "./server-answers";
import { sighting } from "~/text/en/finder/sighting";
import { social } from "./social";
import { storyForm } from "~/text/en/finder/story-form";
import { tagCode } from "~/text/en/finder/tag-code";
import { tagPage } from "~/text/en/finder/tag-page";

/** English. */
export const en = {
  language: { code: "en", name: "English", locale: "en-GB", thousands: "," },
  text: {
    ...{ layout, follow, home, social, faq, diary, blogPost, map, accessibility },
    ...{ storyForm, tagCode, tagPage, sighting, report, problems, serverAnswers },
    ...{ receipt, journey, days, privacy, journeyFiles, feeds, embeds, book, press },
  },
  afterTheEnd,
};
