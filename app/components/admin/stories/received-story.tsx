import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { ListLink } from "~/components/admin/list-link";
import { ReceivedPhotos } from "~/components/admin/stories/photos/received-photos";
import { dateAndTime } from "~/text/it/admin/dates";
import { storiesText as text } from "~/text/it/admin/lists";
import { storyRemovalText } from "~/text/it/admin/received-stories";
import { StoryBadges } from "./story-badges";

interface ReceivedStoryProps {
  story: Story;
  /** The address of its own page, which leads back to this list. */
  address: string;
  /** The stored names of all ticked photos. */
  chosen: string[];
  onChoose(name: string, on: boolean): void;
  /** True when it is ticked for deletion. */
  selected: boolean;
  onSelect(id: string, on: boolean): void;
  onEnlarge(photo: StoredPhoto): void;
}

/** One story for the owner, with its photos to tick and its buttons. It is part of a form. */
export function ReceivedStory(props: ReceivedStoryProps) {
  const { story, address, chosen, onChoose, selected, onSelect, onEnlarge } = props;
  const { id, city, createdAt, photos } = story;
  const name = story.name ?? text.anonymous;
  const own = photos.filter((photo) => chosen.includes(photo.name)).length;
  return (
    <li className="list-item received-story">
      <div className="list-item-head">
        <h3>
          <ListLink to={address} aria-label={text.open(name)}>
            {name}
          </ListLink>
        </h3>
        <StoryBadges story={story} />
      </div>
      <p className="card-meta">
        {city ? <span>{city}</span> : null}
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        <span>{text.photoCount(photos.length)}</span>
      </p>
      <p className="list-item-text" lang={story.language}>
        {story.story}
      </p>
      <ReceivedPhotos story={id} photos={photos} chosen={chosen} onChoose={onChoose} onEnlarge={onEnlarge} />
      <div className="button-row">
        <button
          className="button button-small"
          formAction="/admin/nuovo-articolo"
          name="story"
          value={id}
          aria-label={text.promoteStory(name)}
          aria-describedby={`promote-${id}`}
        >
          {text.promote}
        </button>
        <span className="button-note" id={`promote-${id}`}>
          {text.promoteWith(chosen.length, chosen.length - own)}
        </span>
        <div className="story-removal">
          <label className="choice">
            <input
              type="checkbox"
              name="scelta"
              value={id}
              aria-label={storyRemovalText.chooseStory(name)}
              checked={selected}
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
            />
            <span>{storyRemovalText.choose}</span>
          </label>
          <button
            className="button button-quiet button-danger button-small"
            formAction={`/admin/storie/${id}/elimina`}
            aria-label={text.removeStory(name)}
          >
            {text.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
