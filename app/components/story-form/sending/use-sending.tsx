import { useState, useEffect, useRef } from "react";
import { useWords } from "~/components/languages/use-words";
import type { PhotoToSend } from "~/components/story-form/photos/shrink-photo.client";
import { photoErrorsIn } from "~/components/story-form/photos/use-chosen-photos";
import { useNotice } from "~/components/toasts/notices";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { spamDetected } from "~/text/fixed-words";
import type { Texts } from "~/text/words";

/** The progress of sending a story from the browser. */
export type Sending =
  | { step: "idle" | "preparing" }
  /** `share` is the sent share of the bytes, 0 to 1. */
  | { step: "uploading"; share: number }
  /** `sentence` says what to do. `unsure`: the story may have arrived. `plain`: a plain form may succeed. */
  | ({ step: "failed" } & Failure);
type Failure = { sentence: string; unsure: boolean; plain: boolean };

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

  const trySend = async (form: FormData, photos: Promise<PhotoToSend>[]) => {
    setSending({ step: "preparing" });
    const prepared = await Promise.all(photos);
    const wrong = photoErrorsIn(prepared);
    if (wrong.length > 0) {
      setSending({ step: "idle" });
      return onRefused({ photos: wrong }, refusedAmong(prepared, wrong, text));
    }
    setSending({ step: "uploading", share: 0 });
    const onProgress = (share: number) => setSending({ step: "uploading", share });
    const { onLine } = navigator;
    const answer = await sendStory(withPhotos(form, prepared), onProgress);
    const { receipt = "/submit", fieldErrors = {} } = answer;
    if (answer.status === 201) {
      onSent(receipt);
    } else if (Object.keys(fieldErrors).length > 0) {
      setSending({ step: "idle" });
      const refused = refusedAmong(prepared, fieldErrors.photos ?? [], text);
      if (refused.length === 0) say({ ...text.notices.refused, failed: true });
      onRefused(fieldErrors, refused);
    } else {
      setSending({ step: "failed", ...(await failureOf(answer, onLine, text)) });
    }
  };
  // An error, for example in an old browser, must not leave the form busy for ever. The browser can still send it.
  const send = (form: FormData, photos: Promise<PhotoToSend>[]) =>
    trySend(form, photos).catch(() =>
      setSending({ step: "failed", sentence: text.plainSending, unsure: true, plain: true }),
    );
  return { sending, send, isBusy: sending.step === "preparing" || sending.step === "uploading" };
}

/** Replaces the files in the form by the photos as they are sent, with their positions and days. */
function withPhotos(form: FormData, photos: PhotoToSend[]): FormData {
  for (const field of ["photos", "photoPosition", "photoTakenOn"]) form.delete(field);
  for (const { file, position, takenAt } of photos) {
    form.append("photos", file);
    form.append("photoPosition", position);
    form.append("photoTakenOn", takenAt);
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

/** The answer of the JSON call. Status 0: none came; the connection broke or stalled, or the call is blocked. */
type Answer = { status: number; receipt?: string; error?: string | null; fieldErrors?: FieldSentences };

/** The time without any progress after which the connection counts as lost, in milliseconds. */
const idleTimeoutMs = 120_000;

/** Posts the story form to the JSON call. `onProgress` gets the share that has been sent, 0 to 1. */
function sendStory(form: FormData, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let lost = 0;
    const stillMoving = () => {
      clearTimeout(lost);
      lost = window.setTimeout(() => request.abort(), idleTimeoutMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      stillMoving();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(lost);
      // The answer of another server, such as a proxy, is no JSON: null.
      resolve({ ...(request.response as object | null), status: request.status });
    };
    stillMoving();
    request.open("POST", "/api/submit-story");
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    request.send(form);
  });
}

/**
 * Says what to do after a failure. Answers of other servers, and those for programs, have no sentence for people.
 * `onLine` is what the browser said before the sending.
 */
async function failureOf(
  { status, error = null }: Answer,
  onLine: boolean,
  text: Texts["storyForm"],
): Promise<Failure> {
  if (status === 0) {
    const asked = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    const plain = asked?.ok === true;
    if (plain) return { sentence: text.plainSending, unsure: true, plain };
    return { sentence: onLine ? text.connectionLost : text.offline, unsure: onLine, plain };
  }
  // Another server answers 5xx also when it has passed the story on.
  const outcome = { unsure: status >= 500 && (status !== 503 || error === null), plain: false };
  if (status === 413) return { sentence: text.tooHeavy, ...outcome };
  if (error === spamDetected) return { sentence: text.mistakes.website.filled, ...outcome };
  const forPeople = status < 500 || status === 503;
  const ours = status === 429 ? text.tooMany : text.siteFailed;
  return { sentence: (forPeople ? error : null) ?? ours, ...outcome };
}

/** The progress of sending, or why it failed. It stands under the button, which must not move under a finger. */
export function SendingStatus(props: { sending: Sending; onSendPlainly(): void }) {
  const { sending, onSendPlainly } = props;
  const text = useWords().text.storyForm;
  const share = sending.step === "uploading" ? sending.share : 0;
  const isUnderWay = sending.step === "preparing" || sending.step === "uploading";
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.step === "idle") return;
    // Scrolling moves the button. Without this delay, the second tap of a double tap would miss it.
    const afterTaps = setTimeout(() => line.current?.scrollIntoView({ block: "nearest" }), 500);
    return () => clearTimeout(afterTaps);
  }, [sending.step]);
  return (
    <div className="form-status" ref={line}>
      <div role="status">
        {sending.step === "preparing" ? <p>{text.preparing}</p> : null}
        {sending.step === "uploading" ? <p>{share < 1 ? text.uploading : text.arriving}</p> : null}
      </div>
      {isUnderWay ? <progress aria-label={text.progress} max={1} value={share} /> : null}
      {sending.step === "failed" ? (
        <div className="notice notice-error" role="alert">
          <p className="notice-title">{sending.unsure ? text.unsureTitle : text.notSentTitle}</p>
          <p>
            {text.stillHere} {sending.sentence} {sending.unsure ? text.notTwice : null}
          </p>
          {sending.plain ? (
            <button type="button" className="button button-quiet" onClick={onSendPlainly}>
              {text.sendPlainly}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
