import { type SyntheticEvent, useState } from "react";
import { Button, ListLink } from "~/components/admin/buttons";
import { callApi } from "~/components/api-client";
import { Choice } from "~/components/form-parts/field";
import { useAddress, useOwnerWords } from "~/components/languages/use-owner-words";
import { shortened } from "~/domain/first-characters";
import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { fill, ofSender } from "~/text/fill";
import { PhotosToPromote, ReceivedPhotos } from "~/components/admin/stories/photos/received-photos";
import { StoryBadges } from "./story-badges";

interface ReceivedStoryProps {
  story: Story;
  /** The address of the story's own page. That page links back to this list. */
  address: string;
  /** The stored names of all ticked photos. */
  chosen: string[];
  onChoose(name: string, on: boolean): void;
  selected: boolean;
  onSelect(id: string, on: boolean): void;
}

/** A story in the owner's list. It is open at first when the story or one of its photos is ticked. */
export function ReceivedStory({ story, address, chosen, onChoose, selected, onSelect }: ReceivedStoryProps) {
  const { text: texts, plural, dateAndTime, shortDate } = useOwnerWords();
  const addressOf = useAddress();
  const { stories: text, storyRemoval } = texts;
  const { id, city, createdAt, photos, blogPost } = story;
  const name = story.name ?? text.anonymous;
  const own = photos.filter((photo) => chosen.includes(photo.name)).length;
  const [open] = useState(own > 0 || selected);
  const [isRead, markRead] = useState(story.readAt !== null);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || isRead) return;
    markRead(true);
    // Without an answer the story stays new. Its list stays as it is: among the new ones it would vanish when read.
    callApi(`/api/admin/stories/${id}`, { method: "PATCH", json: { read: true } }).catch(() =>
      markRead(false),
    );
  };
  const shown = isRead && story.state === "new" ? { ...story, state: "read" as const } : story;
  return (
    <li className="list-item folded-item received-story">
      <details open={open || undefined} onToggle={onToggle}>
        <summary>
          <h3>{name}</h3>
          {city ? <span className="story-city">{city}</span> : null}{" "}
          <time dateTime={createdAt}>{shortDate(createdAt)}</time>{" "}
          <span className="story-beginning" lang={story.language}>
            {shortened(story.story.trimStart().split("\n")[0] ?? "", 120)}
          </span>{" "}
          <span className="story-marks">
            {photos.map((photo) => (
              <img
                key={photo.id}
                src={photoUrl(smallestJpeg(photo).name)}
                alt=""
                width="44"
                height="44"
                loading="lazy"
                decoding="async"
              />
            ))}{" "}
            <StoryBadges story={shown} part="unusual" />
          </span>
        </summary>
        <div className="story-open">
          <p className="card-meta">
            <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>{" "}
            <span>{plural(text.photoCount, photos.length)}</span> <StoryBadges story={shown} part="usual" />{" "}
            <ListLink className="story-link" to={address} aria-label={ofSender(text.open, story.name)}>
              {text.openShort}
            </ListLink>
            {blogPost?.published ? (
              <a
                className="story-link"
                href={addressOf(`/blog/${blogPost.id}`)}
                aria-label={fill(text.inDiary, { title: blogPost.title })}
              >
                {texts.storyState.diary}
              </a>
            ) : null}
          </p>
          <p className="list-item-text" lang={story.language}>
            {story.story}
          </p>
          <ReceivedPhotos story={id} {...{ photos, chosen, onChoose }} />
          <div className="button-row story-promote">
            <Button
              look="small-main"
              formAction="/admin/nuovo-articolo"
              name="story"
              value={id}
              label={text.promote}
              aria-label={ofSender(text.promoteStory, story.name)}
              aria-describedby={`promote-${id}`}
            />{" "}
            <span className="button-note" id={`promote-${id}`}>
              <PhotosToPromote count={chosen.length || photos.length} others={chosen.length - own} />
            </span>
          </div>
          <div className="story-removal">
            <Choice
              label={storyRemoval.choose}
              name="scelta"
              value={id}
              aria-label={fill(storyRemoval.chooseStory, { name })}
              checked={selected}
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
            />{" "}
            <Button
              look="small-danger"
              formMethod="post"
              formAction={`/admin/storie/${id}/elimina`}
              label={text.remove}
              aria-label={ofSender(text.removeStory, story.name)}
            />
          </div>
        </div>
      </details>
    </li>
  );
}
