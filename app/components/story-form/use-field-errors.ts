import { type RefObject, useEffect, useState } from "react";
import type { FieldSentences } from "~/text/field-sentences";

/**
 * The sentences beside the fields. Each new refusal moves the keyboard to the first field that has one; `forget` takes
 * those of a field away that is being corrected.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement>, before: FieldSentences) {
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
