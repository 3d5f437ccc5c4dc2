import { useEffect, useRef } from "react";
import { PlainLink } from "~/components/admin/buttons";
import type { SummaryField } from "~/components/form-parts/error-summary";
import { useOwnerWords } from "~/components/languages/use-owner-words";

interface SavedVersionProps {
  saved: Partial<Record<string, string>>;
  yours: Partial<Record<string, string>>;
  fields: SummaryField[];
  /** The address that shows the form with the saved texts. */
  take?: string;
}

/** Compares the saved version with the form that would overwrite it, by the fields that differ. It gets the focus. */
export function SavedVersion({ saved, yours, fields, take = "?" }: SavedVersionProps) {
  const text = useOwnerWords().text.ownerForm;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [saved]);
  const different = fields.filter(
    ({ name, label }) => label !== undefined && saved[name] !== undefined && saved[name] !== yours[name],
  );
  return (
    <section className="versions" aria-labelledby="versions-title">
      <h3 id="versions-title" ref={title} tabIndex={-1}>
        {text.versions}
      </h3>
      <p>{different.length > 0 ? text.versionsHint : text.versionsAlike}</p>
      {different.map(({ name, label }) => (
        <div className="version-pair" key={name}>
          <h4>{label}</h4>
          <p className="line-breaks">
            <strong>{text.versionSaved}</strong> {saved[name]}
          </p>
          <p className="line-breaks">
            <strong>{text.versionYours}</strong> {yours[name]}
          </p>
        </div>
      ))}
      {/* This is a plain link: the new request shows the form with the saved texts. */}
      <PlainLink href={take} label={text.versionTake} />
    </section>
  );
}
