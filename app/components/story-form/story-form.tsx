import { type OwnersPhoto, photoLabel } from "~/domain/photos/photo";
import type { FieldErrors as Errors } from "~/domain/result";
import { storyMaxLength, storyMaxPhotos } from "~/domain/stories/story";
import { consentSentence } from "~/text/consent";
import { storyFormText } from "~/text/story-form";
import { DraftPhoto } from "~/components/draft-photo";
import { Field, FieldErrors } from "~/components/field";

/** What the form contains when it is shown (again). */
export interface StoryFormState {
  token: string;
  values: { name: string; city: string; story: string; consent: boolean };
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: Errors;
}

/** The form of /submit (spec §2), complete without JavaScript. */
export function StoryForm({ product, state }: { product: string; state: StoryFormState }) {
  const text = storyFormText(product);
  const { token, values, draft, fieldErrors } = state;
  const room = storyMaxPhotos - (draft?.photos.length ?? 0);
  return (
    <form className="form form-sheet" method="post" encType="multipart/form-data">
      <input type="hidden" name="token" value={token} />
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {/* The browser presses a form's first button on Enter: this one, not the first «Togli». */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text.submit}
      </button>

      <Field name="story" label={text.story} hint={text.storyHint} errors={fieldErrors.story}>
        {(control) => (
          <textarea
            {...control}
            rows={7}
            maxLength={storyMaxLength}
            defaultValue={values.story}
            autoComplete="off"
          />
        )}
      </Field>

      <fieldset className="fieldset">
        <legend>{text.photos}</legend>
        {draft && draft.photos.length > 0 ? (
          <>
            <p>{text.photosKept}</p>
            <ul className="photo-strip">
              {draft.photos.map((photo) => (
                <li key={photo.id}>
                  <DraftPhoto
                    photo={photo}
                    draftId={draft.id}
                    alt={text.keptPhotoAlt(photoLabel(photo.name))}
                  />
                  <button
                    className="button button-quiet button-small"
                    name="remove"
                    value={photo.id}
                    formNoValidate
                    aria-label={text.removePhotoNamed(photoLabel(photo.name))}
                  >
                    {text.removePhoto}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {room > 0 ? (
          <Field
            name="photos"
            label={text.photos}
            optional
            hint={`${text.photosHint} ${text.photosPrivacy}`}
            errors={fieldErrors.photos}
          >
            {(control) => (
              <input {...control} className="file-picker" type="file" accept="image/*" multiple />
            )}
          </Field>
        ) : (
          <FieldErrors id="photos" errors={fieldErrors.photos} />
        )}
      </fieldset>

      <div className="form-columns">
        <Field name="name" label={text.name} optional errors={fieldErrors.name}>
          {(control) => <input {...control} maxLength={100} defaultValue={values.name} autoComplete="name" />}
        </Field>
        <Field name="city" label={text.city} optional errors={fieldErrors.city}>
          {(control) => (
            <input {...control} maxLength={100} defaultValue={values.city} autoComplete="address-level2" />
          )}
        </Field>
      </div>

      <div className="honeypot" aria-hidden="true">
        <label htmlFor="website">{text.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>

      <div>
        <label className="choice">
          <input
            type="checkbox"
            name="consent"
            value="true"
            required
            defaultChecked={values.consent}
            aria-describedby={fieldErrors.consent ? "consent-error" : undefined}
            aria-invalid={fieldErrors.consent ? true : undefined}
          />
          <span>{consentSentence(product)}</span>
        </label>
        <FieldErrors id="consent" errors={fieldErrors.consent} />
      </div>

      <button className="button" type="submit">
        {text.submit}
      </button>
    </form>
  );
}
