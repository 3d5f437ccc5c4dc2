import type { ReactNode } from "react";
import { CapybaraWaiting } from "~/components/drawings/capybara-waiting";

interface EmptyStateProps {
  title: string;
  /** Another drawing than the toy looking at an empty road. */
  drawing?: ReactNode;
  children?: ReactNode;
}

/** Nothing here yet: a drawing, a sentence, and what one can do. */
export function EmptyState({ title, drawing, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {drawing ?? <CapybaraWaiting />}
      <p className="empty-state-title">{title}</p>
      {children}
    </div>
  );
}
