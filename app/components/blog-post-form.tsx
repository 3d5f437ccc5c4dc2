import { photoLabel, type StoredPhoto } from "~/domain/photos/photo";
import type { FieldErrors as Errors } from "~/domain/result";
import { blogPostFormText as text } from "~/text/admin";
import { DraftPhoto } from "./draft-photo";
import { Field, FieldErrors } from "./field";
import { Photo } from "./photo";

/** What the article form contains when it is shown (again). */
export interface BlogPostFormState {
  token: string;
  storyId: string | null;
  values: { title: string; authorName: string; city: string; country: string; content: string };
  /** Photos of received stories that the article will show. */
  chosen: StoredPhoto[];
  draft: { id: string; photos: StoredPhoto[] } | null;
  fieldErrors: Errors;
}

/** The form that makes a diary article (spec §2 "Articoli Diario"). */
export function BlogPostForm({ state }: { state: BlogPostFormState }) {
  const { token, storyId, values, chosen, draft, fieldErrors } = state;
  return (
    <form
      className="form form-sheet"
      method="post"
      action="/admin/nuovo-articolo"
      encType="multipart/form-data"
    >
      <input type="hidden" name="token" value={token} />
      {storyId ? <input type="hidden" name="story" value={storyId} /> : null}
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {/* The browser presses a form's first button on Enter: this one, not the first «Togli». */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text.submit}
      </button>

      <Field name="title" label={text.title} errors={fieldErrors.title}>
        {(control) => <input {...control} maxLength={200} defaultValue={values.title} />}
      </Field>
      <Field name="content" id="post-content" label={text.content} errors={fieldErrors.content}>
        {(control) => <textarea {...control} rows={12} defaultValue={values.content} />}
      </Field>
      <div className="form-columns">
        <Field name="city" label={text.city} errors={fieldErrors.city}>
          {(control) => <input {...control} maxLength={100} defaultValue={values.city} />}
        </Field>
        <Field name="country" label={text.country} errors={fieldErrors.country}>
          {(control) => <input {...control} maxLength={100} defaultValue={values.country} />}
        </Field>
      </div>
      <Field name="authorName" label={text.author} optional errors={fieldErrors.authorName}>
        {(control) => <input {...control} maxLength={100} defaultValue={values.authorName} />}
      </Field>

      {chosen.length > 0 ? (
        <fieldset className="fieldset">
          <legend>{text.chosen}</legend>
          <ul className="photo-strip">
            {chosen.map((photo) => (
              <li key={photo.id}>
                <input type="hidden" name="existingPhotos" value={photo.name} />
                <Photo photo={photo} alt={photoLabel(photo.name)} sizes="8rem" />
                <button
                  className="button button-quiet button-small"
                  name="unchoose"
                  value={photo.name}
                  formNoValidate
                  aria-label={text.removeChosenNamed(photoLabel(photo.name))}
                >
                  {text.removeChosen}
                </button>
              </li>
            ))}
          </ul>
          <FieldErrors id="existingPhotos" errors={fieldErrors.existingPhotos} />
          <button className="button button-quiet button-small" name="unchoose" value="*" formNoValidate>
            {text.removeAll}
          </button>
        </fieldset>
      ) : (
        <FieldErrors id="existingPhotos" errors={fieldErrors.existingPhotos} />
      )}

      {draft && draft.photos.length > 0 ? (
        <div>
          <p>{text.keptPhoto}</p>
          <ul className="photo-strip">
            {draft.photos.map((photo) => (
              <li key={photo.id}>
                <DraftPhoto photo={photo} draftId={draft.id} alt={photoLabel(photo.name)} />
                <button
                  className="button button-quiet button-small"
                  name="remove"
                  value={photo.id}
                  formNoValidate
                >
                  {text.removeChosen}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Field name="photo" label={text.photo} optional hint={text.photoHint} errors={fieldErrors.photo}>
        {(control) => <input {...control} className="file-picker" type="file" accept="image/*" />}
      </Field>

      <button className="button" type="submit">
        {text.submit}
      </button>
    </form>
  );
}
