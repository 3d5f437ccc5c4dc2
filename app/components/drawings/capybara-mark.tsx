/** The logo: the toy's head and its rucksack, made to be known at 24 px. */
export function CapybaraMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="2" y="12" width="12" height="15" rx="4" fill="var(--red)" />
      <ellipse cx="12" cy="7.5" rx="2.6" ry="3.2" fill="var(--fur-dark)" />
      <path fill="var(--fur)" d="M8 29c0-9-1-20 8-21l9 1c4 .5 6 3 6 6v4c0 4-3 6-7 6-2 0-2 2-2 4z" />
      <path fill="var(--fur-light)" d="M25 9c4 .5 6 3 6 6v4c0 4-3 6-7 6-2-5-2-12 1-16z" />
      <path fill="var(--outline)" d="M16.5 14h5a2.5 2.5 0 0 1-5 0z" />
      <circle cx="28.5" cy="13" r="1.1" fill="var(--outline)" />
    </svg>
  );
}
