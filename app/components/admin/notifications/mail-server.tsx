import type { InputHTMLAttributes } from "react";
import { Field, TextField } from "~/components/forms/field";
import { type MailProvider, mailProviders } from "~/domain/notifications/channels/channel-settings";
import type { FieldSentences } from "~/text/field-sentences";
import { channelsText } from "~/text/it/admin/notifications/notifications";

const text = channelsText.server;

/** What was typed into the form of the channels, without secrets. */
export type TypedChannels = Record<
  "notifyEmail" | "full" | `smtp${"Provider" | "Host" | "Port" | "User"}`,
  string
>;

/** The fields of the mail server: a known one, or host and port, with the account. The password is never sent back. */
export function MailServerFields(props: { typed: TypedChannels | null; fieldErrors: FieldSentences }) {
  const { typed, fieldErrors } = props;
  type Name = "smtpHost" | "smtpPort" | "smtpUser" | "smtpPassword";
  const input = (name: Name, control?: InputHTMLAttributes<HTMLInputElement>) => (
    <TextField
      name={name}
      label={text[name]}
      hint={text.hints[name]}
      errors={fieldErrors[name] ?? (name === "smtpHost" ? fieldErrors.smtpUrl : undefined)}
      required={false}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={name === "smtpPassword" ? "" : typed?.[name]}
      {...control}
    />
  );
  const wrong = fieldErrors.smtpHost ?? fieldErrors.smtpPort ?? fieldErrors.smtpUser;
  const isOther = Boolean(wrong) || (typed !== null && `${typed.smtpHost}${typed.smtpPort}` !== "");
  return (
    <>
      <Field name="smtpProvider" label={text.smtpProvider} hint={text.hints.smtpProvider}>
        {({ required, ...tied }) => (
          <select {...tied} defaultValue={typed?.smtpProvider}>
            <option value="">{text.other}</option>
            {(Object.keys(mailProviders) as MailProvider[]).map((name) => (
              <option key={name} value={name}>
                {text.providers[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <details className="other-ways" open={isOther || undefined}>
        <summary>{text.otherServer}</summary>
        {input("smtpHost", { inputMode: "url" })}
        {input("smtpPort", { inputMode: "numeric", maxLength: 5, placeholder: "465" })}
      </details>
      {input("smtpUser", { inputMode: "email" })}
      {input("smtpPassword")}
    </>
  );
}
