import { Form } from "@remix-run/react";
import { ItemLink } from "~/components/admin/list-link";
import { Photo } from "~/components/photos/photo";
import type { BinItem } from "~/domain/bin/bin";
import { binText as text } from "~/text/it/admin/bin";
import { dateAndTime } from "~/text/it/admin/dates";

/** Something in the bin, with the buttons that bring it back or delete it for good. */
export function BinnedItem({ item }: { item: BinItem }) {
  const { id, kind, city, photo, photoCount, binnedAt } = item;
  const name = text.nameOf(item);
  return (
    <li className="list-item">
      <div className="list-item-head">
        {photo ? (
          <span className="stamp stamp-small">
            <Photo photo={photo} alt="" sizes="5rem" />
          </span>
        ) : null}
        <h3>{name}</h3>
        <span className="badge badge-off">{text.kinds[kind]}</span>
      </div>
      <p className="card-meta">
        {city && !item.withdrawn ? <span>{city}</span> : null}
        {photoCount > 0 ? <span>{text.photos(photoCount)}</span> : null}
        <time dateTime={binnedAt}>{text.binned(dateAndTime(binnedAt))}</time>
      </p>
      {item.text && !item.withdrawn ? <p className="list-item-text">{item.text}</p> : null}
      <div className="button-row">
        <Form method="post" action="/admin/cestino" preventScrollReset>
          <input type="hidden" name="restore" value={id} />
          <button className="button button-small" aria-label={`${text.restore}: ${name}`}>
            {text.restore}
          </button>
        </Form>
        <ItemLink to={`/admin/cestino/${id}/elimina`} label={text.remove} name={name} removes />
      </div>
    </li>
  );
}
