import type { JourneyPeriod } from "~/domain/journey/journey-numbers";
import { pageOfStop } from "~/domain/locations/journey/stop-summary";
import { countedStops, journeyText, listedCities, periodInWords } from "~/text/it/journey";
import { listAddress } from "./stop-list";

/** The journey by months; each leads to its first stop in the list. */
export function JourneyTimeline({ timeline }: { timeline: JourneyPeriod[] }) {
  if (timeline.length < 2) return null;
  const most = Math.max(...timeline.map(({ stops }) => stops));
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h2 className="section-title" id="timeline-title">
        {journeyText.timeline}
      </h2>
      <ol>
        {timeline.map(({ period, stops, number, id, cities, moreCities }) => (
          <li key={period}>
            <a href={`${pageOfStop(number) === 1 ? "" : listAddress(pageOfStop(number))}#tappa-${id}`}>
              {periodInWords(period)}
            </a>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.max(2, Math.round((stops / most) * 100))}v4H0z`} />
            </svg>
            <span className="timeline-count">{countedStops(stops)}</span>
            <span className="timeline-cities">{listedCities(cities, moreCities)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
