import { tagsText } from "~/text/it/tags";

/** Tags cannot be printed before the owner has set the site's address: the way to the page where it is set. */
export function AddressMissing() {
  const { title, text, open } = tagsText.noAddress;
  return (
    <div className="notice" role="note">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
      <p className="button-row">
        {/* The pages to print are without scripts. */}
        <a className="button button-small" href="/admin/impostazioni#PUBLIC_URL">
          {open}
        </a>
      </p>
    </div>
  );
}
