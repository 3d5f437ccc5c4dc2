import { useHref } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";

const formats = ["GPX", "KML", "GeoJSON"];

/** The journey as files for other maps, under the map. */
export function JourneyFiles() {
  const { title, lead } = useWords().text.journeyFiles;
  const file = useHref("/journey");
  return (
    <section className="journey-files" aria-labelledby="files-title">
      <h2 className="section-title" id="files-title">
        {title}
      </h2>
      <p>{lead}</p>
      <p className="button-row">
        {formats.map((name) => (
          <a
            className="button button-quiet button-small"
            key={name}
            href={`${file}.${name.toLowerCase()}`}
            download
          >
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
