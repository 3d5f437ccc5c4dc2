import { useState } from "react";
import { useWords } from "~/components/languages/use-words";
import { photoErrorsIn } from "~/components/story-form/prepare-photo/prepare-photo";
import type { PhotoToSend } from "~/components/story-form/prepare-photo/shrink-photo.client";
import { useNotice } from "~/components/toasts/notices";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { spamDetected } from "~/text/fixed-words";
import type { Texts } from "~/text/words";
import { type StoryAnswer, sendStory } from "./send-story.client";

/** The progress of sending a story from the browser. */
export type Sending =
  | { step: "idle" | "preparing" }
  /** `share` is the sent share of the bytes, 0 to 1. */
  | { step: "uploading"; share: number }
  /** `sentence` says what to do. `plain` is true when the site can be reached: a plain form may then succeed. */
  | { step: "failed"; sentence: string; plain: boolean };

interface Outcome {
  /** `receipt` is the path of the receipt that the story now has. */
  onSent(receipt: string): void;
  /** `photos` are those among the sent photos that were refused. */
  onRefused(fieldErrors: FieldSentences, photos: PhotoToSend[]): void;
}

/** Sends the story form in the background. When anything fails, the form stays as it is. */
export function useSending({ onSent, onRefused }: Outcome) {
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const say = useNotice();
  const text = useWords().text.storyForm;

  const send = async (form: FormData, photos: Promise<PhotoToSend>[]) => {
    setSending({ step: "preparing" });
    const prepared = await Promise.all(photos);
    const wrong = photoErrorsIn(prepared);
    if (wrong.length > 0) {
      setSending({ step: "idle" });
      return onRefused({ photos: wrong }, refusedAmong(prepared, wrong, text));
    }
    setSending({ step: "uploading", share: 0 });
    const onProgress = (share: number) => setSending({ step: "uploading", share });
    const answer = await sendStory(withPhotos(form, prepared), onProgress);
    if (answer.outcome === "sent") {
      onSent(answer.receipt);
    } else if (answer.outcome === "refused" && Object.keys(answer.fieldErrors).length > 0) {
      setSending({ step: "idle" });
      const refused = refusedAmong(prepared, answer.fieldErrors.photos ?? [], text);
      if (refused.length === 0) say({ ...text.notices.refused, failed: true });
      onRefused(answer.fieldErrors, refused);
    } else {
      setSending({ step: "failed", ...(await failureOf(answer, text)) });
    }
  };
  return { sending, send, isBusy: sending.step === "preparing" || sending.step === "uploading" };
}

/** Replaces the files in the form by the photos as they are sent, with their positions and days. */
function withPhotos(form: FormData, photos: PhotoToSend[]): FormData {
  for (const field of ["photos", "photoPosition", "photoTakenOn"]) form.delete(field);
  for (const { file, position, takenOn } of photos) {
    form.append("photos", file);
    form.append("photoPosition", position);
    form.append("photoTakenOn", takenOn);
  }
  return form;
}

/** Returns the photos that are named in one of these sentences. */
function refusedAmong(photos: PhotoToSend[], sentences: string[], text: Texts["storyForm"]) {
  const mistakes = Object.values(text.photoMistakes);
  return photos.filter(({ file }) =>
    mistakes.some((mistake) => sentences.includes(fill(mistake, { file: file.name }))),
  );
}

async function failureOf(answer: Exclude<StoryAnswer, { outcome: "sent" }>, text: Texts["storyForm"]) {
  if (answer.outcome === "unanswered") {
    const asked = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    const plain = asked?.ok === true;
    return { sentence: plain ? text.plainSending : text.connectionLost, plain };
  }
  if (answer.status === 413) return { sentence: text.tooHeavy, plain: false };
  const forPeople = answer.error !== spamDetected && (answer.status < 500 || answer.status === 503);
  const sentence = forPeople ? answer.error : null;
  const ours = answer.status === 429 ? text.tooMany : text.siteFailed;
  return { sentence: sentence ?? ours, plain: false };
}
