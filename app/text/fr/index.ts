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
import { privacy } from "~/text/fr/finder/privacy";
import { problems } from "./problems";
import { receipt } from "~/text/fr/finder/receipt";
import { report } from "~/text/fr/finder/report";
import { serverAnswers } from "./server-answers";
import { sighting } from "~/text/fr/finder/sighting";
import { social } from "./social";
import { storyForm } from "~/text/fr/finder/story-form";
import { tagCode } from "~/text/fr/finder/tag-code";
import { tagPage } from "~/text/fr/finder/tag-page";

/** French. */
export const fr = {
  language: { code: "fr", name: "Français", locale: "fr-FR", firstDay: "1er", thousands: "\u202f" },
  text: {
    ...{ layout, follow, home, social, faq, diary, blogPost, map, accessibility },
    ...{ storyForm, tagCode, tagPage, sighting, report, problems, serverAnswers },
    ...{ receipt, journey, days, privacy, journeyFiles, feeds, embeds, book, press },
  },
  afterTheEnd,
};
