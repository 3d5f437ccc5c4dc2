import { useEffect, useState } from "react";
import type { ValidateForm } from "./validate-form.client";

/** The functions that validate the owner's forms in the browser. */
export type Validation = "validateBlogPost" | "validateLocation" | "validateSettings";

/**
 * Returns the function that validates a form in the browser. It is loaded when the owner begins with a field, and null
 * until then, and when it cannot be loaded. Then only the server validates.
 */
export function useFormValidation(name: Validation): ValidateForm | null {
  const [validate, setValidate] = useState<ValidateForm | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./validate-form.client").then(
        (module) => setValidate(() => module[name]),
        () => undefined,
      );
    const begin = new AbortController();
    if (document.activeElement?.closest("form")) load();
    else document.addEventListener("focusin", load, { once: true, signal: begin.signal });
    return () => begin.abort();
  }, [name]);
  return validate;
}
