import type { InputHTMLAttributes } from "react";
import type { ChannelSetting } from "~/domain/notifications/channels/channel-settings";
import { type MailProvider, mailProviders } from "~/domain/notifications/channels/mail-providers";
import { isConfigured } from "~/domain/settings/setting";
import { Field } from "~/components/forms/field";
import type { FieldSentences } from "~/text/field-sentences";
import { channelsText } from "~/text/it/admin/notifications/notifications";
import { Configured, Removal } from "./stored-channel";

const text = channelsText.server;

/** What was typed into the fields of the mail server, without its password. */
export type TypedMailServer = Record<"smtpProvider" | "smtpHost" | "smtpPort" | "smtpUser", string>;

interface MailServerProps {
  channel: ChannelSetting;
  typed: TypedMailServer | null;
  fieldErrors: FieldSentences;
}

/** The fields of the mail server: a known one, or host and port, with the account. The password is never sent back. */
export function MailServer({ channel, typed, fieldErrors }: MailServerProps) {
  if (isConfigured(channel)) return <Configured channel={channel} label={text.title} />;
  const input = (
    name: keyof TypedMailServer | "smtpPassword",
    control?: InputHTMLAttributes<HTMLInputElement>,
  ) => (
    <Field
      name={name}
      label={text[name]}
      hint={text.hints[name]}
      errors={fieldErrors[name] ?? (name === "smtpHost" ? fieldErrors.smtpUrl : undefined)}
    >
      {({ required, ...tied }) => (
        <input
          {...tied}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={name === "smtpPassword" ? "" : typed?.[name]}
          {...control}
        />
      )}
    </Field>
  );
  const wrong = fieldErrors.smtpHost ?? fieldErrors.smtpPort ?? fieldErrors.smtpUrl;
  const isOther = Boolean(wrong) || (typed !== null && `${typed.smtpHost}${typed.smtpPort}` !== "");
  return (
    <fieldset className="fieldset" id="smtpUrl">
      <legend>{text.title}</legend>
      {channel.value === null ? null : <p className="field-hint">{channelsText.isSet(channel.value)}</p>}
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
      <Removal channel={channel} />
    </fieldset>
  );
}
