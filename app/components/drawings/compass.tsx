/** The compass rose in the corner of the map. */
export function Compass() {
  return (
    <svg className="compass" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <circle r="33" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 3" />
      <path fill="currentColor" d="M0-42 7-7 0 0zM42 0 7 7 0 0zM0 42-7 7 0 0zM-42 0-7-7 0 0z" />
      <path
        fill="var(--leaf)"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinejoin="round"
        d="M0-42-7-7 0 0zM42 0 7-7 0 0zM0 42 7 7 0 0zM-42 0-7 7 0 0z"
      />
      <path
        fill="currentColor"
        d="M23-23 11-4 4-11zM23 23 4 11l7-7zM-23 23-11 4l7 7zM-23-23-4-11l-7 7z"
        opacity="0.7"
      />
    </svg>
  );
}
