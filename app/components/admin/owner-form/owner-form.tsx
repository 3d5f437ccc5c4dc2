import { getFormProps, parse, useForm } from "@conform-to/react";
import {
  Form,
  unstable_usePrompt as usePrompt,
  useActionData,
  useBeforeUnload,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button, SubmitButton } from "~/components/admin/buttons";
import { AdminPage } from "~/components/admin/panel/admin-page";
import type { FormAnswer } from "~/components/form-parts/answers";
import type { SummaryField } from "~/components/form-parts/error-summary";
import { TextField, type TextFieldProps } from "~/components/form-parts/field";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { SavedVersion } from "./saved-version";
import { useFocusAfterAnswer } from "./use-focus-after-answer";
import type { ValidateForm } from "./validate-form.client";

/** The contents of the location form or the blog post form. */
export interface OwnerFormState<Name extends string> {
  /** A value that is new in every answer of the server. With a new value React replaces the form element. */
  revision: string;
  token: string;
  /** The `updatedAt` of the record that the form changes. Empty in a form that creates one. */
  updatedAt: string;
  /** The unlikely date that the owner has been asked about. */
  askedDate?: string;
  values: Record<Name, string>;
  chosen: OwnersPhoto[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
}

/** The values of the buttons that save a form. Any other button shows the form again. */
const savingIntents = ["save", "hide", "preview", "publish", "place"] as const;

const photoPicker = { type: "file", className: "file-picker", accept: "image/*", optional: true };

/** The values with which the fields of a form are made. */
export interface FormParts<Name extends string> {
  fieldErrors: FieldSentences;
  /** Shows a field with its label, value and mistakes. */
  field(
    name: Name | "photo",
    control?: Omit<TextFieldProps, "name" | "label"> & { label?: string },
  ): ReactNode;
  /** Is to be called for a change that is no input event, such as a new order of photos. */
  onChange(): void;
}

interface OwnerFormProps<Name extends string> {
  state: Omit<OwnerFormState<Name>, "chosen">;
  /** The form's fields, for the summary of its errors. */
  fields: SummaryField[];
  submit: { label: string; pending: string };
  /** More buttons, which save, or show the changes first ("look"). The server gets the `intent` of the pressed one. */
  otherSubmits?: { intent: (typeof savingIntents)[number] | "look"; label: string }[];
  /** The saved texts, when another version was saved meanwhile. They are shown above the form and get the focus. */
  current?: Record<string, string> | null;
  before?: ReactNode;
  lead?: string;
  /** Stands above the form. */
  above?: ReactNode;
  validation: "validateBlogPost" | "validateLocation" | "validateSettings";
  children(parts: FormParts<Name>): ReactNode;
}

/** The page of a form of the owner's: hidden fields, visible fields, buttons. React replaces it with every answer. */
export function OwnerForm<Name extends string>({
  before,
  lead,
  above,
  current,
  ...props
}: OwnerFormProps<Name>) {
  const { fields, state } = props;
  const { revision, fieldErrors } = state;
  const form = useRef<HTMLFormElement>(null);
  const refused = Boolean(current) || Object.keys(fieldErrors).length > 0;
  const onSubmit = useFocusAfterAnswer(form, { revision, refused });
  return (
    <AdminPage before={before} lead={lead} mistakes={{ fieldErrors, fields }}>
      {current ? <SavedVersion saved={current} yours={state.values} fields={fields} /> : null}
      {above}
      <RevisedForm key={revision} {...props} form={form} onSubmit={onSubmit} />
    </AdminPage>
  );
}

interface RevisedFormProps<Name extends string> extends OwnerFormProps<Name> {
  form: RefObject<HTMLFormElement>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

function RevisedForm<Name extends string>(props: RevisedFormProps<Name>) {
  const { state, fields, submit, otherSubmits = [] } = props;
  const { pathname } = useLocation();
  const outcome = useActionData<FormAnswer>()?.notice?.outcome;
  const { token, updatedAt, values, draft, fieldErrors } = state;
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
  const { allErrors } = form;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The drawn map is an image button. It needs no validation, and conform would throw.
    if (submitter instanceof HTMLInputElement) return guard.onSend();
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    guard.onSend();
    props.onSubmit(event);
  };
  const field: FormParts<Name>["field"] = (name, control) => {
    const { id, label = "" } = fields.find((one) => one.name === name) ?? {};
    const shown = name === "photo" ? photoPicker : { defaultValue: values[name] };
    return <TextField key={name} {...{ name, id, label }} errors={allErrors[name]} {...shown} {...control} />;
  };
  const save = { type: "submit", name: "intent", value: "save" } as const;

  return (
    // conform turns the browser's own checks off: the site shows all mistakes at once, each at its field.
    <Form
      {...getFormProps(form)}
      ref={props.form}
      className="form form-sheet form-split"
      method="post"
      action={pathname}
      encType="multipart/form-data"
      onChange={guard.onChange}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="token" value={token} />
      {updatedAt ? <input type="hidden" name="updatedAt" value={updatedAt} /> : null}
      {state.askedDate ? <input type="hidden" name="askedDate" value={state.askedDate} /> : null}
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {/* Enter presses the first button of a form. Without this button that would be «Togli». */}
      <button className="visually-hidden" {...save} tabIndex={-1} aria-hidden="true">
        {submit.label}
      </button>
      {props.children({ fieldErrors: allErrors, field, onChange: guard.onChange })}
      <div className="button-row form-buttons">
        <SubmitButton to={pathname} sent={{ intent: "save" }} {...save} {...submit} />{" "}
        {otherSubmits.map(({ intent, label }) => [
          <Button look="quiet" type="submit" name="intent" value={intent} key={intent} label={label} />,
          " ",
        ])}
      </div>
      {outcome ? <p className="button-note">{outcome}</p> : null}
    </Form>
  );
}

/** The checkbox that also applies a corrected town or country to the linked blog post or stop. */
export function CorrectLinked({ label, checked }: { label: string; checked: boolean }) {
  return (
    <label className="place-option">
      <input type="checkbox" name="correctLinked" value="true" defaultChecked={checked} /> {label}
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
function useFormValidation(name: OwnerFormProps<string>["validation"]): ValidateForm | null {
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

/** Asks before a form with unsaved words is left, or loaded anew by a link to its page. `unsent`: it began with some. */
function useUnsentGuard(unsent: boolean) {
  const { leave } = useOwnerWords().text.ownerForm;
  const [typed, setTyped] = useState(unsent);
  const { formMethod } = useNavigation();
  const sending = useRef(false);
  sending.current = formMethod === "POST";
  usePrompt({
    when: ({ currentLocation, nextLocation }) =>
      typed && !sending.current && (nextLocation.pathname !== currentLocation.pathname || !nextLocation.hash),
    message: leave,
  });
  useBeforeUnload((event) => {
    if (typed && !sending.current) event.preventDefault();
  });
  return { onChange: () => setTyped(true), onSend: () => void (sending.current = true) };
}
