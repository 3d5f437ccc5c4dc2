import type { TagAddressFault } from "~/domain/tags/tag";
import { type SettingSource, isConfigured } from "~/domain/settings/setting";
import { useOwnerWords } from "~/components/languages/use-owner-words";

/** Says why tags cannot be printed (no address), or should not be printed yet (an address that is not good), and where that changes. */
export function AddressWarning({ fault, source }: { fault: TagAddressFault; source: SettingSource }) {
  const settingsForm = useOwnerWords().text.settingsForm;
  const { tags } = useOwnerWords().text;
  const { title, text, open } = fault === "missing" ? tags.noAddress : tags.badAddress[fault];
  return (
    <div className={fault === "missing" ? "notice" : "notice notice-error"} role="note">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
      {isConfigured({ source }) ? (
        <p>{settingsForm.source[source as "environment" | "file"]}</p>
      ) : (
        <p className="button-row">
          {/* The pages to print are not hydrated, so this link loads a new document. */}
          <a className="button button-small" href="/admin/impostazioni#publicUrl">
            {open}
          </a>
        </p>
      )}
    </div>
  );
}
