/** A camera, for the profile that is about photos. */
export function Camera() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3" y="3" width="18" height="18" rx="5.5" />
        <circle cx="12" cy="12" r="4.2" />
      </g>
      <circle cx="17.2" cy="6.8" r="1.4" fill="currentColor" />
    </svg>
  );
}
