import { getFormProps, parse, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { usePending } from "~/components/admin/use-pending";
import { useFocusAfterAnswer } from "./use-focus-after-answer";
import { type Validation, useFormValidation } from "./use-form-validation";
import { useUnsentGuard } from "./use-unsent-guard";

/** What the owner's two forms contain when they are shown (again). */
export interface OwnerFormState<Values> {
  /** New with every answer of the server: the form is then shown anew, as the server says. */
  revision: string;
  token: string;
  /** `updatedAt` of the stored object that the form changes; empty in a form that creates one. */
  updatedAt: string;
  values: Values;
  /** Photos of received stories that were chosen. */
  chosen: OwnersPhoto[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
}

/** The buttons that save a form; all others show it again. */
type SavingIntent = "save" | "hide" | "preview" | "publish" | "place";
const savingIntents: string[] = ["save", "hide", "preview", "publish", "place"] satisfies SavingIntent[];

/** What the page of an owner's form decides: where it is sent, and what its button says. */
export interface OwnerFormTarget {
  action: string;
  submit: { label: string; pending: string };
  /** Further buttons that save; `intent` says which one was pressed. */
  otherSubmits?: { intent: SavingIntent; label: string }[];
  /** Another version was saved meanwhile: the page shows it above the form, and moves the focus there. */
  isConflict?: boolean;
}

interface OwnerFormProps extends OwnerFormTarget {
  state: Pick<OwnerFormState<unknown>, "revision" | "token" | "updatedAt" | "draft" | "fieldErrors">;
  validation: Validation;
  /** `onChange` is for changes that no field tells of. */
  children(fieldErrors: FieldSentences, onChange: () => void): ReactNode;
}

/** The frame of the owner's forms: hidden fields, the fields, the button that sends; made anew by every answer. */
export function OwnerForm(props: OwnerFormProps) {
  const { revision, fieldErrors } = props.state;
  const form = useRef<HTMLFormElement>(null);
  const refused = props.isConflict === true || Object.keys(fieldErrors).length > 0;
  const onSubmit = useFocusAfterAnswer(form, { revision, refused });
  return <RevisedForm key={revision} {...props} form={form} onSubmit={onSubmit} />;
}

interface RevisedFormProps extends OwnerFormProps {
  form: RefObject<HTMLFormElement>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

function RevisedForm({
  action,
  state,
  submit,
  otherSubmits = [],
  validation,
  children,
  ...props
}: RevisedFormProps) {
  const pending = usePending(action, { name: "intent", value: "save" });
  const { token, updatedAt, draft, fieldErrors } = state;
  const refused = Object.keys(fieldErrors).length > 0;
  const guard = useUnsentGuard(refused);
  const validate = useFormValidation(validation);
  // Each new object would be reported again, with a render of its own.
  const [lastResult] = useState(refused ? { status: "error" as const, error: fieldErrors } : null);
  const [form] = useForm({
    id: "owner-form",
    lastResult,
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: ({ formData, submitter }) =>
      validate && !isOtherButton(submitter) ? validate(formData) : leftToServer(formData),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The drawn map: conform throws at a picture that is a button, and there is nothing to validate.
    if (submitter instanceof HTMLInputElement) return;
    form.onSubmit(event);
    if (!event.defaultPrevented) props.onSubmit(event);
  };

  return (
    // The site's own sentences rather than the browser's: all mistakes at once, each where it was made.
    <Form
      {...getFormProps(form)}
      ref={props.form}
      className="form form-sheet form-split"
      method="post"
      action={action}
      encType="multipart/form-data"
      onChange={guard}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="token" value={token} />
      {updatedAt ? <input type="hidden" name="updatedAt" value={updatedAt} /> : null}
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {/* The browser presses a form's first button on Enter: this one, not the first «Togli». */}
      <button
        type="submit"
        className="visually-hidden"
        name="intent"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
      >
        {submit.label}
      </button>
      {children(form.allErrors, guard)}
      <div className="button-row form-buttons">
        <button
          className="button"
          type="submit"
          name="intent"
          value="save"
          aria-disabled={pending || undefined}
        >
          {pending ? submit.pending : submit.label}
        </button>
        {otherSubmits.map(({ intent, label }) => (
          <button className="button button-quiet" type="submit" name="intent" value={intent} key={intent}>
            {label}
          </button>
        ))}
      </div>
    </Form>
  );
}

/** The buttons that change the form and do not store it: nothing has to be complete yet. */
function isOtherButton(button: HTMLElement | null): boolean {
  const { name, value } = (button ?? {}) as Partial<HTMLButtonElement>;
  if (name === "intent") return !savingIntents.includes(value ?? "");
  return ["unchoose", "remove", "move", "map", "photoDate"].includes(name ?? "");
}

/** A submission that conform lets pass: the server validates it. */
const leftToServer = (formData: FormData) =>
  parse<Record<string, unknown>, string[]>(formData, { resolve: () => ({ error: null }) });
