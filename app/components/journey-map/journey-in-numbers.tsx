import { useHref } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "~/components/languages/use-words";
import type { JourneyNumbers, JourneyPeriod } from "~/domain/journey/journey-numbers";
import { fill } from "~/text/fill";
import type { Words } from "~/text/words";
import { useCardAddress } from "./stop-list";

/** The journey in numbers, and the present place of the toy. Nothing before the first stop. */
export function JourneyInNumbers({ numbers }: { numbers: JourneyNumbers }) {
  if (numbers.stops === 0) return null;
  return (
    <JourneyCounts numbers={numbers}>
      {numbers.latest ? <LatestStop {...numbers} latest={numbers.latest} /> : null}
    </JourneyCounts>
  );
}

/** The numbers of the journey alone. */
export function JourneyCounts({ numbers, children }: { numbers: JourneyNumbers; children?: ReactNode }) {
  const { text, plural, number } = useWords();
  const counts = ["kilometres", "days", "stops", "countries"] as const;
  return (
    <section className="journey-numbers" aria-label={text.journey.title}>
      <dl>
        {counts.map((name) =>
          numbers[name] > 0 ? (
            <div key={name}>
              <dt>{plural(text.journey[name], numbers[name])}</dt>
              <dd>{number(numbers[name])}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </section>
  );
}

type Latest = Pick<JourneyNumbers, "phase" | "today"> & { latest: NonNullable<JourneyNumbers["latest"]> };

/** A sentence about the latest stop, with a link to it. The date names its year when `today` is in another year. */
export function LatestStop({ latest: { id, city, date }, phase, today }: Latest) {
  const { text, dated, dayAndMonth, dayInWords } = useWords();
  const day = date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : dayInWords(date);
  const sentence = phase === "over" ? text.journey.lastStop : text.journey.latestStop;
  const [before, after] = dated(sentence, { day, city: "{city}" }).split("{city}");
  return (
    <p>
      {before}
      <a href={useHref(`/map/${id}`)} lang="">
        {city}
      </a>
      {after}
    </p>
  );
}

/** The journey by months or years. Each month or year links to its first stop in the list. */
export function JourneyTimeline({ timeline }: { timeline: JourneyPeriod[] }) {
  const words = useWords();
  const { journey } = words.text;
  const cardAddress = useCardAddress();
  if (timeline.length < 2) return null;
  const max = Math.max(...timeline.map(({ stops }) => stops));
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h2 className="section-title" id="timeline-title">
        {journey.timeline}
      </h2>
      <ol>
        {timeline.map(({ period, stops, cities, moreCities, ...first }) => (
          <li key={period}>
            <a href={cardAddress(first)}>{periodInWords(words, period)}</a>{" "}
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.max(2, Math.round((stops / max) * 100))}v4H0z`} />
            </svg>
            <span className="timeline-count">{words.plural(journey.countedStops, stops)}</span>{" "}
            <span className="timeline-cities">{listedCities(words, cities, moreCities)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns a month (`YYYY-MM`) in words, such as 'Novembre 2026'. A year stays as it is. */
export function periodInWords({ monthInWords }: Words, period: string): string {
  if (period.length === 4) return period;
  const words = monthInWords(`${period}-01`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the cities as words, such as 'Roma, Pisa e altre 3 città'. `more` is the number of cities without a name. */
function listedCities({ text, plural }: Words, cities: string[], more: number): string {
  const named = cities.join(", ");
  if (more === 0) return named;
  return fill<"{cities}">(plural(text.journey.andMoreCities, more) as "{cities}", { cities: named });
}
