/** A telephone that plays a film, for the profile that is about short videos. */
export function Film() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M8 2h8q2 0 2 2v16q0 2-2 2H8q-2 0-2-2V4q0-2 2-2zM10.5 8.5v7l5-3.5z"
      />
    </svg>
  );
}
