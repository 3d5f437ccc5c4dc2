import type { TagAddressFault } from "~/domain/tags/printed-tag";
import { tagsText } from "~/text/it/admin/tags";

/** Says why tags cannot be printed (no address), or should not be printed yet (an address that is not good). */
export function AddressWarning({ fault }: { fault: TagAddressFault | "missing" }) {
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

/** The button that prints in spite of the warning. `code` is the code of a sheet's only tag, or null. */
export function PrintAnyway({ code }: { code: string | null }) {
  return (
    <form method="get">
      {code === null ? null : <input type="hidden" name="codice" value={code} />}
      <button className="button button-quiet button-danger" name="comunque" value="true">
        {tagsText.printAnyway}
      </button>
    </form>
  );
}
