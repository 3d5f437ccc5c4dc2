import { useHref } from "@remix-run/react";
import { TextField } from "~/components/form-parts/field";
import { useWayBack } from "~/components/form-parts/way-back";
import { useWords } from "~/components/languages/use-words";
import { ReminderLinks } from "~/components/sightings/sighting-receipt";
import { sightingCityMaxLength } from "~/domain/sightings/sighting";

/** The small form of a tag's page, for people without time: a town and two buttons. */
export function SightingForm(props: { code: string; token: string; city: string; errors: string[] | null }) {
  const { code, token, city, errors } = props;
  const { language, text: all } = useWords();
  const { sighting: text } = all;
  const path = useHref(`/t/${code}`);
  const address = useWayBack(`${path}?lingua=${language.code}`);
  return (
    <details className="finder-later" open={errors !== null}>
      <summary>{text.open}</summary>
      <form className="form" method="post" action={address}>
        <input type="hidden" name="token" value={token} />
        <TextField
          name="city"
          label={text.city}
          optional
          errors={errors ?? []}
          maxLength={sightingCityMaxLength}
          defaultValue={city}
        />
        <div className="button-row">
          <button className="button button-quiet" name="kind" value="holding">
            {text.holding}
          </button>{" "}
          <button className="button button-quiet" name="kind" value="seen">
            {text.seen}
          </button>
        </div>
      </form>
      <ReminderLinks path={path} /> <TagLater code={code} />
    </details>
  );
}

/** The code for a story that comes later. */
export function TagLater({ code }: { code: string }) {
  return (
    <p>
      {useWords().text.tagPage.later} (<b className="tag-letters">{code}</b>).
    </p>
  );
}
