import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FieldSentences } from "~/text/field-sentences";
import { useWords } from "~/components/languages/use-words";
import { storyMaxPhotos } from "~/domain/stories/story";
import { checkStory } from "./check-story";
import type { StoryFormState } from "./story-form-state";
import { useChosenPhotos } from "~/components/story-form/photos/use-chosen-photos";
import { useFieldErrors } from "./use-field-errors";
import { useLeaveGuard } from "~/components/story-form/sending/use-leave-guard";
import { useSending } from "~/components/story-form/sending/use-sending";

/** State and handlers of the story form after hydration; none of it runs without JavaScript. */
export function useStoryForm({ draft, fieldErrors: before }: StoryFormState) {
  const form = useRef<HTMLFormElement>(null);
  const { fieldErrors, refuse, forget } = useFieldErrors(form, before);
  const [takenAway, setTakenAway] = useState<string[]>([]);
  const kept = draft?.photos.filter(({ id }) => !takenAway.includes(id)) ?? [];
  const waiting = useChosenPhotos(storyMaxPhotos - kept.length);
  const takeAway = (number: number) => {
    forget("photos");
    waiting.takeAway(number);
  };
  const chosen = { ...waiting, takeAway };
  const leaving = useRef(false);
  const [plainTries, setPlainTries] = useState(0);
  const sendPlainly = () => setPlainTries((tries) => tries + 1);
  useEffect(() => {
    // After the render that enables the file input again: a disabled one would send no photos.
    if (plainTries === 0) return;
    leaving.current = true;
    form.current?.submit();
  }, [plainTries]);
  const onRefused = (errors: FieldSentences) => {
    // Only a new page knows the present sentence of the consent.
    if (errors.consentVersion) sendPlainly();
    else refuse(errors);
  };
  const text = useWords().text.storyForm;
  const onSent = (receipt: string) => {
    leaving.current = true;
    form.current?.reset();
    // Back would show this page as it was left.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    location.assign(`${receipt}?inviata=1`);
  };
  const { sending, send, isBusy } = useSending({ onSent, onRefused });

  const isUnsent = useCallback(() => !leaving.current && hasContent(form.current), []);
  useLeaveGuard(isUnsent);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const errors = checkStory(data, text);
    refuse(errors);
    if (Object.keys(errors).length > 0) return;
    clearHoneypot(event.currentTarget);
    void send(
      data,
      chosen.photos.map(({ preparing }) => preparing),
    );
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => forget((target as HTMLInputElement).name);
  const takeFromDraft = (id: string) => setTakenAway((all) => [...all, id]);
  return {
    form,
    fieldErrors,
    kept,
    takenAway,
    takeFromDraft,
    chosen,
    sending,
    isBusy,
    onSubmit,
    onChange,
    sendPlainly,
  };
}

/** Empties the honeypot, so that a browser that filled it by itself is refused only once. */
function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem("website");
  if (field instanceof HTMLInputElement) field.value = "";
}

/** Whether something would be lost with the page. */
function hasContent(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const data = new FormData(form);
  const isTyped = ["story", "name", "city"].some((name) => String(data.get(name) ?? "").trim() !== "");
  return isTyped || data.getAll("photos").some((file) => file instanceof File && file.size > 0);
}
