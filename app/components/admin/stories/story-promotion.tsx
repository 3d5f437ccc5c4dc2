import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { ReceivedPhotos } from "~/components/admin/stories/photos/received-photos";
import { storiesText as text } from "~/text/it/admin/lists";

interface StoryPromotionProps {
  story: Story;
  onEnlarge(photo: StoredPhoto): void;
}

/** The photos of a story, large, all ticked at first, and the button that makes a blog post with the ticked ones. */
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
      <ReceivedPhotos
        story={id}
        photos={photos}
        chosen={chosen}
        large
        onChoose={choose}
        onEnlarge={onEnlarge}
      />
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
