import { ItemHead } from "~/components/admin/admin-list";
import { BinButton, ItemLink, PlainLink, VisibilityButton } from "~/components/admin/buttons";
import { ListLink } from "~/components/admin/list-link";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { shortDate } from "~/text/it/admin/dates";
import { blogPostsText as text } from "~/text/it/admin/lists";

/** A blog post in the list 'Gestisci Articoli', with its buttons. Its location may be hidden. */
export function ManagedBlogPost({ post, locationId }: { post: BlogPost; locationId: string | null }) {
  const { id, city, country, date, published, withdrawn } = post;
  const name = withdrawn ? text.withdrawnTitle : post.title;
  const hidden = withdrawn ? text.withdrawn : text.hidden;
  const address = `/admin/articoli/${id}`;
  const toggle = published ? text.hide : text.show;
  return (
    <li className="list-item">
      <ItemHead title={name} photo={post.photos[0]} badge={published ? text.shown : hidden} isOn={published}>
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
        {published ? <PlainLink href={`/blog/${id}`} label={text.read} about={name} /> : null}
        {withdrawn ? null : <ItemLink to={address} label={text.edit} about={name} />}
        {published || withdrawn ? null : (
          <PlainLink href={`${address}/anteprima`} label={text.preview} about={name} />
        )}
        {withdrawn ? null : <VisibilityButton id={id} shown={published} label={toggle} about={name} />}
        {locationId || withdrawn ? null : (
          <ItemLink to={`/admin/nuova-location?articolo=${id}`} label={text.createLocation} about={name} />
        )}
        <BinButton address={address} label={text.remove} about={name} />
      </div>
    </li>
  );
}
