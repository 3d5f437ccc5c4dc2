/** The logo: the toy's head and its rucksack, recognisable at 24 px. */
export function CapybaraMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="1" y="13" width="13" height="16" rx="4" fill="var(--rucksack)" />
      <ellipse cx="11.5" cy="6.5" rx="2.7" ry="3.3" fill="var(--fur-dark)" />
      <path fill="var(--fur)" d="M7 31c0-9-2-23 8-24l9 1c4.5.5 7 3 7 7v4c0 4-3 6-7 6-2 0-3 2-3 6z" />
      <path fill="var(--fur-light)" d="M24 8c4.5.5 7 3 7 7v4c0 4-3 6-7 6-2.5-5-2.5-12 0-17z" />
      <path fill="var(--outline)" d="M14.5 14.5c1.5-1.2 4.5-1.2 6 0 0 3.5-6 3.5-6 0z" />
      <ellipse cx="28.3" cy="13" rx="1.1" ry="1.5" fill="var(--outline)" />
    </svg>
  );
}
