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
