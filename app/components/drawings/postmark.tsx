import { useId } from "react";
import { firstCharacters } from "~/domain/first-characters";
import { useWords } from "~/components/languages/use-words";

/** The postmark of a stop on a day (`YYYY-MM-DD`). Screen readers skip it, because the page has both as text. */
export function Postmark({ city, date }: { city: string; date: string }) {
  const { shortDate } = useWords();
  const [day = "", month = "", year = ""] = shortDate(date).split(" ");
  const arc = useId();
  const name = Array.from(city).length > 22 ? `${firstCharacters(city, 21)}…` : city;
  return (
    <svg className="postmark" viewBox="0 0 104 104" textAnchor="middle" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" dangerouslySetInnerHTML={{ __html: rings(arc) }} />
      <text fontSize={name.length > 14 ? 9 : 11.5} letterSpacing="1">
        <textPath href={`#${arc}`} startOffset="50%">
          {name.toUpperCase()}
        </textPath>
      </text>{" "}
      <text x="52" y="56" fontSize="13">
        {`${day} ${month.toUpperCase()}`}
      </text>{" "}
      <text x="52" y="73" fontSize="9.5">
        {year}
      </text>
    </svg>
  );
}

/** Returns what all postmarks share, as text: a page may have sixty of them. The city follows the line `arc`. */
function rings(arc: string): string {
  const outer = '<circle cx="52" cy="52" r="49" stroke-width="2.5" stroke-dasharray="58 1.5 31 2"/>';
  const inner = '<circle cx="52" cy="52" r="31" stroke-width="1.5" stroke-dasharray="80 2"/>';
  const city = `<path id="${arc}" stroke="none" d="M52 89.5a37.5 37.5 0 1 1 .1 0"/>`;
  return `${outer}${inner}${city}<path stroke-width="1.5" d="M24 43h56M24 61h56"/>`;
}
