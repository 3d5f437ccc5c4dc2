import { Capybara } from "./capybara";

/** Empty states: the toy looks down a road on which nobody comes yet. */
export function CapybaraWaiting() {
  return (
    <svg viewBox="0 0 240 110" aria-hidden="true" focusable="false">
      <path fill="var(--shade)" d="M0 92c60-10 110 6 240-16v34H0z" />
      <path
        fill="none"
        stroke="var(--brown)"
        strokeWidth="2.5"
        strokeDasharray="9 8"
        strokeLinecap="round"
        d="M120 104c40-4 66-9 112-22"
      />
      <path fill="none" stroke="var(--edge)" strokeWidth="3" d="M196 86V46" />
      <path fill="var(--teal)" d="M184 36h24l9 7-9 7h-24z" />
      <g transform="translate(6 14)">
        <Capybara />
      </g>
    </svg>
  );
}
