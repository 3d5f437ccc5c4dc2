import { Link } from "@remix-run/react";
import { adminText } from "~/text/it/admin/panel";
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
