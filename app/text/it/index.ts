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
import { privacy } from "~/text/it/finder/privacy";
import { problems } from "./problems";
import { receipt } from "~/text/it/finder/receipt";
import { report } from "~/text/it/finder/report";
import { serverAnswers } from "./server-answers";
import { sighting } from "~/text/it/finder/sighting";
import { social } from "./social";
import { storyForm } from "~/text/it/finder/story-form";
import { tagCode } from "~/text/it/finder/tag-code";
import { tagPage } from "~/text/it/finder/tag-page";

/** Italian: the language in which the site is written; every other one has the same subjects. */
export const it = {
  language: { code: "it", name: "Italiano", locale: "it-IT", thousands: ".", firstDay: "1º" },
  text: {
    ...{ layout, follow, home, social, faq, diary, blogPost, map, accessibility },
    ...{ storyForm, tagCode, tagPage, sighting, report, problems, serverAnswers },
    ...{ receipt, journey, days, privacy, journeyFiles, feeds, embeds, book, press },
  },
  afterTheEnd,
};
