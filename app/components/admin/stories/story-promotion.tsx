import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { storiesText as text } from "~/text/it/admin-lists";
import { ReceivedPhoto } from "~/components/admin/stories/photos/received-photo";

interface StoryPromotionProps {
  story: Story;
  onEnlarge(photo: StoredPhoto): void;
}

/** The photos of a story, large, all ticked at first, and the button that makes an article with the ticked ones. */
export function StoryPromotion({ story: { id, name, photos }, onEnlarge }: StoryPromotionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(() => photos.map((photo) => photo.name));

  // Boxes that were changed before React was there count too.
  useEffect(() => {
    if (form.current) setChosen(new FormData(form.current).getAll("photo").map(String));
  }, []);

  const choose = (photo: string, on: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== photo), ...(on ? [photo] : [])]);
  return (
    <Form ref={form} className="story-promotion" method="get" action="/admin/nuovo-articolo">
      <input type="hidden" name="story" value={id} />
      {photos.length > 0 ? (
        <ul className="received-photos story-photos">
          {photos.map((photo) => (
            <ReceivedPhoto
              key={photo.id}
              photo={photo}
              label={photoLabel(photo.name)}
              newLocationAddress={`/admin/nuova-location?${new URLSearchParams({ story: id, photo: photo.name })}`}
              chosen={chosen.includes(photo.name)}
              large
              onChoose={choose}
              onEnlarge={onEnlarge}
            />
          ))}
        </ul>
      ) : null}
      <div className="button-row">
        <button
          className="button"
          aria-label={text.promoteStory(name ?? text.anonymous)}
          aria-describedby="promote"
        >
          {text.promote}
        </button>
        <span className="button-note" id="promote">
          {text.promoteWith(chosen.length, 0)}
        </span>
      </div>
    </Form>
  );
}
