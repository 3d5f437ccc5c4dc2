import type { Notice } from "~/text/notice";

/** The notice of the last action, at the top of the page. A toast would cover the receipt's address. */
export function SentNotice({ notice: { title, text } }: { notice: Pick<Notice, "title" | "text"> }) {
  return (
    <div className="notice notice-success" role="status">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
