import type { ReactNode } from "react";
import { CapybaraAsleep } from "~/components/drawings/capybara-asleep";

interface MessagePageProps {
  title: string;
  /** An English line under the title that looks like a machine's message. */
  hint?: string;
  help: string;
  /** True for a page that does not exist: the suitcase then shows "404". */
  missing?: boolean;
  children: ReactNode;
}

/** A page in place of something that cannot be shown: the toy asleep on its suitcase, the reason, links. */
export function MessagePage({ title, hint, help, missing = false, children }: MessagePageProps) {
  return (
    <main className="page page-narrow lost" id="content">
      <CapybaraAsleep tag={missing ? "404" : ""} />
      <h1 className="page-title">{title}</h1>
      {hint ? (
        <p className="lost-hint" lang="en">
          {hint}
        </p>
      ) : null}
      <p className="page-lead">{help}</p>
      <div className="button-row">{children}</div>
    </main>
  );
}
