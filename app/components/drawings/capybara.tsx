/** The toy itself, facing right, as a group for the drawings: 120 wide, 84 high, feet on y = 82. */
export function Capybara() {
  return (
    <g>
      <path fill="var(--fur-dark)" d="M66 68h10v12c0 3-10 3-10 0zM40 68h10v12c0 3-10 3-10 0z" />
      <ellipse cx="77" cy="15" rx="4.5" ry="6" fill="var(--fur-dark)" transform="rotate(-18 77 15)" />
      <path
        fill="var(--fur)"
        d="M13 60c-2-18 13-29 34-29 12 0 19-4 24-11 3-5 9-7 15-6l15 4c6 1 9 5 9 11v7c0 7-5 10-12 10-5 1-8 4-9 10l-1 24c0 3-10 3-10 0v-7c-12 3-28 3-40 0v7c0 3-10 3-10 0l-2-7c-9-3-12-7-13-13z"
      />
      <path fill="var(--fur-light)" d="M98 18c7 0 12 4 12 11v7c0 7-5 10-12 10-3-8-4-19 0-28z" />
      <path fill="var(--outline)" d="M85.5 24.5h8a4 4 0 0 1-8 0z" />
      <ellipse cx="106.5" cy="25" rx="1.6" ry="2.4" fill="var(--outline)" />
      <path
        fill="none"
        stroke="var(--outline)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M109 37c-3 2.5-7 2.5-10 .5M84.5 24h10"
      />
      <path fill="var(--leather)" d="M62 28c8 10 9 26 3 46h-4c6-20 5-34-4-44z" />
      <rect x="24" y="13" width="34" height="30" rx="8" fill="var(--red)" transform="rotate(-8 41 28)" />
      <path fill="var(--leather)" d="M25 21l32-5 1 7c-9 6-23 8-32 5zM38 24l5-1 1 8-5 1z" />
    </g>
  );
}
