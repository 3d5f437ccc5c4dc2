import type { ReactNode } from "react";
import { CapybaraWaiting } from "~/components/drawings/capybara-waiting";

interface EmptyStateProps {
  title: string;
  /** The drawing to show. The default is the toy at an empty road. */
  drawing?: ReactNode;
  children?: ReactNode;
}

/** The message of an empty list: a drawing, a sentence, and links that lead on. */
export function EmptyState({ title, drawing, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {drawing ?? <CapybaraWaiting />}
      <p className="empty-state-title">{title}</p>
      {children}
    </div>
  );
}
