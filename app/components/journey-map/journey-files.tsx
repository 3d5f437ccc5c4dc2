import { journeyFilesText } from "~/text/it/journey-files";

/** The journey as files for other maps, under the map. */
export function JourneyFiles() {
  const { title, lead, files } = journeyFilesText;
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
