import { useHref } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";
import type { JourneyNumbers as Numbers } from "~/domain/journey/journey-numbers";
import { around } from "~/text/fill";

/** The journey in numbers, and where the toy is; nothing before its first stop. */
export function JourneyNumbers({ numbers }: { numbers: Numbers }) {
  const { text, plural, number } = useWords();
  const { phase, today, latest } = numbers;
  if (numbers.stops === 0) return null;
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
      {latest ? <LatestStop stop={latest} today={today} isOver={phase === "over"} /> : null}
    </section>
  );
}

interface LatestStopProps {
  stop: NonNullable<Numbers["latest"]>;
  today: string;
  isOver: boolean;
}

/** The year is said when it is not that of `today`. */
function LatestStop({ stop, today, isOver }: LatestStopProps) {
  const { text, dayAndMonth, dayInWords } = useWords();
  const { id, city, date } = stop;
  const day = date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : dayInWords(date);
  const { before, after } = around(isOver ? text.journey.lastStop : text.journey.latestStop, "city", { day });
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
