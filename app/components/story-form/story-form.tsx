import { useHref } from "@remix-run/react";
import { Field } from "~/components/forms/field";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { useWords } from "~/components/languages/use-words";
import { ConsentField } from "./consent-field";
import { PhotosField } from "~/components/story-form/photos/photos-field";
import { SendingStatus } from "~/components/story-form/sending/sending-status";
import type { StoryFormState } from "./story-form-state";
import { StoryText } from "./story-text";
import { SubmitButton } from "~/components/story-form/sending/submit-button";
import { useStoryForm } from "./use-story-form";

interface StoryFormProps {
  state: StoryFormState;
}

/** The form of /submit: complete without JavaScript, and sent in the background after hydration. */
export function StoryForm({ state }: StoryFormProps) {
  const words = useWords();
  const text = words.text.storyForm;
  const { token, values, consentVersion, code, draft, leftOut } = state;
  const story = useStoryForm(state);
  const { fieldErrors, sending, isBusy } = story;
  return (
    <form
      className="form form-sheet"
      method="post"
      action={useHref("/submit")}
      encType="multipart/form-data"
      ref={story.form}
      noValidate={useIsHydrated()}
      onSubmit={story.onSubmit}
      onChange={story.onChange}
    >
      <input type="hidden" name="lang" value={words.language.code} />
      <input type="hidden" name="token" value={token} />
      {code ? <input type="hidden" name="code" value={code} /> : null}
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {story.takenAway.map((id) => (
        <input key={id} type="hidden" name="removed" value={id} />
      ))}
      {/* The browser presses a form's first button on Enter: this one, not the first «Togli». */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text.submit}
      </button>

      <StoryText value={values.story} errors={fieldErrors.story} readOnly={isBusy} />
      <PhotosField
        kept={draft ? { draftId: draft.id, photos: story.kept, takeAway: story.takeFromDraft } : null}
        chosen={story.chosen}
        leftOut={leftOut}
        errors={fieldErrors.photos}
        disabled={isBusy}
      />
      <div className="form-columns">
        <Field name="name" label={text.name} optional errors={fieldErrors.name}>
          {(control) => (
            <input
              {...control}
              maxLength={100}
              defaultValue={values.name}
              autoComplete="name"
              readOnly={isBusy}
            />
          )}
        </Field>
        <Field name="city" label={text.city} optional errors={fieldErrors.city}>
          {(control) => (
            <input
              {...control}
              maxLength={100}
              defaultValue={values.city}
              autoComplete="address-level2"
              readOnly={isBusy}
            />
          )}
        </Field>
      </div>
      <div className="honeypot" aria-hidden="true">
        <label htmlFor="website">{text.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <ConsentField version={consentVersion} agreed={values.consent} errors={fieldErrors.consent} />
      <div className="form-send">
        <SubmitButton sending={sending} />
        <SendingStatus sending={sending} onSendPlainly={story.sendPlainly} />
      </div>
    </form>
  );
}
