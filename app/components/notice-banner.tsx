import type { Notice } from "~/text/notices";

/** The answer to what was just done, on top of the page (design §2 "toast", without JavaScript). */
export function NoticeBanner({ notice }: { notice: Pick<Notice, "title" | "text" | "failed"> }) {
  return (
    <div
      className={notice.failed ? "notice notice-error" : "notice notice-success"}
      role={notice.failed ? "alert" : "status"}
    >
      <p className="notice-title">{notice.title}</p>
      <p>{notice.text}</p>
    </div>
  );
}
