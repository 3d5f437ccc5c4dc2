import type { TagAddressFault } from "~/domain/tags/tag";
import { tagsText } from "~/text/it/admin/tags";

/** Says why tags cannot be printed (no address), or should not be printed yet (an address that is not good). */
export function AddressWarning({ fault }: { fault: TagAddressFault }) {
  const { title, text, open } = fault === "missing" ? tagsText.noAddress : tagsText.badAddress[fault];
  return (
    <div className={fault === "missing" ? "notice" : "notice notice-error"} role="note">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
      <p className="button-row">
        {/* The pages to print are not hydrated, so this link loads a new document. */}
        <a className="button button-small" href="/admin/impostazioni#PUBLIC_URL">
          {open}
        </a>
      </p>
    </div>
  );
}
