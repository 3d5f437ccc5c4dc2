import { tagsText } from "~/text/it/admin/tags";

/** Tags cannot be printed before the owner has set the site's address: what to set, and where. */
export function AddressMissing() {
  const { title, before, line, after } = tagsText.noAddress;
  return (
    <div className="notice" role="note">
      <p className="notice-title">{title}</p>
      <p>
        {before} <code>{line}</code> {after}
      </p>
    </div>
  );
}
