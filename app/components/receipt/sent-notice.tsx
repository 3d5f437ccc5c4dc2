import type { Notice } from "~/text/it/notices";
import { toastText } from "~/text/it/layout";

/** What was just done, on top of the page; the script of the page makes a toast of it. */
export function SentNotice({ notice: { title, text } }: { notice: Pick<Notice, "title" | "text"> }) {
  return (
    <div
      className="notice notice-success"
      role="status"
      data-toast={toastText.region.replace("{hotkey}", "F8")}
      data-close={toastText.close}
    >
      <p className="notice-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
