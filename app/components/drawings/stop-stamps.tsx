import { CapybaraMark } from "./capybara-mark";

/** Six postage stamps, one for each section of the home page: face, camera, stitched heart, signpost, gift, map. */
const drawings = {
  face: (
    <svg x="9" y="22" width="48" height="48">
      <CapybaraMark />
    </svg>
  ),
  camera: (
    <g transform="rotate(-6 32 40)">
      <path fill="#57361f" d="M22 26l4-6h12l4 6h8q4 0 4 4v24q0 4-4 4H14q-4 0-4-4V30q0-4 4-4z" />
      <circle cx="32" cy="42" r="12" fill="#fffefa" />
      <circle cx="32" cy="42" r="8" fill="#0f6e70" />
      <path fill="#b83a24" d="M44 30h6v4h-6z" />
    </g>
  ),
  heart: (
    <g transform="rotate(5 32 40)">
      <path fill="#b83a24" d="M32 64C16 52 8 44 8 33a12 12 0 0 1 24-4 12 12 0 0 1 24 4c0 11-8 19-24 31z" />
      <path
        fill="none"
        stroke="#fbe7e0"
        strokeWidth="1.6"
        strokeDasharray="4 3"
        d="M32 58C19 48 13 42 13 34a8 8 0 0 1 15-3"
      />
      <path stroke="#fbe7e0" strokeWidth="2" d="M38 38l8 8M46 38l-8 8" />
    </g>
  ),
  signpost: (
    <g>
      <path fill="#57361f" d="M30 14h4v56h-4z" />
      <path fill="#0f6e70" d="M14 19h32l8 6-8 6H14z" />
      <path fill="#b83a24" d="M50 35H20l-8 6 8 6h30z" />
      <path fill="#8a5a36" d="M18 51h26l7 5-7 5H18z" />
    </g>
  ),
  gift: (
    <g transform="rotate(-4 32 44)">
      <path fill="#a9744a" d="M12 36h40v28H12z" />
      <path fill="#8a5a36" d="M9 28h46v10H9z" />
      <path fill="#b83a24" d="M28 28h8v36h-8z" />
      <path
        fill="none"
        stroke="#b83a24"
        strokeWidth="4"
        d="M32 28c-14-2-14-14-6-13 5 0 6 8 6 13 0-5 2-13 7-13 8 0 7 11-7 13"
      />
    </g>
  ),
  map: (
    <g>
      <path fill="#fffefa" d="M8 26l16-6v40L8 66zM40 26l16-6v40l-16 6z" />
      <path fill="#f1e6d2" d="M24 20l16 6v40l-16-6z" />
      <path
        fill="none"
        stroke="#8a5a36"
        strokeWidth="2.4"
        strokeDasharray="4 3"
        d="M13 56c8-12 12 4 20-6 4-5 4-8 12-8"
      />
      <path fill="#b83a24" d="M46 44c-5-6-7-9-7-13a7 7 0 0 1 14 0c0 4-2 7-7 13z" />
      <circle cx="46" cy="31" r="2.6" fill="#fffefa" />
    </g>
  ),
};

export type StampDrawing = keyof typeof drawings;

/** A small postage stamp beside a section of the home page. */
export function StopStamp({ drawing }: { drawing: StampDrawing }) {
  return (
    <div className={`stop-stamp stop-stamp-${drawing}`}>
      <svg className="stamp stamp-small" viewBox="0 0 64 80" aria-hidden="true" focusable="false">
        <rect width="64" height="80" />
        {drawings[drawing]}
      </svg>
    </div>
  );
}
