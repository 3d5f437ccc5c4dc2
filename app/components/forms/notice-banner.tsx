import type { ReactNode } from "react";
import { UndoButton } from "~/components/toasts/undo-button";
import type { Notice } from "~/text/notice";

interface NoticeBannerProps {
  notice: Notice;
  /** Follows the text of the notice, such as an `ErrorSummary`. */
  children?: ReactNode;
}

/** The answer to the last action, at the top of the page. It is an alert when the action failed. */
export function NoticeBanner({ notice, children }: NoticeBannerProps) {
  return (
    <div
      className={notice.failed ? "notice notice-error" : "notice notice-success"}
      role={notice.failed ? "alert" : "status"}
    >
      <p className="notice-title">{notice.title}</p>
      <p>{notice.text}</p>
      <UndoButton undo={notice.undo} />
      {children}
    </div>
  );
}
