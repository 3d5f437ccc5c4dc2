import { useHref } from "@remix-run/react";
import { periodInWords } from "~/components/journey-map/journey-in-numbers";
import { useWords } from "~/components/languages/use-words";

type Choice = { key: string; count: number; name?: string };

interface DiaryChoiceProps {
  places: Choice[];
  periods: Choice[];
  /** The key of the shown part. Empty for the whole diary. */
  chosen: string;
}

/** A form that shows the articles of a country or a month. Nothing where the diary has one of each. */
export function DiaryChoice({ places, periods, chosen }: DiaryChoiceProps) {
  const words = useWords();
  const text = words.text.diary.choice;
  const address = useHref("/blog");
  if (places.length < 2 && periods.length < 2 && chosen === "") return null;
  const group = (label: string, choices: Choice[]) => (
    <optgroup label={label}>
      {choices.map(({ key, count, name = periodInWords(words, key) }) => (
        <option key={key} value={key}>{`${name} (${words.number(count)})`}</option>
      ))}
    </optgroup>
  );
  return (
    <form className="diary-choice" action={address} role="search">
      <select name="solo" aria-label={text.choose} defaultValue={chosen}>
        <option value="">{chosen ? text.everything : text.choose}</option>
        {group(text.where, places)}
        {group(text.when, periods)}
      </select>{" "}
      <button className="button button-quiet button-small">{text.show}</button>
    </form>
  );
}
