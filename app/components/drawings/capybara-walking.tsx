import { Capybara } from "./capybara";

/** The head of the home page: the toy on its way, hills behind it, its route beneath its feet. */
export function CapybaraWalking() {
  return (
    <svg className="hero-drawing" viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <circle
        cx="158"
        cy="36"
        r="17"
        fill="none"
        stroke="var(--red)"
        strokeWidth="2"
        strokeDasharray="30 2 20 1.5"
      />
      <circle cx="158" cy="36" r="11.5" fill="var(--red)" opacity=".85" />
      <path
        fill="none"
        stroke="var(--red)"
        strokeWidth="1.5"
        d="M176 29q5-4 9 0t9 0M177 37q5-4 9 0t9 0M175 45q5-4 9 0t9 0"
      />
      <path
        fill="var(--dots)"
        d="M0 112c18-30 38-46 56-46 20 0 30 20 44 28 12-18 28-30 46-30 22 0 40 22 54 48z"
      />
      <path fill="var(--shade)" d="M0 116c60-14 130-12 200-4v12c-70 12-140 12-200 4z" />
      <g transform="translate(22 30)">
        <Capybara />
      </g>
    </svg>
  );
}
