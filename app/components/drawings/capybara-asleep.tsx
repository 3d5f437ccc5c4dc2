/** The drawing for a page that cannot be shown: the toy asleep on its suitcase. `tag` is the text on the suitcase. */
export function CapybaraAsleep({ tag }: { tag: string }) {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="158" rx="104" ry="9" fill="var(--shade)" />
      <g stroke="var(--leather)" strokeWidth="3">
        <path fill="none" strokeWidth="5" d="M100 92V82q0-6 6-6h28q6 0 6 6v10" />
        <rect x="40" y="92" width="160" height="66" rx="9" fill="var(--stitch)" />
        <path fill="none" strokeDasharray="6 5" strokeWidth="1.5" d="M48 100h144v50H48z" />
        <path strokeWidth="9" d="M70 93v64M170 93v64" />
      </g>
      <g strokeLinecap="round">
        <ellipse cx="149" cy="36" rx="5" ry="7" fill="var(--fur-dark)" transform="rotate(-30 149 36)" />
        <path
          fill="var(--fur)"
          d="M50 94c-12-34 10-60 50-60 16 0 26 3 34 10 6-8 16-10 25-7l19 7c8 3 11 8 11 15v6c0 10-6 14-16 14l-9 1c2 8 0 14-6 14z"
        />
        <path fill="var(--fur-light)" d="M174 42l4 2c8 3 11 8 11 15v6c0 10-6 14-16 14-5-11-5-26 1-37z" />
        <path
          fill="var(--fur-dark)"
          d="M122 94c1-8 24-9 30-4 3 3 1 4-2 4zM60 94c1-8 22-8 27-3 2 2 1 3-2 3z"
        />
        <g fill="none" stroke="var(--outline)" strokeWidth="2">
          <path d="M152 54q5 4 10 0M187 66q-4 4-9 1" />
          <path
            stroke="var(--fur-dark)"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            d="M58 84c-8-26 12-42 42-42 18 0 28 4 38 14"
          />
          <path stroke="var(--brown)" strokeWidth="2.5" d="M188 32h8l-8 9h8M204 16h11l-11 12h11" />
        </g>
        <ellipse cx="184" cy="53" rx="1.6" ry="2.4" fill="var(--outline)" />
      </g>
      <g transform="rotate(9 120 118)">
        <path fill="var(--stamp)" stroke="var(--leather)" strokeWidth="2" d="M92 112l10-9h46v32h-46l-10-9z" />
        <circle cx="102" cy="119" r="3.5" fill="var(--stitch)" />
        <text x="127" y="126" fontSize="18" fontWeight="700" textAnchor="middle" fill="#97301e">
          {tag}
        </text>
      </g>
    </svg>
  );
}
