import { isRouteErrorResponse } from "@remix-run/react";
import { MessagePage } from "~/components/layout/message-page";
import { unsentFormText as text } from "~/text/it/admin/forms";

interface UnsentForm {
  /** The address that the form was sent to. */
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
}

/** Returns the owner's form in this error, which could be neither accepted nor stored. Null for other errors. */
export function unsentFormIn(error: unknown): UnsentForm | null {
  return isRouteErrorResponse(error) && error.status === 503 ? (error.data as UnsentForm) : null;
}

/**
 * A form that cannot be stored now, not even as a draft. This page has its texts, with a button that sends them
 * again.
 */
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

/** The hidden texts of a form in another page. `typed` has all values of all fields, in order. */
export function TypedTexts({ typed }: { typed: Record<string, string[]> }) {
  const fields = Object.entries(typed).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  return fields.map(({ name, value }, n) => (
    <textarea key={n} name={name} defaultValue={value} hidden readOnly />
  ));
}
