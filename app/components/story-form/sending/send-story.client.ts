import type { FieldSentences } from "~/text/field-sentences";

/** The result of sending a story from the browser. */
export type StoryAnswer =
  | { outcome: "sent"; receipt: string }
  /** The story has a mistake, or the site cannot take it now. `error` is the server's sentence. */
  | { outcome: "refused"; status: number; error: string | null; fieldErrors: FieldSentences }
  /** No answer came: the connection broke or stalled, or something blocks the call. */
  | { outcome: "unanswered" };

/** The time without any progress after which the connection counts as lost, in milliseconds. */
const idleTimeoutMs = 120_000;

/** Posts the story form to the JSON call. `onProgress` gets the share that has been sent, 0 to 1. */
export function sendStory(form: FormData, onProgress: (share: number) => void): Promise<StoryAnswer> {
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
      resolve(answerOf(request));
    };
    stillMoving();
    request.open("POST", "/api/submit-story");
    request.setRequestHeader("Accept", "application/json");
    request.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): StoryAnswer {
  if (status === 0) return { outcome: "unanswered" };
  const { receipt = "/submit", error = null, fieldErrors = {} } = parsed(responseText);
  return status === 201 ? { outcome: "sent", receipt } : { outcome: "refused", status, error, fieldErrors };
}

/** Parses the answer. An answer from another server, such as a proxy, has no sentence for the person. */
function parsed(text: string): { receipt?: string; error?: string; fieldErrors?: FieldSentences } {
  try {
    return Object(JSON.parse(text)) as ReturnType<typeof parsed>;
  } catch {
    return {};
  }
}
