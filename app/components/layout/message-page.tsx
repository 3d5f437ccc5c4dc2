import type { ReactNode } from "react";
import { CapybaraAsleep } from "~/components/drawings/capybara-asleep";

interface MessagePageProps {
  title: string;
  /** A line under the title, as from a machine. */
  hint?: string;
  help: string;
  /** Marks a missing page, which the suitcase shows. */
  missing?: boolean;
  children: ReactNode;
}

/** The page of everything that cannot be shown: the toy asleep on its suitcase, the reason, a way on. */
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
