import { BinButton } from "~/components/admin/bin-button";
import { Pagination } from "~/components/admin/pagination";
import { EmptyState } from "~/components/layout/empty-state";
import type { WithdrawnStory } from "~/domain/stories/story";
import { longDate } from "~/text/it/admin/dates";
import { withdrawnStoriesText as text } from "~/text/it/admin/received-stories";

interface WithdrawnStoriesProps {
  stories: WithdrawnStory[];
  total: number;
  page: number;
  pages: number;
}

/** The list of withdrawn stories: the day of each withdrawal, and the blog post that it has emptied. */
export function WithdrawnStories({ stories, total, page, pages }: WithdrawnStoriesProps) {
  if (total === 0) return <EmptyState title={text.none} />;
  return (
    <>
      <p className="list-count">{text.total(total)}</p>
      <p className="prose">{text.explanation}</p>
      <ul className="list">
        {stories.map(({ id, day, blogPostId }) => (
          <li className="list-item" key={id}>
            <h3>
              {text.on} <time dateTime={day}>{longDate(day)}</time>
            </h3>
            {blogPostId ? (
              <div className="button-row">
                <BinButton address={`/admin/articoli/${blogPostId}`} label={text.removeArticle} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} address="/admin?stato=ritirata" />
    </>
  );
}
