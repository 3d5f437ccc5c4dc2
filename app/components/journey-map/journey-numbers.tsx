import type { JourneyNumbers as Numbers } from "~/domain/journey/journey-numbers";
import { inDigits, journeyText, latestStopText } from "~/text/it/journey";

/** The journey in numbers, and where the toy is; nothing before its first stop. */
export function JourneyNumbers({ numbers }: { numbers: Numbers }) {
  const { phase, today, latest } = numbers;
  if (numbers.stops === 0) return null;
  const counts = ["kilometres", "days", "stops", "countries"] as const;
  return (
    <section className="journey-numbers" aria-label={journeyText.title}>
      <dl>
        {counts.map((name) =>
          numbers[name] > 0 ? (
            <div key={name}>
              <dt>{journeyText[name](numbers[name])}</dt>
              <dd>{inDigits(numbers[name])}</dd>
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

function LatestStop({ stop, today, isOver }: LatestStopProps) {
  const { before, after } = latestStopText(stop.date, today, isOver);
  return (
    <p>
      {before} <a href={`/map/${stop.id}`}>{stop.city}</a>
      {after}
    </p>
  );
}
