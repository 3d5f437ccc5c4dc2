import { AdminList, type ListPage } from "~/components/admin/admin-list";
import { BinButton } from "~/components/admin/buttons";
import type { WithdrawnStory } from "~/domain/stories/story";
import { longDate } from "~/text/it/admin/dates";
import { withdrawnStoriesText as text } from "~/text/it/admin/received-stories";

/** The list of withdrawn stories: the day of each withdrawal, and the blog post that it has emptied. */
export function WithdrawnStories({ list }: { list: ListPage<WithdrawnStory> }) {
  return (
    <AdminList {...list} text={text} address="/admin?stato=ritirata">
      {({ id, day, blogPostId }) => (
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
      )}
    </AdminList>
  );
}
