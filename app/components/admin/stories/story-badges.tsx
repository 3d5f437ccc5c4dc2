import type { Story } from "~/domain/stories/story";
import { storiesText, storyStateText } from "~/text/it/admin-lists";

const looks = { new: "badge badge-new", read: "badge", diary: "badge badge-on" };

/** What became of a story, with the way to its article, and whether its sender agreed. */
export function StoryBadges({ story: { state, consent, blogPost } }: { story: Story }) {
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
    </>
  );
}
