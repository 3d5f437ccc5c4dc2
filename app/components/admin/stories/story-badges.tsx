import type { Story } from "~/domain/stories/story";
import { storiesText, storyStateText } from "~/text/it/admin/lists";
import { dateAndTime } from "~/text/it/admin/dates";
import { storyTagText } from "~/text/it/admin/tags";

const looks = { new: "badge badge-new", read: "badge", diary: "badge badge-on", suspect: "badge badge-off" };

/** The badges of a story: its state with a link to the blog post, the consent, and the tag. */
export function StoryBadges({ story }: { story: Story }) {
  const { state, consent, blogPost, tag, language, correctedAt } = story;
  return (
    <>
      {blogPost?.published ? (
        <a
          className={looks[state]}
          href={`/blog/${blogPost.id}`}
          aria-label={storiesText.inDiary(blogPost.title)}
        >
          {storyStateText[state]}
        </a>
      ) : (
        <span className={looks[state]}>{storyStateText[state]}</span>
      )}
      <span className={consent ? "badge badge-on" : "badge badge-off"}>
        {consent ? storiesText.consent : storiesText.noConsent}
      </span>
      {language === "it" ? null : <span className="badge">{storiesText.inLanguage(language)}</span>}
      {correctedAt ? <span className="badge">{storiesText.corrected(dateAndTime(correctedAt))}</span> : null}
      {tag ? (
        <span className="badge">
          {tag.retired ? storyTagText.withRetiredTag(tag.name) : storyTagText.withTag(tag.name)}
        </span>
      ) : null}
    </>
  );
}
