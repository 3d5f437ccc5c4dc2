import { getFormProps, parse, useForm } from "@conform-to/react";
import { Form, unstable_usePrompt as usePrompt, useBeforeUnload, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { ownerFormText } from "~/text/it/admin/forms";
import { usePending } from "~/components/admin/submit-button";
import { useFocusAfterAnswer } from "./use-focus-after-answer";
import type { ValidateForm } from "./validate-form.client";

/** The contents of the location form or the blog post form. */
export interface OwnerFormState<Values> {
  /** A value that is new in every answer of the server. With a new value React replaces the form element. */
  revision: string;
  token: string;
  /** The `updatedAt` of the record that the form changes. Empty in a form that creates one. */
  updatedAt: string;
  values: Values;
  chosen: OwnersPhoto[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
}

/** The values of the buttons that save a form. Any other button shows the form again. */
const savingIntents = ["save", "hide", "preview", "publish", "place"] as const;

/** The page of an owner's form decides these: the address that receives the form, and the labels of its buttons. */
export interface OwnerFormTarget {
  action: string;
  submit: { label: string; pending: string };
  /** More buttons, which save, or show the changes first ("look"). The server gets the `intent` of the pressed one. */
  otherSubmits?: { intent: (typeof savingIntents)[number] | "look"; label: string }[];
  /** True when another version was saved meanwhile. The page shows it above the form and moves the focus to it. */
  isConflict?: boolean;
}

interface OwnerFormProps extends OwnerFormTarget {
  state: Omit<OwnerFormState<unknown>, "values" | "chosen">;
  validation: "validateBlogPost" | "validateLocation" | "validateSettings";
  /** The fields. They call `onChange` for a change that is no input event, such as a new order of photos. */
  children(fieldErrors: FieldSentences, onChange: () => void): ReactNode;
}

/** The frame of the owner's forms: hidden fields, visible fields, buttons. React replaces it with every answer. */
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

function RevisedForm({ action, state, submit, otherSubmits = [], ...props }: RevisedFormProps) {
  const pending = usePending(action, { name: "intent", value: "save" });
  const { token, updatedAt, draft, fieldErrors } = state;
  const refused = Object.keys(fieldErrors).length > 0;
  const guard = useUnsentGuard(refused);
  const validate = useFormValidation(props.validation);
  // conform treats each new object as a new answer and renders again. So this object must stay the same.
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
    // The drawn map is an image button. It needs no validation, and conform would throw.
    if (submitter instanceof HTMLInputElement) return;
    form.onSubmit(event);
    if (!event.defaultPrevented) props.onSubmit(event);
  };
  const save = { type: "submit", name: "intent", value: "save" } as const;

  return (
    // conform turns the browser's own checks off: the site shows all mistakes at once, each at its field.
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
      {/* Enter presses the first button of a form. Without this button that would be «Togli». */}
      <button className="visually-hidden" {...save} tabIndex={-1} aria-hidden="true">
        {submit.label}
      </button>
      {props.children(form.allErrors, guard)}
      <div className="button-row form-buttons">
        <button className="button" {...save} aria-disabled={pending || undefined}>
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

/** The checkbox that also applies a corrected town or country to the linked blog post or stop. */
export function CorrectLinked({ label, checked }: { label: string; checked: boolean }) {
  return (
    <label className="place-option">
      <input type="checkbox" name="correctLinked" value="true" defaultChecked={checked} />
      {label}
    </label>
  );
}

/** True for the buttons that change the form without saving it. They also work when the form is incomplete. */
function isOtherButton(button: HTMLElement | null): boolean {
  const { name = "", value } = (button ?? {}) as Partial<HTMLButtonElement>;
  if (name === "intent") return !savingIntents.some((intent) => intent === value);
  return ["unchoose", "remove", "move", "map", "photoDate", "retouch"].includes(name);
}

/** Returns a result without mistakes, so that conform sends the form and the server validates it. */
const leftToServer = (formData: FormData) =>
  parse<Record<string, unknown>, string[]>(formData, { resolve: () => ({ error: null }) });

/** Returns the function that validates a form. It is null until the owner begins with a field and it is loaded. */
function useFormValidation(name: OwnerFormProps["validation"]): ValidateForm | null {
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

/** Asks before a form with unsaved words is left (`unsent`: it began with some). Returns a function for typing. */
function useUnsentGuard(unsent: boolean): () => void {
  const [typed, setTyped] = useState(unsent);
  const { formMethod } = useNavigation();
  const sending = useRef(false);
  sending.current = formMethod === "POST";
  usePrompt({
    when: ({ currentLocation, nextLocation }) =>
      typed && !sending.current && nextLocation.pathname !== currentLocation.pathname,
    message: ownerFormText.leave,
  });
  useBeforeUnload((event) => {
    if (typed && !sending.current) event.preventDefault();
  });
  return () => setTyped(true);
}
