import { useEffect, useState } from "react";
import type { ValidateForm } from "./validate-form.client";

/** The functions that validate the owner's forms in the browser. */
export type Validation = "validateBlogPost" | "validateLocation" | "validateSettings";

/**
 * Returns the function that validates a form in the browser. It is null until it has loaded, and when it cannot be
 * loaded. Then only the server validates.
 */
export function useFormValidation(name: Validation): ValidateForm | null {
  const [validate, setValidate] = useState<ValidateForm | null>(null);
  useEffect(() => {
    import("./validate-form.client").then(
      (module) => setValidate(() => module[name]),
      () => undefined,
    );
  }, [name]);
  return validate;
}
