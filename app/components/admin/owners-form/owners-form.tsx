import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/it/field-sentences";
import { usePending } from "~/components/admin/use-pending";
import { useFocusAfterAnswer } from "./use-focus-after-answer";
import { useUnsentGuard } from "./use-unsent-guard";

/** What the owner's two forms contain when they are shown (again). */
export interface OwnersFormState<Values> {
  /** New with every answer of the server: the form is then shown anew, as the server says. */
  revision: string;
  token: string;
  values: Values;
  /** Photos of received stories that were chosen. */
  chosen: OwnersPhoto[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
}

interface OwnersFormProps {
  action: string;
  state: Pick<OwnersFormState<unknown>, "revision" | "token" | "draft" | "fieldErrors">;
  submit: { label: string; pending: string };
  /** The fields; `forget` takes the errors of fields away that were corrected without typing in them. */
  children(fieldErrors: FieldSentences, forget: (...names: string[]) => void): ReactNode;
}

/** The frame of the owner's forms: hidden fields, the fields, the button that sends; made anew by every answer. */
export function OwnersForm(props: OwnersFormProps) {
  const { revision, fieldErrors } = props.state;
  const form = useRef<HTMLFormElement>(null);
  const refused = Object.keys(fieldErrors).length > 0;
  const onSubmit = useFocusAfterAnswer(form, { revision, refused });
  return <RevisedForm key={revision} {...props} form={form} onSubmit={onSubmit} />;
}

interface RevisedFormProps extends OwnersFormProps {
  form: RefObject<HTMLFormElement>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

function RevisedForm({ action, state, submit, children, form, onSubmit }: RevisedFormProps) {
  const pending = usePending(action, { name: "intent", value: "create" });
  const { token, draft, fieldErrors } = state;
  const guard = useUnsentGuard(Object.keys(fieldErrors).length > 0);
  const [corrected, setCorrected] = useState<string[]>([]);
  const forget = (...names: string[]) => setCorrected((before) => [...before, ...names]);
  const open = Object.entries(fieldErrors).filter(([name]) => !corrected.includes(name));
  const onTyped = ({ target }: FormEvent<HTMLFormElement>) => {
    guard();
    if (target instanceof Element) forget(target.getAttribute("name") ?? "");
  };

  return (
    // The site's own sentences rather than the browser's: all mistakes at once, each where it was made.
    <Form
      ref={form}
      className="form form-sheet form-split"
      method="post"
      action={action}
      encType="multipart/form-data"
      onChange={onTyped}
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="token" value={token} />
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      {/* The browser presses a form's first button on Enter: this one, not the first «Togli». */}
      <button
        type="submit"
        className="visually-hidden"
        name="intent"
        value="create"
        tabIndex={-1}
        aria-hidden="true"
      >
        {submit.label}
      </button>
      {children(Object.fromEntries(open), forget)}
      <button
        className="button"
        type="submit"
        name="intent"
        value="create"
        aria-disabled={pending || undefined}
      >
        {pending ? submit.pending : submit.label}
      </button>
    </Form>
  );
}
