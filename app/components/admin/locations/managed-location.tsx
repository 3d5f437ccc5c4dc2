import { Link, useLocation } from "@remix-run/react";
import type { Location } from "~/domain/locations/location";
import { shortDate } from "~/text/it/dates";
import { locationsText as text } from "~/text/it/admin-lists";
import { RetouchLink } from "~/components/admin/photos/retouch-link";
import { VisibilityButton } from "~/components/admin/visibility-button";

/** A location in the list 'Gestisci Locations', with its buttons. */
export function ManagedLocation({ location }: { location: Location }) {
  const { id, name, city, country, latitude, longitude, description, date, visible } = location;
  const { search } = useLocation();
  return (
    <li className="list-item">
      <div className="list-item-head">
        <h3>{name}</h3>
        <span className={visible ? "badge badge-on" : "badge badge-off"}>
          {visible ? text.shown : text.hidden}
        </span>
      </div>
      <p className="card-meta">
        <span>
          {city}, {country}
        </span>
        <span>{text.coordinates(latitude, longitude)}</span>
        <time dateTime={date}>{shortDate(date)}</time>
      </p>
      {description ? <p className="list-item-text">{description}</p> : null}
      <div className="button-row">
        <VisibilityButton id={id} shown={visible} label={visible ? text.hide : text.show} name={name} />
        {location.photo ? <RetouchLink photo={location.photo} /> : null}
        <Link
          className="button button-quiet button-danger button-small"
          to={`/admin/locations/${id}/elimina${search}`}
          aria-label={text.about(text.remove, name)}
          preventScrollReset
        >
          {text.remove}
        </Link>
      </div>
    </li>
  );
}
