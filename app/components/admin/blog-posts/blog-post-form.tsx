import { useParams } from "@remix-run/react";
import { PlainLink } from "~/components/admin/buttons";
import { FormPhotos, PhotoDate } from "~/components/admin/owner-form/form-photos";
import { OrderedPhotos } from "~/components/admin/owner-form/ordered-photos";
import { CorrectLinked, OwnerForm, type OwnerFormState } from "~/components/admin/owner-form/owner-form";
import { SavedVersion } from "~/components/admin/owner-form/saved-version";
import type { SummaryField } from "~/components/form-parts/error-summary";
import type { blogPostTexts } from "~/domain/blog-posts/blog-post";
import { useAddress, useOwnerWords } from "~/components/languages/use-owner-words";
import { type PlaceState, PublishedPlace } from "./published-place";
import type { OwnerTexts } from "~/text/words";

interface BlogPostFormState extends OwnerFormState<(typeof blogPostTexts)[number]> {
  correctLinked: boolean;
  storyId: string | null;
  /** The story's `correctedAt`, because the sender may correct it meanwhile; "" when it was never corrected. */
  storyCorrectedAt: string;
  /** The words of the story, when its sender has corrected them meanwhile. */
  corrected: Record<string, string> | null;
  /** Notes about the story, which the owner reads before publishing it. */
  notes: { text: string; link?: { to: string; label: string } }[];
  ofOtherStories: string[];
  place: PlaceState;
}

/** The fields of the blog post form. Their labels are also in the summary of its errors. */
const fieldsIn = (text: OwnerTexts["blogPostForm"]): SummaryField[] => [
  { name: "title", label: text.title },
  { name: "authorName", label: text.author },
  { name: "date", label: text.date },
  // The page already has another element with the id "content".
  { name: "content", id: "post-content", label: text.content },
  { name: "existingPhotos", id: "existingPhotos-error" },
  { name: "photo" },
  { name: "city", label: text.city },
  { name: "country", label: text.country },
  { name: "place", id: "place-error" },
  { name: "precision" },
];

interface BlogPostFormProps {
  state: BlogPostFormState;
  current?: Record<string, string> | null;
  published?: boolean;
}

/** The page with the form of a blog post, a new one or a stored one. */
export function BlogPostForm({ state, current, published = false }: BlogPostFormProps) {
  const text = useOwnerWords().text.blogPostForm;
  const addressOf = useAddress();
  const fields = fieldsIn(text);
  const { storyId, values, chosen, draft, corrected } = state;
  const { id } = useParams();
  const isEdit = state.updatedAt !== "";
  const hideOrPublish = published
    ? ({ intent: "hide", label: text.saveHidden } as const)
    : ({ intent: "publish", label: text.savePublished } as const);
  return (
    <OwnerForm
      {...{ state, current, fields }}
      validation="validateBlogPost"
      submit={id ? text.save : text.submit}
      otherSubmits={
        id
          ? [hideOrPublish, { intent: "look", label: text.preview }]
          : [
              { intent: "place", label: text.publishOnMap },
              { intent: "hide", label: text.saveHidden },
              { intent: "preview", label: text.preview },
            ]
      }
      above={
        <>
          {state.notes.map(({ text: note, link }) => (
            <p className="notice" role="note" key={note}>
              {note} {link ? <a href={link.to}>{link.label}</a> : null}
            </p>
          ))}
          {corrected && storyId ? (
            <SavedVersion
              {...{ saved: corrected, yours: values, fields }}
              take={`?${new URLSearchParams({ story: storyId })}`}
            />
          ) : null}
          {published ? (
            <p className="button-row">
              <PlainLink href={addressOf(`/blog/${id}`)} label={text.view} />
            </p>
          ) : null}
        </>
      }
    >
      {({ fieldErrors, field, onChange }) => (
        <>
          {storyId ? (
            <>
              <input type="hidden" name="story" value={storyId} />
              <input type="hidden" name="storyCorrectedAt" value={state.storyCorrectedAt} />
            </>
          ) : null}
          <div className="form-main">
            {field("title", { maxLength: 200 })}
            {field("authorName", { optional: true, maxLength: 100 })}
            {field("date", { type: "date", hint: isEdit ? text.dateEditHint : text.dateHint })}
            <PhotoDate state={state} />
            {field("content", { rows: 12 })}
          </div>
          <div className="form-side">
            {isEdit ? (
              <OrderedPhotos {...{ chosen, draft, fieldErrors, onChange }} />
            ) : (
              <FormPhotos {...{ chosen, draft, fieldErrors }} ofOtherStories={state.ofOtherStories} />
            )}
            <details className="other-ways" open={chosen.length === 0 || Boolean(fieldErrors.photo)}>
              <summary>{text.addPhotos}</summary>
              {field("photo", {
                label: isEdit ? text.morePhotos : text.photo,
                hint: isEdit ? text.morePhotosHint : text.photoHint,
                multiple: isEdit,
              })}
            </details>
          </div>
          <PublishedPlace {...{ field, fieldErrors }} city={values.city} place={state.place}>
            {isEdit ? <CorrectLinked label={text.correctStop} checked={state.correctLinked} /> : null}
          </PublishedPlace>
        </>
      )}
    </OwnerForm>
  );
}
