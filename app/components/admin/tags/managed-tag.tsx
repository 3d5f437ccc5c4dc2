import { Form } from "@remix-run/react";
import { ItemHead } from "~/components/admin/admin-list";
import { FormButton, PlainLink, SmallButton } from "~/components/admin/buttons";
import { TextField } from "~/components/forms/field";
import { type TagInUse, tagNameMaxLength } from "~/domain/tags/tag";
import { tagsText as text } from "~/text/it/admin/tags";

interface ManagedTagProps {
  tag: TagInUse;
  /** The present day in Rome, `YYYY-MM-DD`. */
  today: string;
  canPrint: boolean;
  /** The refused new name of this tag. Null when none was refused. */
  wrong: { name: string; errors: string[] } | null;
}

/** A tag in the owner's list, drawn as a luggage tag, with its scans, stories and buttons. */
export function ManagedTag({ tag, today, canPrint, wrong }: ManagedTagProps) {
  const { id, code, name, retired, lastSeen } = tag;
  const sheet = `/admin/cartellini/foglio?codice=${code}`;
  const retirement = retired ? text.restore : text.retire;
  return (
    <li className={retired ? "managed-tag managed-tag-retired" : "managed-tag"}>
      <ItemHead title={name} badge={retired ? text.retired : text.inUse} isOn={!retired} />
      <p className="managed-tag-code">
        <span className="visually-hidden">{text.code}: </span>
        {code}
      </p>
      <p className="card-meta">
        <span>{text.scans(tag.scans)}</span>
        <span>{text.sightings(tag.sightings)}</span>
        <span>{text.stories(tag.stories)}</span>
      </p>
      <p>{lastSeen === null ? text.neverSeen : text.lastSeen(lastSeen, today)}</p>
      <div className="button-row">
        {canPrint && !retired ? (
          <>
            <PlainLink href={`/admin/cartellini/${id}/stampa`} label={text.print} about={name} />
            <PlainLink href={sheet} label={text.printCopies} about={name} />
          </>
        ) : null}
        {/* It sends the wanted state, so pressing it twice changes nothing. */}
        <FormButton
          fields={{ id }}
          name="retired"
          value={String(!retired)}
          label={retirement}
          aria-label={text.about(retirement, name)}
        />
      </div>
      <details className="rename-tag" key={name} open={wrong !== null}>
        <summary aria-label={text.about(text.rename, name)}>{text.rename}</summary>
        <Form method="post" className="rename-form" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <TagNameField id={`name-${id}`} name={wrong?.name ?? name} errors={wrong?.errors} />
          <SmallButton label={text.save} />
        </Form>
      </details>
    </li>
  );
}

interface TagNameFieldProps {
  id: string;
  name: string;
  hint?: string;
  errors?: string[];
}

/** The field for a tag's name. */
export function TagNameField({ name, ...field }: TagNameFieldProps) {
  return (
    <TextField
      {...field}
      name="name"
      label={text.name}
      defaultValue={name}
      maxLength={tagNameMaxLength}
      autoComplete="off"
    />
  );
}
