import { useEffect, useRef } from "react";
import type { SummaryField } from "~/components/forms/error-summary";
import { ownerFormText as text } from "~/text/it/admin-forms";

interface SavedVersionProps {
  /** The texts that were saved meanwhile, and those of the form, by field. */
  saved: Partial<Record<string, string>>;
  yours: Partial<Record<string, string>>;
  fields: SummaryField[];
  /** The address of the form with what was saved. */
  take?: string;
}

/**
 * Two versions of an object side by side, field by field where they differ: the form below would overwrite the first, so
 * the focus comes here.
 */
export function SavedVersion({ saved, yours, fields, take = "?" }: SavedVersionProps) {
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
      {/* A new request, so that the form shows what is saved. */}
      <a className="button button-quiet button-small" href={take}>
        {text.versionTake}
      </a>
    </section>
  );
}
