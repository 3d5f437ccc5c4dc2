import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { Story } from "~/domain/stories/story";
import { languageName } from "~/text/owner/language-name";
import { fill } from "~/text/fill";

const looks = { new: "badge badge-new", read: "badge", diary: "badge badge-on", suspect: "badge badge-off" };

/**
 * The badges of a story: its state, the consent, and the tag. `part`: only what nearly every story has, or the rest. No
 * links: the summary of a list is itself a button.
 */
export function StoryBadges({ story, part }: { story: Story; part?: "usual" | "unusual" }) {
  const words = useOwnerWords();
  const { text: texts, dated, dateAndTime, language: shown } = words;
  const { stories: text, storyState, storyTag } = texts;
  const { state, consent, tag, language, correctedAt } = story;
  const badges = [
    { usual: state === "read", look: looks[state], label: storyState[state] },
    consent
      ? { usual: true, look: "badge badge-on", label: text.consent }
      : { look: "badge badge-off", label: text.noConsent },
    language !== shown.code && { label: fill(text.inLanguage, { language: languageName(words, language) }) },
    correctedAt && { label: dated(text.corrected, { moment: dateAndTime(correctedAt) }) },
    tag && {
      usual: !tag.retired,
      label: fill(tag.retired ? storyTag.withRetiredTag : storyTag.withTag, { name: tag.name }),
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
