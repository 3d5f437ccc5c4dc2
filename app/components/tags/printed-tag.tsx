import { CapybaraMark } from "~/components/drawings/capybara-mark";
import type { PrintedTag, QrCode } from "~/domain/tags/tag";
import { printedLanguages, printText } from "~/text/it/admin/tags";

/** A luggage tag of 105 × 148 mm, to be cut out, laminated and hung up. */
export function LuggageTag(tag: PrintedTag) {
  const outline = {
    size: [105, 148],
    edge: "M28 5h49l23 23v115H5V28z",
    hole: { cx: 52.5, cy: 14.5, r: 3 },
    ring: 6.5,
  };
  return (
    <div className="printed-tag luggage-tag">
      <TagToCut {...tag} outline={outline} />
    </div>
  );
}

/** A smaller tag of 90 × 54 mm. Ten of them fit on a sheet of A4. */
export function SheetTag(tag: PrintedTag) {
  const outline = {
    size: [90, 54],
    edge: "M11 1h78v52H11L1 43V11z",
    hole: { cx: 7, cy: 27, r: 2.5 },
    ring: 4.75,
  };
  return (
    <li className="printed-tag sheet-tag">
      <TagToCut {...tag} outline={outline} />
    </li>
  );
}

/** The line to cut along, in mm: width and height, outline, hole, and the radius of the ring around the hole. */
interface TagOutline {
  size: number[];
  edge: string;
  hole: { cx: number; cy: number; r: number };
  ring: number;
}

function TagToCut({ outline, ...tag }: PrintedTag & { outline: TagOutline }) {
  const { size, edge, hole, ring } = outline;
  return (
    <>
      <svg className="printed-outline" viewBox={`0 0 ${size.join(" ")}`} aria-hidden="true">
        <path d={edge} />
        <circle {...hole} />
        <circle {...hole} className="printed-ring" r={ring} />
      </svg>
      <Languages />
      <CodeAndAddress {...tag} />
    </>
  );
}

function Languages() {
  return (
    <div className="printed-words">
      <CapybaraMark />
      {Object.entries(printedLanguages).map(([lang, { lost, travelling, scan }]) => (
        <p key={lang} lang={lang}>
          <strong>{lost}</strong> <span>{travelling}</span> <span>{scan}</span>
        </p>
      ))}
    </div>
  );
}

function CodeAndAddress({ code, shortAddress, qr }: PrintedTag) {
  const [host = ""] = shortAddress.split("/");
  return (
    <div className="printed-code">
      <QrDrawing {...qr} />
      <p className="printed-letters">{code}</p>
      <p className="printed-address">
        {host}
        <wbr />
        {shortAddress.slice(host.length)}
      </p>
    </div>
  );
}

/** A QR code, always black on white. */
export function QrDrawing({ text, size, path, label = printText.qr(text) }: QrCode & { label?: string }) {
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
