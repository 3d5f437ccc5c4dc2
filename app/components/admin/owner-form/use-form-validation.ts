import { useEffect, useState } from "react";
import type { ValidateForm } from "./validate-form.client";

/** The functions that validate the owner's forms in the browser. */
export type Validation = "validateBlogPost" | "validateLocation" | "validateSettings";

/** The validation of a form once it has arrived; null before, and when it cannot be fetched: the server validates. */
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
