/** A musical note, for the profile that is about short videos. */
export function Note() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M13.5 3v13a4.3 4.3 0 1 1-4.3-4.3M13.5 3c.5 3.5 2.7 5.5 6 5.7"
      />
    </svg>
  );
}
