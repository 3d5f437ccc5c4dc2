import { Link } from "@remix-run/react";
import type { NextStop } from "~/domain/locations/journey/neighbours";
import { nextStopText as text } from "~/text/it/map";
import { Photo } from "~/components/photos/photo";

/** The stop after that of an article, with its picture and how far it is: the way to read on. */
export function NextStopCard({ stop }: { stop: NextStop }) {
  const { id, city, country, blogPostId, photo, distance } = stop;
  return (
    <aside className="next-stop" aria-labelledby="next-stop">
      {photo ? (
        <div className="stamp">
          <Photo photo={photo} alt="" sizes="(min-width: 42rem) 14rem, 34vw" />
        </div>
      ) : null}
      <div>
        <p className="card-meta">{text.label}</p>
        <h2 id="next-stop">
          <Link to={blogPostId === null ? `/map/${id}` : `/blog/${blogPostId}`} rel="next" reloadDocument>
            {city}, {country}
          </Link>
        </h2>
        {distance ? <p>{text.distance(distance)}</p> : null}
      </div>
    </aside>
  );
}
