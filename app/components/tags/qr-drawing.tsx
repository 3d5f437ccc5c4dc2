import type { QrCode } from "~/domain/tags/printed-tag";
import { printText } from "~/text/it/admin/tags";

/** A QR code, black on white whatever is around it. */
export function QrDrawing({ text, size, path }: QrCode) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={printText.qr(text)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
