import type { TagAddressFault } from "~/domain/tags/printed-tag";
import { tagsText } from "~/text/it/admin/tags";

/** The reason why tags cannot, or should not yet, be printed: the site has no address, or a bad one. */
export function AddressWarning({ fault }: { fault: TagAddressFault | "missing" }) {
  const { title, text, open } = fault === "missing" ? tagsText.noAddress : tagsText.badAddress[fault];
  return (
    <div className={fault === "missing" ? "notice" : "notice notice-error"} role="note">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
      <p className="button-row">
        {/* The pages to print have no React, so the link loads a document. */}
        <a className="button button-small" href="/admin/impostazioni#PUBLIC_URL">
          {open}
        </a>
      </p>
    </div>
  );
}

/** Prints after a confirmation. `code` is the only tag of a sheet. */
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
