import { ClaimedWish } from "~/components/admin/wishes/claimed-wish";
import { languageName } from "~/text/owner/language-name";
import { Form, Link } from "@remix-run/react";
import { useRef } from "react";
import { BinButton, Button, FormButton, PlainLink, ButtonLink } from "~/components/admin/buttons";
import { useAddress, useOwnerWords } from "~/components/languages/use-owner-words";
import type { Story } from "~/domain/stories/story";
import type { Claim } from "~/domain/wishes/wish";
import { fill, ofSender } from "~/text/fill";
import { PhotosToPromote, ReceivedPhotos, useTicks } from "./photos/received-photos";
import { StoryBadges } from "./story-badges";

/** One received story with all its information, photos and buttons. `query`: of the list from which it was opened. */
export function StoryDetails(props: { story: Story; claim: Claim | null; query: string }) {
  const { story, claim, query } = props;
  const words = useOwnerWords();
  const addressOf = useAddress();
  const { text: texts, plural, dated, dateAndTime } = words;
  const { storyPage: text, stories } = texts;
  const { id, city, createdAt, photos, blogPost, state } = story;
  const address = `/admin/storie/${id}`;
  const placed = photos.find(({ position }) => position);
  const newLocation = new URLSearchParams({ story: id, ...(placed && { photo: placed.name }) });
  return (
    <>
      <div className="card-meta">
        <StoryBadges story={story} />
      </div>
      <p className="card-meta">
        {city ? <span>{city}</span> : null}{" "}
        <time dateTime={createdAt}>{dated(text.arrived, { moment: dateAndTime(createdAt) })}</time>{" "}
        <span>{plural(stories.photoCount, photos.length)}</span>{" "}
        <span>
          {fill(text.consent, {
            version: story.consentVersion,
            language: languageName(words, story.consentLanguage),
          })}
        </span>
      </p>
      <p className="list-item-text" lang={story.language}>
        {story.story}
      </p>
      {state === "suspect" ? (
        <div className="notice" role="note">
          {story.suspicion.map((reason) => (
            <p key={reason}>{text.suspect[reason]}</p>
          ))}
          <p>{text.suspectFate}</p>
        </div>
      ) : null}
      {blogPost ? (
        <p>
          {blogPost.published ? (
            <a href={addressOf(`/blog/${blogPost.id}`)}>{fill(text.article, { title: blogPost.title })}</a>
          ) : (
            <>
              {fill(text.articleHidden, { title: blogPost.title })}:{" "}
              <Link to={`/admin/articoli/${blogPost.id}`}>{text.openArticle}</Link>
            </>
          )}
        </p>
      ) : null}
      {claim ? <ClaimedWish {...claim} /> : null}
      <StoryPromotion story={story} query={query} />
      <div className="button-row">
        <ButtonLink to={`/admin/nuova-location?${newLocation}`} label={text.createLocation} />{" "}
        <PlainLink href={`${address}.zip`} download label={text.download} />{" "}
        {state === "read" ? <FormButton action={address + query} toTop label={text.markNew} /> : null}{" "}
        {state === "suspect" ? (
          <FormButton
            action={address + query}
            toTop
            look="small-main"
            name="suspect"
            value="false"
            label={text.notSpam}
          />
        ) : null}{" "}
        <BinButton address={address} label={stories.remove} />
      </div>
    </>
  );
}

/** The photos of a story, and the button that makes a blog post of the ticked ones: those of the list, or all. */
function StoryPromotion({ story: { id, name, photos }, query }: { story: Story; query: string }) {
  const { stories: text } = useOwnerWords().text;
  const form = useRef<HTMLFormElement>(null);
  const own = photos.map((photo) => photo.name);
  const ticked = [...new Set(new URLSearchParams(query).getAll("photo"))];
  const others = ticked.filter((photo) => !own.includes(photo));
  const { ticks: chosen, tick: choose } = useTicks(form, "photo", ticked.length > 0 ? ticked : own);
  return (
    <Form ref={form} className="story-promotion" method="get" action="/admin/nuovo-articolo">
      <input type="hidden" name="story" value={id} />
      <input type="hidden" name="scelte" value="si" />
      {others.map((photo) => (
        <input key={photo} type="hidden" name="photo" value={photo} />
      ))}
      <ReceivedPhotos story={id} photos={photos} chosen={chosen} large onChoose={choose} />
      <div className="button-row">
        <Button
          look="main"
          label={text.promote}
          aria-label={ofSender(text.promoteStory, name)}
          aria-describedby="promote"
        />{" "}
        <span className="button-note" id="promote">
          <PhotosToPromote count={chosen.length} others={others.length} />
        </span>
      </div>
    </Form>
  );
}
