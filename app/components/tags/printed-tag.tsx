import { CapybaraMark } from "~/components/drawings/capybara-mark";
import type { PrintedTag } from "~/domain/tags/printed-tag";
import { printedLanguages } from "~/text/it/admin/tags";
import { QrDrawing } from "./qr-drawing";

/** A luggage tag of 105 × 148 mm, to be cut out, laminated and hung up. */
export function LuggageTag(tag: PrintedTag) {
  return (
    <div className="printed-tag luggage-tag">
      <svg className="printed-outline" viewBox="0 0 105 148" aria-hidden="true">
        <path d="M28 5h49l23 23v115H5V28z" />
        <circle cx="52.5" cy="14.5" r="3" />
        <circle className="printed-ring" cx="52.5" cy="14.5" r="6.5" />
      </svg>
      <Languages />
      <CodeAndAddress {...tag} />
    </div>
  );
}

/** A smaller one of 90 × 54 mm, ten on a sheet of A4. */
export function SheetTag(tag: PrintedTag) {
  return (
    <li className="printed-tag sheet-tag">
      <svg className="printed-outline" viewBox="0 0 90 54" aria-hidden="true">
        <path d="M11 1h78v52H11L1 43V11z" />
        <circle cx="7" cy="27" r="2.5" />
        <circle className="printed-ring" cx="7" cy="27" r="4.75" />
      </svg>
      <Languages />
      <CodeAndAddress {...tag} />
    </li>
  );
}

function Languages() {
  return (
    <div className="printed-words">
      <CapybaraMark />
      {printedLanguages.map(({ lang, lost, travelling }) => (
        <p key={lang} lang={lang}>
          <strong>{lost}</strong> {travelling}
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
