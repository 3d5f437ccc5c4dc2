import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useBeforeUnload } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";
import {
  type ChosenPhoto,
  filesToSend,
  holdFiles,
  useChosenPhotos,
} from "~/components/story-form/photos/use-chosen-photos";
import type { PhotoToSend } from "~/components/story-form/photos/shrink-photo.client";
import { useSending } from "~/components/story-form/sending/use-sending";
import { storyFieldNames } from "~/domain/stories/fields";
import { countCharacters, storyMaxLength, storyMaxPhotos } from "~/domain/stories/story";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import type { Texts } from "~/text/words";
import { useKeptWords } from "./kept-words";
import type { StoryFormState } from "./story-form-state";

/** Returns the state and the handlers of the story form after hydration. Without JavaScript none of them is used. */
export function useStoryForm(state: StoryFormState) {
  const text = useWords().text.storyForm;
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef(false);
  const { token, keep, forget: forgetWords } = useKeptWords(form, state);
  const { fieldErrors, refuse, forget } = useFieldErrors(form, state.fieldErrors);
  const [takenAway, setTakenAway] = useState<string[]>([]);
  const kept = state.draft?.photos.filter(({ id }) => !takenAway.includes(id)) ?? [];
  const waiting = useChosenPhotos(storyMaxPhotos - kept.length);
  const takeAway = (number: number) => {
    forget("photos");
    waiting.takeAway(number);
  };
  const [plainTry, setPlainTry] = useState<ChosenPhoto[] | null>(null);
  const sendPlainly = (photos = waiting.photos) => setPlainTry([...photos]);
  useEffect(() => {
    // The photos go into the file input, which is disabled during a sending. An effect runs after it is enabled again.
    if (!plainTry) return;
    const picker = form.current?.elements.namedItem("photos");
    leaving.current = true;
    holdFiles(picker, filesToSend(plainTry));
    form.current?.submit();
    // After Back, browsers restore the files that the person picked, but no files that a script has made.
    const picked = plainTry.map(({ chosen }) => chosen);
    holdFiles(picker, picked);
  }, [plainTry]);
  const onRefused = (errors: FieldSentences, photos: PhotoToSend[]) => {
    waiting.leaveOut(photos);
    // The consent sentence has changed, and only a new page has the present sentence. So the browser sends the form.
    const isGood = ({ prepared }: ChosenPhoto) => !prepared || !photos.includes(prepared);
    if (errors.consentVersion) sendPlainly(waiting.photos.filter(isGood));
    else refuse(errors);
  };
  const onSent = (receipt: string) => {
    leaving.current = true;
    forgetWords();
    form.current?.reset();
    // Back could show this page as it was before the sending. So it is then loaded again.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    location.assign(`${receipt}?inviata=1`);
  };
  const { sending, send, isBusy } = useSending({ onSent, onRefused });

  useBeforeUnload((event) => {
    if (!leaving.current && hasContent(form.current)) event.preventDefault();
  });

  const checkAndSend = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const errors = checkStory(data, text);
    refuse(errors);
    if (Object.keys(errors).length > 0) return;
    // A browser may have filled in the honeypot by itself. After a refusal its next try succeeds.
    const honeypot = form.elements.namedItem("website");
    if (honeypot instanceof HTMLInputElement) honeypot.value = "";
    const photos = waiting.photos.map(({ preparing }) => preparing);
    void send(data, photos);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The browser itself sends the form and leaves the page: after a button for a language, or after an error below.
    leaving.current = true;
    if (submitter?.hasAttribute("formaction")) return;
    checkAndSend(event.currentTarget);
    leaving.current = false;
    event.preventDefault();
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    forget((target as HTMLInputElement).name);
    keep();
  };
  const takeFromDraft = (id: string) => setTakenAway((all) => [...all, id]);
  return {
    form,
    token,
    fieldErrors,
    kept,
    takenAway,
    takeFromDraft,
    chosen: { ...waiting, takeAway },
    sending,
    isBusy,
    onSubmit,
    onChange,
    sendPlainly,
  };
}

/** True when the form has words or photos that leaving the page would lose. */
function hasContent(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const data = new FormData(form);
  const isTyped = storyFieldNames.some((name) => String(data.get(name) ?? "").trim() !== "");
  return isTyped || data.getAll("photos").some((file) => file instanceof File && file.size > 0);
}

/** Keeps the sentences beside the fields. Each new refusal (`refuse`) moves the focus to the first field with one. */
function useFieldErrors(form: RefObject<HTMLFormElement>, before: FieldSentences) {
  const [refusal, setRefusal] = useState({ fieldErrors: before, number: 0 });
  useEffect(() => {
    if (refusal.number > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);
  const refuse = (fieldErrors: FieldSentences) =>
    setRefusal(({ number }) => ({ fieldErrors, number: number + 1 }));
  const forget = (name: string) =>
    setRefusal((last) => {
      if (!(name in last.fieldErrors)) return last;
      const { [name]: _, ...others } = last.fieldErrors;
      return { fieldErrors: others, number: 0 };
    });
  return { fieldErrors: refusal.fieldErrors, refuse, forget };
}

/** Returns the mistakes in the form's texts that the server would find, before anything is sent. */
export function checkStory(form: FormData, { mistakes, tooLong }: Texts["storyForm"]): FieldSentences {
  const story = String(form.get("story") ?? "").trim();
  const errors: FieldSentences = {};
  if (story === "") errors.story = [mistakes.story.missing];
  else if (countCharacters(story) > storyMaxLength) errors.story = [fill(tooLong, { max: storyMaxLength })];
  if (form.get("consent") !== "true") errors.consent = [mistakes.consent["not-agreed"]];
  return errors;
}
