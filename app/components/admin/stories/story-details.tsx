import { BinButton } from "~/components/admin/bin-button";
import { Form, Link } from "@remix-run/react";
import { useState, useEffect, useRef } from "react";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { usePending } from "~/components/admin/use-pending";
import { dateAndTime } from "~/text/it/admin/dates";
import { storiesText } from "~/text/it/admin/lists";
import { storyPageText as text } from "~/text/it/admin/received-stories";
import { StoryBadges } from "./story-badges";
import { ReceivedPhotos, EnlargedPhoto } from "~/components/admin/stories/photos/received-photos";

interface StoryDetailsProps {
  story: Story;
  /** The query of the list from which the story was opened. */
  query: string;
}

/** One received story with all its information, its photos and its buttons. */
export function StoryDetails({ story, query }: StoryDetailsProps) {
  const {
    id,
    city,
    createdAt,
    consentVersion,
    consentLanguage,
    language,
    photos,
    blogPost,
    state,
    suspicion,
  } = story;
  const [enlarged, setEnlarged] = useState<StoredPhoto | null>(null);
  const pending = usePending(`/admin/storie/${id}`);
  const placed = photos.find(({ position }) => position);
  const newLocation = new URLSearchParams({ story: id, ...(placed && { photo: placed.name }) });
  return (
    <>
      <div className="list-item-head">
        <StoryBadges story={story} />
      </div>
      <p className="card-meta">
        {city ? <span>{city}</span> : null}
        <time dateTime={createdAt}>{text.arrived(dateAndTime(createdAt))}</time>
        <span>{storiesText.photoCount(photos.length)}</span>
        <span>{text.consent(consentVersion, consentLanguage)}</span>
      </p>
      <p className="list-item-text" lang={language}>
        {story.story}
      </p>
      {state === "suspect" ? (
        <div className="notice" role="note">
          {suspicion.map((reason) => (
            <p key={reason}>{text.suspect[reason]}</p>
          ))}
          <p>{text.suspectFate}</p>
        </div>
      ) : null}
      {blogPost ? (
        <p>
          {blogPost.published ? (
            <a href={`/blog/${blogPost.id}`}>{text.article(blogPost.title)}</a>
          ) : (
            <>
              {text.articleHidden(blogPost.title)}:{" "}
              <Link to={`/admin/articoli/${blogPost.id}`}>{text.openArticle}</Link>
            </>
          )}
        </p>
      ) : null}
      <StoryPromotion story={story} query={query} onEnlarge={setEnlarged} />
      <div className="button-row">
        <Link className="button button-quiet button-small" to={`/admin/nuova-location?${newLocation}`}>
          {text.createLocation}
        </Link>
        <a className="button button-quiet button-small" href={`/admin/storie/${id}.zip`} download>
          {text.download}
        </a>
        {state === "read" ? (
          <Form method="post" action={`/admin/storie/${id}${query}`}>
            <button className="button button-quiet button-small" aria-disabled={pending || undefined}>
              {text.markNew}
            </button>
          </Form>
        ) : null}
        {state === "suspect" ? (
          <Form method="post" action={`/admin/storie/${id}${query}`}>
            <button
              className="button button-small"
              name="suspect"
              value="false"
              aria-disabled={pending || undefined}
            >
              {text.notSpam}
            </button>
          </Form>
        ) : null}
        <BinButton address={`/admin/storie/${id}`} label={storiesText.remove} />
      </div>
      {enlarged ? <EnlargedPhoto photo={enlarged} onClose={() => setEnlarged(null)} /> : null}
    </>
  );
}

interface StoryPromotionProps extends StoryDetailsProps {
  onEnlarge(photo: StoredPhoto): void;
}

/**
 * The photos of a story in large, and the button that makes a blog post of the ticked photos. At first the photos are
 * ticked that the list would take: those that were ticked there, also of other stories, or without any all of this one.
 */
function StoryPromotion({ story: { id, name, photos }, query, onEnlarge }: StoryPromotionProps) {
  const form = useRef<HTMLFormElement>(null);
  const own = photos.map((photo) => photo.name);
  const ticked = [...new Set(new URLSearchParams(query).getAll("photo"))];
  const others = ticked.filter((photo) => !own.includes(photo));
  const [chosen, setChosen] = useState(ticked.length > 0 ? ticked : own);

  // The owner may have ticked or unticked boxes before hydration.
  useEffect(() => {
    if (form.current) setChosen(new FormData(form.current).getAll("photo").map(String));
  }, []);

  const choose = (photo: string, on: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== photo), ...(on ? [photo] : [])]);
  return (
    <Form ref={form} className="story-promotion" method="get" action="/admin/nuovo-articolo">
      <input type="hidden" name="story" value={id} />
      <input type="hidden" name="scelte" value="si" />
      {others.map((photo) => (
        <input key={photo} type="hidden" name="photo" value={photo} />
      ))}
      <ReceivedPhotos
        story={id}
        photos={photos}
        chosen={chosen}
        large
        onChoose={choose}
        onEnlarge={onEnlarge}
      />
      <div className="button-row">
        <button className="button" aria-label={storiesText.promoteStory(name)} aria-describedby="promote">
          {storiesText.promote}
        </button>
        <span className="button-note" id="promote">
          {storiesText.promoteWith(chosen.length, others.length)}
        </span>
      </div>
    </Form>
  );
}
