/** The toy with its rucksack, facing right, as a part of larger drawings: 112 units wide, with its feet on y = 82. */
export function Capybara({ waving }: { waving?: boolean }) {
  return (
    <g strokeLinecap="round">
      <path fill="var(--fur-dark)" d="M64 66h12v14c0 3-11 3-11 0zM40 66h11v14c0 3-11 3-11 0z" />
      <ellipse cx="77" cy="15" rx="4.5" ry="6" fill="var(--fur-dark)" transform="rotate(-18 77 15)" />
      <path
        fill="var(--fur)"
        d="M13 60c-2-18 13-29 34-29 12 0 19-4 24-11 3-5 9-7 15-6l15 4c6 1 9 5 9 11v7c0 7-5 10-12 10-5 1-8 4-9 10-1 10-5 15-12 17-12 3-28 3-40 0v7c0 3-10 3-10 0l-2-7c-9-3-12-7-12-13z"
      />
      {waving ? (
        <path fill="none" stroke="var(--fur)" strokeWidth="12" d="M84 66l23-12" />
      ) : (
        <path fill="var(--fur)" d="M77 64l12-8-1 24c0 3-10 3-10 0z" />
      )}
      <path fill="var(--fur-light)" d="M98 18c7 0 12 4 12 11v7c0 7-5 10-12 10-3-8-4-19 0-28z" />
      <path fill="var(--outline)" d="M85.5 25c2-1.5 6-1.5 8 0 0 4.5-8 4.5-8 0z" />
      <ellipse cx="106.5" cy="25" rx="1.5" ry="2.2" fill="var(--outline)" />
      <g fill="none">
        <path stroke="var(--outline)" strokeWidth="1.6" d="M108 37c-2 2-5 2-7 .5M84 24.5c3-2 8-2 11 0" />
        <path
          stroke="var(--fur-dark)"
          strokeWidth="1.2"
          strokeDasharray="3 3"
          d="M19 62c-1-15 11-24 28-24 14 0 23-4 30-13 3-4 6-5 10-5"
        />
      </g>
      <path fill="var(--leather)" d="M62 28c8 10 9 26 3 46h-4c6-20 5-34-4-44z" />
      <rect x="24" y="13" width="34" height="30" rx="8" fill="var(--rucksack)" transform="rotate(-8 41 28)" />
      <path fill="var(--leather)" d="M24.5 20c0-3 30-8 31-5l1.5 8c-9 6-23 8-32 5zM38 24l5-1 1 8-5 1z" />
    </g>
  );
}
