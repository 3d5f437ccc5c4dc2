import { Form } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** The button of a notice that undoes the act. Nothing when the act cannot be undone. */
export function UndoButton({ undo }: Pick<Notice, "undo">) {
  if (!undo) return null;
  return (
    <Form className="notice-undo" method="post" action={undo.to} preventScrollReset>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button button-quiet button-small">{undo.label}</button>
    </Form>
  );
}
