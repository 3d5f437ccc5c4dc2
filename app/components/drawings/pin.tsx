/** A small map pin beside the name of a place. */
export function Pin() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
        d="M12 22c5-5.5 7.5-9.3 7.5-12.5a7.5 7.5 0 0 0-15 0C4.5 12.7 7 16.5 12 22zM12 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z"
      />
    </svg>
  );
}
