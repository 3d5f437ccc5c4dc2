import type { QrCode } from "~/domain/tags/tag";

/** A QR code, always black on white. */
export function QrDrawing({ size, path, label }: Omit<QrCode, "text"> & { label: string }) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
