import { useHref } from "@remix-run/react";
import { Field } from "~/components/forms/field";
import { useWords } from "~/components/languages/use-words";
import { sightingCityMaxLength } from "~/domain/sightings/sighting";
import { ReminderLinks } from "./reminder-links";

/** The contents of the form for a sighting. */
export interface SightingFormState {
  token: string;
  city: string;
  /** The sentences of a refusal. Null when none was refused: then the form is folded. */
  errors: string[] | null;
}

/** The small form of a tag's page, for people without time: a town and two buttons. */
export function SightingForm({ code, token, city, errors }: SightingFormState & { code: string }) {
  const { language, text: all } = useWords();
  const { sighting: text, tagPage } = all;
  const path = useHref(`/t/${code}`);
  return (
    <details className="finder-later" open={errors !== null}>
      <summary>{text.open}</summary>
      {/* If sending breaks off, Chromium replaces a page with the same address. `invio` keeps this page for Back. */}
      <form className="form" method="post" action={`${path}?invio=1&lingua=${language.code}`}>
        <input type="hidden" name="token" value={token} />
        <Field name="city" label={text.city} optional errors={errors ?? []}>
          {(control) => <input {...control} maxLength={sightingCityMaxLength} defaultValue={city} />}
        </Field>
        <div className="button-row">
          <button className="button button-quiet" name="kind" value="holding">
            {text.holding}
          </button>
          <button className="button button-quiet" name="kind" value="seen">
            {text.seen}
          </button>
        </div>
      </form>
      <ReminderLinks path={path} />
      <TagLater code={code} later={tagPage.later} />
    </details>
  );
}

/** The code for a story that comes later. */
export function TagLater({ code, later }: { code: string; later: string }) {
  return (
    <p>
      {later} (<b className="tag-letters">{code}</b>).
    </p>
  );
}
