import { Link } from "@remix-run/react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { adminText, storageText } from "~/text/it/admin/panel";
import { pausedText } from "~/text/it/admin/notifications/notifications";

/** A warning to the owner that nothing is told until it is confirmed. */
export function PausedWarning() {
  return (
    <div className="notice notice-error" role="status">
      <p className="notice-title">{pausedText.title}</p>
      <p>{pausedText.text}</p>
      <Link className="button button-small" to="/admin/avvisi">
        {adminText.notifications}
      </Link>
    </div>
  );
}

interface StorageWarningProps {
  state: { code: "fine" | "unwritable" } | { code: "little-space"; bytes: number };
}

/** A warning to the owner that the disk is full, or nearly. */
export function StorageWarning({ state }: StorageWarningProps) {
  if (state.code === "fine") return null;
  const words = "bytes" in state ? storageText.littleSpace(state.bytes) : storageText.unwritable;
  return <NoticeBanner notice={{ ...words, failed: true }} />;
}
