import { AdminList, type ListPage } from "~/components/admin/admin-list";
import { ButtonLink, BinButton } from "~/components/admin/buttons";
import type { Sighting } from "~/domain/sightings/sighting";
import { dateAndTime, longDate } from "~/text/it/admin/dates";
import { storiesText, storyTagText } from "~/text/it/admin/lists";
import { sightingsText as text } from "~/text/it/admin/received/sightings";
import type { WithdrawnStory } from "~/domain/stories/story";
import { withdrawnStoriesText } from "~/text/it/admin/received/received-stories";

/** The sightings for the owner: a stop can be made of each, and each can be deleted. */
export function Sightings({ list }: { list: ListPage<Sighting> }) {
  return (
    <AdminList {...list} text={text} address="/admin?stato=avvistamento">
      {(sighting) => <ListedSighting key={sighting.id} {...sighting} />}
    </AdminList>
  );
}

export function ListedSighting({ id, kind, city, language, createdAt, tag }: Sighting) {
  const title = text.title(kind, city);
  return (
    <li className="list-item">
      <h3>{title}</h3>
      <p className="card-meta">
        <time dateTime={createdAt}>{text.arrived(dateAndTime(createdAt))}</time>{" "}
        <span>{(tag.retired ? storyTagText.withRetiredTag : storyTagText.withTag)(tag.name)}</span>{" "}
        {language === "it" ? null : <span>{storiesText.inLanguage(language)}</span>}
      </p>
      <div className="button-row">
        <ButtonLink
          look="small-main"
          to={`/admin/nuova-location?avvistamento=${id}`}
          label={text.createLocation}
          aria-label={text.createLocationFrom(title)}
        />{" "}
        <ButtonLink
          look="small-danger"
          to={`/admin/avvistamenti/${id}/elimina?stato=avvistamento`}
          preventScrollReset
          label={text.remove}
          aria-label={text.removeNamed(title)}
        />
      </div>
    </li>
  );
}

/** The list of withdrawn stories: the day of each withdrawal, and the blog post that it has emptied. */
export function WithdrawnStories({ list }: { list: ListPage<WithdrawnStory> }) {
  return (
    <AdminList {...list} text={withdrawnStoriesText} address="/admin?stato=ritirata">
      {({ id, day, blogPostId }) => (
        <li className="list-item" key={id}>
          <h3>
            {withdrawnStoriesText.on} <time dateTime={day}>{longDate(day)}</time>
          </h3>
          {blogPostId ? (
            <div className="button-row">
              <BinButton
                address={`/admin/articoli/${blogPostId}`}
                label={withdrawnStoriesText.removeArticle}
              />
            </div>
          ) : null}
        </li>
      )}
    </AdminList>
  );
}
