/** The dashed line of the journey, as a divider between the sections of a page. */
export function RouteLine() {
  return (
    <svg
      className="route-line"
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="9 8"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d="M4 20c150-30 260 30 420 8s230-30 380 0 260 10 392-12"
      />
    </svg>
  );
}
