import { ItemHead } from "~/components/admin/admin-list";
import { BinButton, ItemLink, PlainLink, VisibilityButton } from "~/components/admin/buttons";
import type { Location } from "~/domain/locations/location";
import { shortDate } from "~/text/it/admin/dates";
import { locationFormText as formText } from "~/text/it/admin/forms";
import { locationsText as text } from "~/text/it/admin/lists";
import { RetouchLink } from "~/components/admin/photos/retouch-link";
import { ListLink } from "~/components/admin/list-link";

/** A location in the list 'Gestisci Locations', with its buttons. */
export function ManagedLocation(props: { location: Location; blogPostTitle: string | null }) {
  const { location, blogPostTitle } = props;
  const { id, name, city, country, latitude, longitude, description, date, visible, precision } = location;
  const { photo, blogPostId } = location;
  return (
    <li className="list-item">
      <ItemHead title={name} photo={photo} badge={visible ? text.shown : text.hidden} isOn={visible} />
      <p className="card-meta">
        <span>
          {city}, {country}
        </span>
        <span>{text.coordinates(latitude, longitude)}</span>
        {precision === "exact" ? null : <span>{text.shownWithin(formText.precisions[precision])}</span>}
        <time dateTime={date}>{shortDate(date)}</time>
      </p>
      {blogPostId && blogPostTitle ? (
        <p className="card-meta">
          <ListLink to={`/admin/articoli/${blogPostId}`}>{text.ofBlogPost(blogPostTitle)}</ListLink>
        </p>
      ) : null}
      {description ? <p className="list-item-text">{description}</p> : null}
      <div className="button-row">
        {visible ? <PlainLink href={`/map/${id}`} label={text.look} about={name} /> : null}
        <ItemLink to={`/admin/locations/${id}`} label={text.edit} about={name} />
        <VisibilityButton id={id} shown={visible} label={visible ? text.hide : text.show} about={name} />
        {location.photo ? <RetouchLink photo={location.photo} /> : null}
        <BinButton address={`/admin/locations/${id}`} label={text.remove} about={name} />
      </div>
    </li>
  );
}
