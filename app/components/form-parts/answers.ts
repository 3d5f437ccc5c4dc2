import { type ShouldRevalidateFunctionArgs, useActionData } from "@remix-run/react";
import { useState } from "react";
import type { Notice } from "~/text/notice";

/** The data of an action, as far as all pages with a form read them. */
export interface FormAnswer {
  notice?: Notice | null;
  /** True when the answer has no contents for the form: it could not be read, or no answer came. */
  keepsForm?: boolean;
}

/** The source of a form's contents: the page's data and the last answer with contents. */
export interface FormSource<Answer> {
  loaded: unknown;
  answer: Answer | undefined;
}

/**
 * Returns the source of a form's contents after an answer or a load. An answer without contents changes nothing. One
 * that is gone, as after a jump inside the page, counts until the page has new data.
 */
export function nextSource<Answer extends FormAnswer>(
  last: FormSource<Answer>,
  { loaded, answer }: { loaded: unknown; answer: Answer | null | undefined },
): FormSource<Answer> {
  if (answer && !answer.keepsForm) return answer === last.answer ? last : { loaded, answer };
  return answer || loaded === last.loaded ? last : { loaded, answer: undefined };
}

/** The answer that the form of this route shows, until `loaded` changes. `useActionData` may have a newer notice. */
export function useAnswer<Action>(loaded: unknown) {
  const newest = useActionData<Action>();
  const now = { loaded, answer: newest as FormAnswer | undefined };
  const [shown, show] = useState(now);
  const next = nextSource(shown, now);
  if (next !== shown) show(next);
  return next.answer as typeof newest;
}

/** Loads the page's data after a success alone. A form that is shown again has changed nothing, and the line may drop. */
export function reloadAfterSuccess({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate;
}
