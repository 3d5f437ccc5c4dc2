import { Form, Link } from "@remix-run/react";
import { Button, EarlierButton, FormButton } from "~/components/admin/buttons";
import { TextField } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { StopToChoose, Wish } from "~/domain/wishes/wish";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { type TypedWish, WishForm } from "./wish-form";

interface ListedWishProps {
  wish: Wish;
  /** The id of the open wish before this one. */
  before?: string;
  /** The refused form of this wish. Null when none was refused. */
  wrong: { typed: TypedWish; seen: string; errors: FieldSentences } | null;
}

/** A wish in the owner's list, with its buttons: an open one, or one that came true. */
export function ListedWish({ wish, before, wrong }: ListedWishProps) {
  const text = useOwnerWords().text.wishes;
  const { id, locationId, city, updatedAt } = wish;
  return (
    <li className="list-item" id={id}>
      <h4>{wish.text}</h4>
      {locationId === null ? null : (
        <p>
          {city === null ? (
            text.stopGone
          ) : (
            <Link to={`/admin/locations/${locationId}`}>{fill(text.inCity, { city })}</Link>
          )}
        </p>
      )}
      <div className="button-row">
        {before === undefined ? null : <EarlierButton id={id} before={before} about={wish.text} />}{" "}
        {locationId === null ? null : (
          <FormButton fields={{ id }} name="open" value="true" label={text.open} about={wish.text} />
        )}{" "}
        <FormButton
          fields={{ id }}
          look="small-danger"
          name="remove"
          value="true"
          label={text.remove}
          about={wish.text}
        />
      </div>
      <details className="wish-more" key={updatedAt} open={wrong !== null}>
        <summary aria-label={`${text.edit}: ${wish.text}`}>{text.edit}</summary>
        <WishForm
          fields={{ id, seen: wrong?.seen ?? updatedAt }}
          typed={wrong?.typed ?? { ...wish }}
          errors={wrong?.errors ?? {}}
        />
      </details>
    </li>
  );
}

interface FulfilWishProps {
  wishes: Wish[];
  stops: StopToChoose[];
  chosen: Partial<Record<"id" | "stop", string>>;
  errors: string[];
}

/** The form that ticks an open wish off with the stop where it came true. */
export function FulfilWish({ wishes, stops, chosen, errors }: FulfilWishProps) {
  const { text: texts, shortDate } = useOwnerWords();
  const text = texts.wishes;
  const nameOf = ({ city, date, visible }: StopToChoose) => {
    const name = `${city}, ${shortDate(date)}`;
    return visible ? name : fill(text.hiddenStop, { name });
  };
  const all = stops.map((stop) => ({ value: stop.id, label: nameOf(stop), lang: "" }));
  return (
    <section aria-labelledby="fulfil-title">
      <h3 className="section-title" id="fulfil-title">
        {text.fulfil}
      </h3>
      {stops.length === 0 ? (
        <p>{text.noStops}</p>
      ) : (
        <Form method="post" className="wish-form form-sheet" preventScrollReset noValidate>
          <TextField
            name="id"
            label={text.text}
            required={false}
            defaultValue={chosen.id}
            options={wishes.map(({ id, text: label }) => ({ value: id, label, lang: "" }))}
          />
          <TextField
            name="stop"
            label={text.stop}
            hint={text.stopHint}
            errors={errors}
            required={false}
            defaultValue={chosen.stop}
            options={[{ value: "", label: text.chooseStop, lang: undefined }, ...all]}
          />
          <Button look="main" label={text.tick} />
        </Form>
      )}
    </section>
  );
}
