import { ItemHead } from "~/components/admin/admin-list";
import { BinButton } from "~/components/admin/bin-button";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { shortDate } from "~/text/it/admin/dates";
import { blogPostsText as text } from "~/text/it/admin/lists";
import { ItemLink, ListLink } from "~/components/admin/list-link";
import { VisibilityButton } from "~/components/admin/visibility-button";

interface ManagedBlogPostProps {
  post: BlogPost;
  /** The id of the blog post's location, which may be hidden. Null without a location. */
  locationId: string | null;
}

/** A blog post in the list 'Gestisci Articoli', with its buttons. */
export function ManagedBlogPost({ post, locationId }: ManagedBlogPostProps) {
  const { id, city, country, date, published, withdrawn } = post;
  const title = withdrawn ? text.withdrawnTitle : post.title;
  const hidden = withdrawn ? text.withdrawn : text.hidden;
  return (
    <li className="list-item">
      <ItemHead title={title} photo={post.photos[0]} badge={published ? text.shown : hidden} isOn={published}>
        {withdrawn ? null : (
          <span>
            {city}, {country}
          </span>
        )}
        <time dateTime={date}>{shortDate(date)}</time>
        {locationId ? <ListLink to={`/admin/locations/${locationId}`}>{text.onMap}</ListLink> : null}
      </ItemHead>
      {withdrawn ? <p>{text.withdrawnText}</p> : null}
      <div className="button-row">
        {published ? <ItemLink to={`/blog/${id}`} label={text.read} name={title} newPage /> : null}
        {withdrawn ? null : <ItemLink to={`/admin/articoli/${id}`} label={text.edit} name={title} />}
        {published || withdrawn ? null : (
          <ItemLink to={`/admin/articoli/${id}/anteprima`} label={text.preview} name={title} newPage />
        )}
        {withdrawn ? null : (
          <VisibilityButton
            id={id}
            shown={published}
            label={published ? text.hide : text.show}
            name={title}
          />
        )}
        {locationId || withdrawn ? null : (
          <ItemLink to={`/admin/nuova-location?articolo=${id}`} label={text.createLocation} name={title} />
        )}
        <BinButton address={`/admin/articoli/${id}`} label={text.remove} name={title} />
      </div>
    </li>
  );
}
