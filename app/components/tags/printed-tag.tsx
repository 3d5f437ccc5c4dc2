import { CapybaraMark } from "~/components/drawings/capybara-mark";
import type { PrintedTag } from "~/domain/tags/tag";
import type { ShownWish } from "~/domain/wishes/wish";
import { QrDrawing } from "./qr-drawing";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { printedLanguages } from "~/text/printed-languages";

/** A luggage tag of 105 × 148 mm, to be cut out, laminated and hung up. A ticked `.print-wish` before it shows the wish. */
export function LuggageTag({ wish, ...tag }: PrintedTag & { wish: ShownWish | null }) {
  const { tagPage: text } = useWords().text;
  return (
    <div className="printed-tag luggage-tag">
      <svg className="printed-outline" viewBox="0 0 105 148" aria-hidden="true">
        <path d="M28 5h49l23 23v115H5V28z" />
        <circle cx="52.5" cy="14.5" r="3" />
        <circle cx="52.5" cy="14.5" className="printed-ring" r="6.5" />
      </svg>
      <TagContents {...tag} />
      {wish ? (
        <p className="printed-wish">
          {text.mine} <bdi lang={wish.lang}>{wish.text}</bdi>
        </p>
      ) : null}
    </div>
  );
}

/** A smaller tag of 90 × 54 mm. Ten of them fit on a sheet of A4. */
export function SheetTag(tag: PrintedTag) {
  return (
    <li className="printed-tag sheet-tag">
      <svg className="printed-outline" viewBox="0 0 90 54" aria-hidden="true">
        <path d="M11 1h78v52H11L1 43V11z" />
        <circle cx="7" cy="27" r="2.5" />
        <circle cx="7" cy="27" className="printed-ring" r="4.75" />
      </svg>
      <TagContents {...tag} />
    </li>
  );
}

/** All words are smaller beside a name with more characters than this. */
const longName = 9;

function TagContents({ code, name, shortAddress, qr }: PrintedTag) {
  const [host = ""] = shortAddress.split("/");
  const { text } = useWords();
  return (
    <>
      <div className={name.length > longName ? "printed-words printed-small" : "printed-words"}>
        <CapybaraMark />
        {Object.entries(printedLanguages).map(([lang, { named, lost, travelling, scan }]) => (
          <p key={lang} lang={lang}>
            <strong>
              <span className="printed-name">
                {named} <bdi>{name}</bdi>,
              </span>{" "}
              <span className="printed-lost">{lost}</span>
            </strong>{" "}
            <span>{travelling}</span> <span>{scan}</span>
          </p>
        ))}
      </div>
      <div className="printed-code">
        <QrDrawing {...qr} label={fill(text.book.qr, { address: qr.text })} />
        <p className="printed-letters">{code}</p>
        <p className="printed-address">
          {host}
          <wbr />
          {shortAddress.slice(host.length)}
        </p>
      </div>
    </>
  );
}
