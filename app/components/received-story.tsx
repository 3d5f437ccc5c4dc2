import { photoLabel } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { storiesText } from "~/text/admin";
import { dateAndTime } from "~/text/dates";
import { Photo } from "./photo";

/** One story as the owner reads it, with its photos to tick and the button that makes an article of it. */
export function ReceivedStory({ story }: { story: Story }) {
  const { id, name, city, consent, createdAt, photos } = story;
  return (
    <li className="list-item">
      <form method="get" action="/admin/nuovo-articolo">
        <input type="hidden" name="story" value={id} />
        <div className="list-item-head">
          <h3>{name ?? storiesText.anonymous}</h3>
          <span className={consent ? "badge badge-on" : "badge badge-off"}>
            {consent ? storiesText.consent : storiesText.noConsent}
          </span>
        </div>
        <p className="card-meta">
          {city ? <span>{city}</span> : null}
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          <span>{storiesText.photoCount(photos.length)}</span>
        </p>
        <p className="list-item-text kept-lines">{story.story}</p>
        {photos.length > 0 ? (
          <ul className="photo-strip">
            {photos.map((photo) => (
              <li key={photo.id}>
                <label className="photo-choice">
                  <Photo photo={photo} alt={storiesText.photoAlt(photoLabel(photo.name))} sizes="8rem" />
                  <input
                    type="checkbox"
                    name="photo"
                    value={photo.name}
                    aria-label={storiesText.choosePhoto(photoLabel(photo.name))}
                  />
                </label>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="button-row">
          <button className="button button-small">{storiesText.promote}</button>
        </div>
      </form>
    </li>
  );
}
