import { useWords } from "~/components/languages/use-words";
import type { Notice } from "~/text/notice";

/** The notice of the last action, on top of the page. The page's script makes a toast of it. */
export function SentNotice({ notice: { title, text } }: { notice: Pick<Notice, "title" | "text"> }) {
  const { toast } = useWords().text.layout;
  return (
    <div
      className="notice notice-success"
      role="status"
      data-toast={toast.region.replace("{hotkey}", "F8")}
      data-close={toast.close}
    >
      <p className="notice-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
