import { useWords } from "~/components/languages/use-words";

const files = [
  { address: "/journey.gpx", name: "GPX" },
  { address: "/journey.kml", name: "KML" },
  { address: "/journey.geojson", name: "GeoJSON" },
];

/** The journey as files for other maps, under the map. */
export function JourneyFiles() {
  const { title, lead } = useWords().text.journeyFiles;
  return (
    <section className="journey-files" aria-labelledby="files-title">
      <h2 className="section-title" id="files-title">
        {title}
      </h2>
      <p>{lead}</p>
      <p className="button-row">
        {files.map(({ address, name }) => (
          <a className="button button-quiet button-small" key={address} href={address} download>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
