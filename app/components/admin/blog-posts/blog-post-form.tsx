import { FormPhotos, PhotoDate } from "~/components/admin/owner-form/form-photos";
import { OrderedPhotos } from "~/components/admin/owner-form/ordered-photos";
import {
  CorrectLinked,
  OwnerForm,
  type OwnerFormState,
  type OwnerFormTarget,
} from "~/components/admin/owner-form/owner-form";
import type { SummaryField } from "~/components/forms/error-summary";
import { Field } from "~/components/forms/field";
import type { blogPostTexts } from "~/domain/blog-posts/blog-post";
import { blogPostFormText as text } from "~/text/it/admin/forms";
import { type PlaceState, PublishedPlace } from "./published-place";

/** The id of the field `content`. The page already has another element with the id "content". */
const contentId = "post-content";

interface BlogPostFormState extends OwnerFormState<Record<(typeof blogPostTexts)[number], string>> {
  correctLinked: boolean;
  storyId: string | null;
  /** The story's `correctedAt`, because the sender may correct it meanwhile; "" when it was never corrected. */
  storyCorrectedAt: string;
  ofOtherStories: string[];
  place: PlaceState;
}

/** The fields of the blog post form, for the summary of its errors. */
export const blogPostFields: SummaryField[] = [
  { name: "title", label: text.title },
  { name: "authorName", label: text.author },
  { name: "date", label: text.date },
  { name: "content", id: contentId, label: text.content },
  { name: "existingPhotos", id: "existingPhotos-error" },
  { name: "photo" },
  { name: "city", label: text.city },
  { name: "country", label: text.country },
  { name: "place", id: "place-error" },
  { name: "precision" },
];

/** The form with the fields of a blog post. */
export function BlogPostForm({ state, ...target }: OwnerFormTarget & { state: BlogPostFormState }) {
  const { storyId, values, chosen, draft } = state;
  const isEdit = state.updatedAt !== "";
  return (
    <OwnerForm {...target} state={state} validation="validateBlogPost">
      {(fieldErrors, onChange) => (
        <>
          {storyId ? (
            <>
              <input type="hidden" name="story" value={storyId} />
              <input type="hidden" name="storyCorrectedAt" value={state.storyCorrectedAt} />
            </>
          ) : null}
          <div className="form-main">
            <Field name="title" label={text.title} errors={fieldErrors.title}>
              {(control) => <input {...control} maxLength={200} defaultValue={values.title} />}
            </Field>
            <Field name="authorName" label={text.author} optional errors={fieldErrors.authorName}>
              {(control) => <input {...control} maxLength={100} defaultValue={values.authorName} />}
            </Field>
            <Field
              name="date"
              label={text.date}
              hint={isEdit ? text.dateEditHint : text.dateHint}
              errors={fieldErrors.date}
            >
              {(control) => <input {...control} type="date" defaultValue={values.date} />}
            </Field>
            <PhotoDate photos={[...chosen, ...(draft?.photos ?? [])]} date={values.date} />
            <Field name="content" id={contentId} label={text.content} errors={fieldErrors.content}>
              {(control) => <textarea {...control} rows={12} defaultValue={values.content} />}
            </Field>
          </div>
          <div className="form-side">
            {isEdit ? (
              <OrderedPhotos {...{ chosen, draft, fieldErrors, onChange }} />
            ) : (
              <FormPhotos {...{ chosen, draft, fieldErrors }} ofOtherStories={state.ofOtherStories} />
            )}
            <details className="other-ways" open={chosen.length === 0 || Boolean(fieldErrors.photo)}>
              <summary>{text.addPhotos}</summary>
              <Field
                name="photo"
                label={isEdit ? text.morePhotos : text.photo}
                optional
                hint={isEdit ? text.morePhotosHint : text.photoHint}
                errors={fieldErrors.photo}
              >
                {(control) => (
                  <input
                    {...control}
                    className="file-picker"
                    type="file"
                    accept="image/*"
                    multiple={isEdit}
                  />
                )}
              </Field>
            </details>
          </div>
          <PublishedPlace values={values} place={state.place} fieldErrors={fieldErrors}>
            {isEdit ? <CorrectLinked label={text.correctStop} checked={state.correctLinked} /> : null}
          </PublishedPlace>
        </>
      )}
    </OwnerForm>
  );
}
