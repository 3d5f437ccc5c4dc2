import type { Story } from "~/domain/stories/story";
import { dateAndTime } from "~/text/it/admin/dates";
import { storiesText as text, storyStateText } from "~/text/it/admin/lists";
import { storyTagText } from "~/text/it/admin/tags";

const looks = { new: "badge badge-new", read: "badge", diary: "badge badge-on", suspect: "badge badge-off" };

/** The badges of a story: its state, the consent, and the tag. No links: the summary of a list is itself a button. */
export function StoryBadges({ story }: { story: Story }) {
  const { state, consent, tag, language, correctedAt } = story;
  return (
    <>
      <span className={looks[state]}>{storyStateText[state]}</span>{" "}
      <span className={consent ? "badge badge-on" : "badge badge-off"}>
        {consent ? text.consent : text.noConsent}
      </span>{" "}
      {language === "it" ? null : <span className="badge">{text.inLanguage(language)}</span>}{" "}
      {correctedAt ? <span className="badge">{text.corrected(dateAndTime(correctedAt))}</span> : null}{" "}
      {tag ? (
        <span className="badge">
          {tag.retired ? storyTagText.withRetiredTag(tag.name) : storyTagText.withTag(tag.name)}
        </span>
      ) : null}
    </>
  );
}
