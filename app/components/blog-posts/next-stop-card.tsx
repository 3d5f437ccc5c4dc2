import type { NextStop } from "~/domain/locations/journey/neighbours";
import { DocumentLink } from "~/components/layout/document-link";
import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { Photo } from "~/components/photos/photo";

/** The stop after that of a blog post, with its picture and how far it is: the way to read on. */
export function NextStopCard({ stop }: { stop: NextStop }) {
  const { text: texts, number } = useWords();
  const text = texts.diary.nextStop;
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
          <DocumentLink lang="" to={blogPostId === null ? `/map/${id}` : `/blog/${blogPostId}`} rel="next">
            {city}, {country}
          </DocumentLink>
        </h2>
        {distance ? (
          <p>
            {fill(distance.kilometres === 0 ? text.near : distance.exact ? text.exact : text.about, {
              kilometres: number(distance.kilometres || distance.step),
            })}
          </p>
        ) : null}
      </div>
    </aside>
  );
}
