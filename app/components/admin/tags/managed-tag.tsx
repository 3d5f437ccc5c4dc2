import { Form } from "@remix-run/react";
import { ItemLink } from "~/components/admin/list-link";
import { Field } from "~/components/forms/field";
import { type TagInUse, tagNameMaxLength } from "~/domain/tags/tag";
import { tagsText as text } from "~/text/it/admin/tags";

interface ManagedTagProps {
  tag: TagInUse;
  /** The present day in Rome, `YYYY-MM-DD`. */
  today: string;
  /** True when the site knows its own address. */
  canPrint: boolean;
  /** The refused new name of this tag. Null when none was refused. */
  wrong: { name: string; errors: string[] } | null;
}

/** A tag in the owner's list, drawn as a luggage tag, with its scans, stories and buttons. */
export function ManagedTag({ tag, today, canPrint, wrong }: ManagedTagProps) {
  const { id, code, name, retired, scans, sightings, stories, lastSeen } = tag;
  return (
    <li className={retired ? "managed-tag managed-tag-retired" : "managed-tag"}>
      <div className="list-item-head">
        <h3>{name}</h3>
        <span className={retired ? "badge badge-off" : "badge badge-on"}>
          {retired ? text.retired : text.inUse}
        </span>
      </div>
      <p className="managed-tag-code">
        <span className="visually-hidden">{text.code}: </span>
        {code}
      </p>
      <p className="card-meta">
        <span>{text.scans(scans)}</span>
        <span>{text.sightings(sightings)}</span>
        <span>{text.stories(stories)}</span>
      </p>
      <p>{lastSeen === null ? text.neverSeen : text.lastSeen(lastSeen, today)}</p>
      <div className="button-row">
        {canPrint && !retired ? (
          <>
            <ItemLink to={`/admin/cartellini/${id}/stampa`} label={text.print} name={name} newPage />
            <ItemLink
              to={`/admin/cartellini/foglio?codice=${code}`}
              label={text.printCopies}
              name={name}
              newPage
            />
          </>
        ) : null}
        <Retirement id={id} name={name} retired={retired} />
      </div>
      <details className="rename-tag" key={name} open={wrong !== null}>
        <summary aria-label={text.about(text.rename, name)}>{text.rename}</summary>
        <Form method="post" className="rename-form" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Field id={`name-${id}`} name="name" label={text.name} errors={wrong?.errors}>
            {(control) => (
              <input
                {...control}
                defaultValue={wrong?.name ?? name}
                maxLength={tagNameMaxLength}
                autoComplete="off"
              />
            )}
          </Field>
          <button className="button button-quiet button-small">{text.save}</button>
        </Form>
      </details>
    </li>
  );
}

/** Retires a tag or takes it into use again. It sends the wanted state, so pressing it twice changes nothing. */
function Retirement({ id, name, retired }: { id: string; name: string; retired: boolean }) {
  const label = retired ? text.restore : text.retire;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button
        className="button button-quiet button-small"
        name="retired"
        value={String(!retired)}
        aria-label={text.about(label, name)}
      >
        {label}
      </button>
    </Form>
  );
}
