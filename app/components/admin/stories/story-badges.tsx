import type { Story } from "~/domain/stories/story";
import { dateAndTime } from "~/text/it/admin/dates";
import { storiesText as text, storyStateText, storyTagText } from "~/text/it/admin/lists";

const looks = { new: "badge badge-new", read: "badge", diary: "badge badge-on", suspect: "badge badge-off" };

/**
 * The badges of a story: its state, the consent, and the tag. `part`: only what nearly every story has, or the rest. No
 * links: the summary of a list is itself a button.
 */
export function StoryBadges({ story, part }: { story: Story; part?: "usual" | "unusual" }) {
  const { state, consent, tag, language, correctedAt } = story;
  const badges = [
    { usual: state === "read", look: looks[state], label: storyStateText[state] },
    consent
      ? { usual: true, look: "badge badge-on", label: text.consent }
      : { look: "badge badge-off", label: text.noConsent },
    language !== "it" && { label: text.inLanguage(language) },
    correctedAt && { label: text.corrected(dateAndTime(correctedAt)) },
    tag && {
      usual: !tag.retired,
      label: (tag.retired ? storyTagText.withRetiredTag : storyTagText.withTag)(tag.name),
    },
  ];
  return badges.map((badge) => {
    if (!badge || (part && (part === "usual") !== Boolean(badge.usual))) return null;
    const { look = "badge", label } = badge;
    return [
      <span className={look} key={label}>
        {label}
      </span>,
      " ",
    ];
  });
}
