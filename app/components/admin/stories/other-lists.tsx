import { AdminList, type ListPage } from "~/components/admin/admin-list";
import { ButtonLink, BinButton } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { Sighting } from "~/domain/sightings/sighting";
import type { WithdrawnStory } from "~/domain/stories/story";
import { languageName } from "~/text/owner/language-name";
import { fill } from "~/text/fill";

/** The sightings for the owner: a stop can be made of each, and each can be deleted. */
export function Sightings({ list }: { list: ListPage<Sighting> }) {
  return (
    <AdminList {...list} text={useOwnerWords().text.sightings} address="/admin?stato=avvistamento">
      {(sighting) => <ListedSighting key={sighting.id} {...sighting} />}
    </AdminList>
  );
}

export function ListedSighting({ id, kind, city, language, createdAt, tag }: Sighting) {
  const words = useOwnerWords();
  const { text: texts, dated, dateAndTime, language: shown } = words;
  const { sightings: text, storyTag, stories } = texts;
  const title = city === null ? text.kinds[kind] : fill(text.kindsIn[kind], { city });
  return (
    <li className="list-item">
      <h3>{title}</h3>
      <p className="card-meta">
        <time dateTime={createdAt}>{dated(text.arrived, { moment: dateAndTime(createdAt) })}</time>{" "}
        <span>{fill(tag.retired ? storyTag.withRetiredTag : storyTag.withTag, { name: tag.name })}</span>{" "}
        {language === shown.code ? null : (
          <span>{fill(stories.inLanguage, { language: languageName(words, language) })}</span>
        )}
      </p>
      <div className="button-row">
        <ButtonLink
          look="small-main"
          to={`/admin/nuova-location?avvistamento=${id}`}
          label={text.createLocation}
          aria-label={fill(text.createLocationFrom, { title })}
        />{" "}
        <ButtonLink
          look="small-danger"
          to={`/admin/avvistamenti/${id}/elimina?stato=avvistamento`}
          preventScrollReset
          label={text.remove}
          aria-label={fill(text.removeNamed, { title })}
        />
      </div>
    </li>
  );
}

/** The list of withdrawn stories: the day of each withdrawal, and the blog post that it has emptied. */
export function WithdrawnStories({ list }: { list: ListPage<WithdrawnStory> }) {
  const { text: texts, longDate } = useOwnerWords();
  const text = texts.withdrawnStories;
  return (
    <AdminList {...list} text={text} address="/admin?stato=ritirata">
      {({ id, day, blogPostId }) => (
        <li className="list-item" key={id}>
          <h3>
            {text.on} <time dateTime={day}>{longDate(day)}</time>
          </h3>
          {blogPostId ? (
            <div className="button-row">
              <BinButton address={`/admin/articoli/${blogPostId}`} label={text.removeArticle} />
            </div>
          ) : null}
        </li>
      )}
    </AdminList>
  );
}
