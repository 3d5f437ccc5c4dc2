import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "~/components/forms/field";
import { useWords } from "~/components/languages/use-words";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { countCharacters, storyMaxLength } from "~/domain/stories/story";

interface StoryTextProps {
  value: string;
  errors: string[] | undefined;
  readOnly: boolean;
}

/** The text of the story. The browser adds a live counter, and a limit that counts as people do. */
export function StoryText({ value, errors, readOnly }: StoryTextProps) {
  const text = useWords().text.storyForm;
  const control = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => countCharacters(value));
  const inBrowser = useIsHydrated();
  useEffect(() => {
    // It may have been written before hydration.
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
      {(props) => (
        <textarea
          {...props}
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

/** Removes new characters beyond the limit, as `maxlength` does. The caret stays at the end of the text. */
function cap(area: HTMLTextAreaElement): void {
  const { text, caret } = withoutOverflow(area.value, area.selectionEnd, storyMaxLength);
  if (text === area.value) return;
  area.value = text;
  area.setSelectionRange(caret, caret);
}

/** Removes the excess characters before the caret, which were just inserted. */
export function withoutOverflow(text: string, caret: number, max: number): { text: string; caret: number } {
  const characters = Array.from(text);
  const before = Array.from(text.slice(0, caret));
  const kept = before.slice(0, Math.max(0, before.length - Math.max(0, characters.length - max)));
  const after = characters.slice(before.length);
  const beginning = kept.join("");
  return { text: beginning + after.slice(0, max - kept.length).join(""), caret: beginning.length };
}
