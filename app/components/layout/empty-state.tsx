import type { ReactNode } from "react";
import { Capybara } from "~/components/drawings/capybara";

/** The message of an empty list: a drawing, a sentence, and links that lead on. */
export function EmptyState(props: { title: string; hint?: string; children?: ReactNode }) {
  const { title, hint, children } = props;
  return (
    <div className="empty-state">
      <CapybaraWaiting />
      <p className="empty-state-title">{title}</p>
      {hint ? <p>{hint}</p> : null}
      {children}
    </div>
  );
}

/** The drawing for empty lists: the toy looks down an empty road. */
function CapybaraWaiting() {
  return (
    <svg viewBox="0 0 240 112" aria-hidden="true" focusable="false">
      <path fill="var(--shade)" d="M4 96C50 84 150 98 236 70c6 20-12 40-116 40S-2 104 4 96z" />
      <path
        fill="none"
        stroke="var(--brown)"
        strokeWidth="2.5"
        strokeDasharray="9 8"
        strokeLinecap="round"
        d="M124 103c40-2 68-8 100-20"
      />
      <path fill="none" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" d="M186 84V40" />
      <path fill="var(--teal)" d="M172 30h26l10 8-10 8h-26z" />
      <path fill="none" stroke="var(--on-teal)" strokeWidth="2" strokeLinecap="round" d="M179 38h16" />
      <g transform="translate(14 14)">
        <Capybara />
      </g>
    </svg>
  );
}
