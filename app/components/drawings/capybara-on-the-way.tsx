import { Capybara } from "./capybara";

/** The drawing for a success: the toy waves. */
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

/** The drawing at the top of the home page: the toy on its way, with hills behind it and its route below. */
export function CapybaraWalking() {
  return (
    <svg viewBox="0 0 204 136" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--red)" strokeWidth="1.8" transform="rotate(-9 164 26)">
        <circle cx="164" cy="26" r="17" strokeDasharray="30 2 20 1.5" />
        <circle cx="164" cy="26" r="11.5" fill="var(--red)" stroke="none" opacity=".85" />
        <path d="M182 19q5-4 9 0t9 0M183 27q5-4 9 0t9 0M181 35q5-4 9 0t9 0" />
      </g>
      <path
        fill="var(--dots)"
        d="M2 116c18-32 36-50 54-50 20 0 30 20 44 28 12-18 28-30 46-30 22 0 38 22 50 50z"
      />
      <path fill="var(--shade)" d="M2 118c-4-8 60-14 98-14s102 4 98 13c-3 10-50 17-98 17S5 128 2 118z" />
      <g transform="translate(22 30)">
        <Capybara />
      </g>
    </svg>
  );
}
