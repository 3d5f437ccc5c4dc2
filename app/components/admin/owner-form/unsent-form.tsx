import { isRouteErrorResponse } from "@remix-run/react";
import { MessagePage } from "~/components/layout/message-page";
import { unsentFormText as text } from "~/text/it/admin/forms";

interface UnsentForm {
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
}

/** Returns the owner's form from an error that says: it could be neither accepted nor stored. Null for other errors. */
export function unsentFormIn(error: unknown): UnsentForm | null {
  return isRouteErrorResponse(error) && error.status === 503 ? (error.data as UnsentForm) : null;
}

/** The page after a form could not be stored, not even as a draft. It keeps the texts. A button sends them again. */
export function UnsentForm({ address, typed }: UnsentForm) {
  return (
    <MessagePage title={text.title} help={text.help}>
      <form method="post" action={address}>
        <TypedTexts typed={typed} />
        <button className="button">{text.retry}</button>
      </form>
    </MessagePage>
  );
}

/** Hidden fields that carry the texts of another page's form. `typed` has all values of all fields, in order. */
export function TypedTexts({ typed }: { typed: Record<string, string[]> }) {
  const fields = Object.entries(typed).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  return fields.map(({ name, value }, n) => (
    <textarea key={n} name={name} defaultValue={value} hidden readOnly />
  ));
}
