import { useWords } from "~/components/languages/use-words";
import type { Notice } from "~/text/notice";

/** The notice of the last action, at the top of the page. The page's script turns it into a toast. */
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
