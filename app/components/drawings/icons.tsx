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

/** A small heart beside the number of reactions. */
export function Heart() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z" />
    </svg>
  );
}

/** An envelope beside the contact address. */
export function Envelope() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M3 6h18v13H3zM3 7l9 7 9-7"
      />
    </svg>
  );
}

/** A camera, for the profile that is about photos. */
export function Camera() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M3 8h4l2-3h6l2 3h4v11H3z" />
        <circle cx="12" cy="13" r="3.5" />
      </g>
    </svg>
  );
}

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
