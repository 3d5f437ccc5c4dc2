import { useHref, useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Choice, Field, FieldErrorList, TextField } from "~/components/form-parts/field";
import { useWayBack } from "~/components/form-parts/way-back";
import { useWords } from "~/components/languages/use-words";
import { DocumentLink } from "~/components/layout/links";
import { PhotosField } from "~/components/story-form/photos/photos-field";
import { SendingStatus } from "~/components/story-form/sending/use-sending";
import { useIsHydrated } from "~/components/use-is-hydrated";
import type { ConsentVersion } from "~/domain/stories/consent";
import { countCharacters, storyMaxLength } from "~/domain/stories/story";
import type { ShownWish } from "~/domain/wishes/wish";
import { ShortFields } from "./short-fields";
import type { StoryFormState } from "./story-form-state";
import { useStoryForm } from "./use-story-form";

/** The form's id, for buttons elsewhere on the page. */
export const storyFormId = "story-form";

/** The form of /submit. After hydration a script sends it in the background; without scripts the browser does. */
export function StoryForm({ state, wishes }: { state: StoryFormState; wishes: ShownWish[] }) {
  const words = useWords();
  const text = words.text.storyForm;
  const { values, consentVersion, code, receipt, draft, leftOut } = state;
  const story = useStoryForm(state);
  const { token, fieldErrors, sending, isBusy } = story;
  const address = useWayBack(useHref(useLocation().pathname));
  return (
    <form
      className="form form-sheet"
      id={storyFormId}
      method="post"
      action={address}
      encType="multipart/form-data"
      ref={story.form}
      noValidate={useIsHydrated()}
      onSubmit={story.onSubmit}
      onChange={story.onChange}
    >
      <input type="hidden" name="lang" value={words.language.code} />
      <input type="hidden" name="token" value={token} />
      {code ? <input type="hidden" name="code" value={code} /> : null}
      {receipt ? <input type="hidden" name="receipt" value={receipt} /> : null}
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {story.takenAway.map((id) => (
        <input key={id} type="hidden" name="removed" value={id} />
      ))}
      <StoryText value={values.story} errors={fieldErrors.story} readOnly={isBusy} />
      <PhotosField
        kept={draft ? { draftId: draft.id, photos: story.kept, takeAway: story.takeFromDraft } : null}
        chosen={story.chosen}
        leftOut={leftOut}
        errors={fieldErrors.photos}
        disabled={isBusy}
      />
      <ShortFields values={values} errors={fieldErrors} hints readOnly={isBusy} />
      <WishField wishes={wishes} chosen={values.wish} />
      <div className="honeypot" aria-hidden="true">
        <label htmlFor="website">{text.honeypot}</label>{" "}
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <ConsentField version={consentVersion} agreed={values.consent} errors={fieldErrors.consent} />
      <div className="form-send">
        <FieldErrorList id="website" errors={fieldErrors.website} />
        <button className="button" type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? text.pending : sending.step === "failed" ? text.retry : text.submit}
        </button>
        <SendingStatus sending={sending} onSendPlainly={() => story.sendPlainly()} />
      </div>
    </form>
  );
}

/** The choice of the wish that has come true. Nothing when the toy has none. */
function WishField({ wishes, chosen }: { wishes: ShownWish[]; chosen: string }) {
  const { wish: label, noWish } = useWords().text.storyForm;
  if (wishes.length === 0) return null;
  const none = { id: "", text: noWish, lang: undefined };
  const options = [none, ...wishes].map(({ id, text, lang }) => ({ value: id, label: text, lang }));
  return <TextField name="wish" label={label} optional defaultValue={chosen} options={options} />;
}

/** The checkbox of the consent, as every form with a finder's photos has it. The version of the displayed sentence is sent with the form. */
export function ConsentField(props: { version: ConsentVersion; agreed: boolean; errors?: string[] }) {
  const { version, agreed, errors } = props;
  const { text } = useWords();
  return (
    <div>
      <input type="hidden" name="consentVersion" value={version} />
      <Choice
        label={text.storyForm.consent[version]}
        id="consent"
        name="consent"
        value="true"
        required
        defaultChecked={agreed}
        aria-describedby={errors ? "consent-error" : undefined}
        aria-invalid={errors ? true : undefined}
      />
      <FieldErrorList id="consent" errors={errors} />
      <p className="field-hint">
        <DocumentLink to="/privacy" target="_blank">
          {text.storyForm.consentMore} <span className="visually-hidden">{text.layout.newTab}</span>
        </DocumentLink>
      </p>
    </div>
  );
}

/** The field for the text of the story. Scripts add a counter and a limit, which count characters as people do. */
function StoryText(props: { value: string; errors?: string[]; readOnly: boolean }) {
  const { value, errors, readOnly } = props;
  const text = useWords().text.storyForm;
  const control = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => countCharacters(value));
  const inBrowser = useIsHydrated();
  useEffect(() => {
    // Somebody may have typed before hydration.
    if (control.current) setCount(countCharacters(control.current.value));
  }, []);

  const onInput = ({ currentTarget: area, nativeEvent }: FormEvent<HTMLTextAreaElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) cap(area);
    setCount(countCharacters(area.value));
  };
  return (
    <Field
      name="story"
      label={text.story}
      hint={text.storyHint}
      errors={errors}
      aside={
        inBrowser ? (
          <p className="field-counter">
            {`${count} / ${storyMaxLength}`}
            <span className="visually-hidden" role="status">
              {count >= storyMaxLength ? text.storyFull : ""}
            </span>
          </p>
        ) : null
      }
    >
      {(attributes) => (
        <textarea
          {...attributes}
          ref={control}
          rows={7}
          maxLength={inBrowser ? undefined : storyMaxLength}
          defaultValue={value}
          readOnly={readOnly}
          onInput={onInput}
          onCompositionEnd={({ currentTarget }) => cap(currentTarget)}
        />
      )}
    </Field>
  );
}

/** Removes new characters beyond the limit, as `maxlength` does. The caret moves to the end of the kept new text. */
function cap(area: HTMLTextAreaElement): void {
  const { text, caret } = withoutOverflow(area.value, area.selectionEnd, storyMaxLength);
  if (text === area.value) return;
  area.value = text;
  area.setSelectionRange(caret, caret);
}

/** Shortens a text to `max` characters. The characters before the caret go first, because they were just inserted. */
export function withoutOverflow(text: string, caret: number, max: number): { text: string; caret: number } {
  const characters = Array.from(text);
  const before = Array.from(text.slice(0, caret));
  const kept = before.slice(0, Math.max(0, before.length - Math.max(0, characters.length - max)));
  const after = characters.slice(before.length);
  const beginning = kept.join("");
  return { text: beginning + after.slice(0, max - kept.length).join(""), caret: beginning.length };
}
