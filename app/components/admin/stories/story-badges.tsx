import type { Story } from "~/domain/stories/story";
import { dateAndTime } from "~/text/it/admin/dates";
import { storiesText as text, storyStateText } from "~/text/it/admin/lists";
import { storyTagText } from "~/text/it/admin/tags";

const looks = { new: "badge badge-new", read: "badge", diary: "badge badge-on", suspect: "badge badge-off" };

/** The badges of a story: its state with a link to the blog post, the consent, and the tag. */
export function StoryBadges({ story }: { story: Story }) {
  const { state, consent, blogPost, tag, language, correctedAt } = story;
  const look = { className: looks[state], children: storyStateText[state] };
  return (
    <>
      {blogPost?.published ? (
        <a {...look} href={`/blog/${blogPost.id}`} aria-label={text.inDiary(blogPost.title)} />
      ) : (
        <span {...look} />
      )}
      <span className={consent ? "badge badge-on" : "badge badge-off"}>
        {consent ? text.consent : text.noConsent}
      </span>
      {language === "it" ? null : <span className="badge">{text.inLanguage(language)}</span>}
      {correctedAt ? <span className="badge">{text.corrected(dateAndTime(correctedAt))}</span> : null}
      {tag ? (
        <span className="badge">
          {tag.retired ? storyTagText.withRetiredTag(tag.name) : storyTagText.withTag(tag.name)}
        </span>
      ) : null}
    </>
  );
}
