import { useEffect, useState } from "react";
import type { ValidateForm } from "./validate-form.client";

/** Fetches the module that validates one of the owner's forms in the browser. */
export type LoadValidation = () => Promise<{ validate: ValidateForm }>;

/** The validation of a form once it has arrived; null before, and when it cannot be fetched: the server validates. */
export function useFormValidation(load: LoadValidation): ValidateForm | null {
  const [validate, setValidate] = useState<ValidateForm | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => {
        if (!isGone) setValidate(() => module.validate);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return validate;
}
