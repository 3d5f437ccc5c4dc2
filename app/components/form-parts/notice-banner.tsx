import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Notice } from "~/text/notice";

/** The answer to the last action, at the top of the page. It is an alert when the action failed. */
export function NoticeBanner(props: { notice: Notice; role?: "alert" | "status"; children?: ReactNode }) {
  const { notice, role, children } = props;
  const { failed } = notice;
  return (
    <div
      className={failed ? "notice notice-error" : "notice notice-success"}
      role={role ?? (failed ? "alert" : "status")}
    >
      <p className="notice-title">{notice.title}</p>
      <p>{notice.text}</p>
      {notice.outcome ? <p>{notice.outcome}</p> : null}
      <UndoButton undo={notice.undo} />
      {children}
    </div>
  );
}

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
