import { Capybara } from "./capybara";

/** The drawing of a success: the toy waves. */
export function CapybaraWaving() {
  return (
    <svg viewBox="0 0 150 100" aria-hidden="true" focusable="false">
      <ellipse cx="68" cy="92" rx="56" ry="6" fill="var(--shade)" />
      <g transform="translate(6 9)">
        <Capybara waving />
      </g>
      <path
        fill="none"
        stroke="var(--brown)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M122 48c4 4 6 9 5 15M130 43c6 6 8 14 6 23"
      />
    </svg>
  );
}
