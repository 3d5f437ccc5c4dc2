import { Form } from "@remix-run/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { SubmitButton } from "~/components/admin/buttons";
import { ConfiguredField, Confirmation } from "~/components/admin/settings/settings-pages";
import { Choice, TextField, type TextFieldProps } from "~/components/form-parts/field";
import { useSecretInput } from "~/components/admin/panel/login";
import type { ChannelSetting, ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { useOwnerWords } from "~/components/languages/use-owner-words";

interface ChannelsFormProps {
  channels: ChannelSetting[];
  /** The typed values, without secrets. */
  typed: Record<"notifyEmail" | "full" | `smtp${"Provider" | "Host" | "Port" | "User"}`, string> | null;
  fieldErrors: FieldSentences;
  /** False when the session is so old that the form asks for the password again. */
  isTrusted: boolean;
}

const address = "/admin/impostazioni/avvisi";
const asTyped = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };

/** The form for the addresses of notifications. The server receives secrets, but never sends them back. */
export function ChannelsForm({ channels, typed, fieldErrors, isTrusted }: ChannelsFormProps) {
  const text = useOwnerWords().text.channels;
  const channel = (name: ChannelSettingName, label: string, show: (value: string | null) => ReactNode) => {
    const setting = channels.find((one) => one.name === name) as ChannelSetting;
    if (!isConfigured(setting)) return show(setting.value);
    return <ConfiguredField setting={setting} label={label} value={setting.value ?? text.configured} />;
  };
  /** The box that removes a stored secret. */
  const removal = (name: ChannelSettingName, value: string | null) =>
    value === null ? null : <Choice label={text.remove} name={`remove-${name}`} value="true" />;
  return (
    <Form className="form form-sheet" method="post" action={address} noValidate>
      <fieldset className="fieldset form-part">
        <legend>{text.mail}</legend>
        {channel("notifyEmail", text.notifyEmail, (value) => (
          <TextField
            name="notifyEmail"
            label={text.notifyEmail}
            hint={text.notifyEmailHint}
            errors={fieldErrors.notifyEmail}
            required={false}
            type="text"
            inputMode="email"
            autoComplete="email"
            defaultValue={typed?.notifyEmail ?? value ?? ""}
          />
        ))}
        {channel("smtpUrl", text.server.title, (value) => (
          <fieldset className="fieldset" id="smtpUrl">
            <legend>{text.server.title}</legend>
            {value === null ? null : <p className="field-hint">{fill(text.isSet, { shown: value })}</p>}
            <MailServerFields typed={typed} fieldErrors={fieldErrors} />
            {removal("smtpUrl", value)}
          </fieldset>
        ))}
      </fieldset>
      <fieldset className="fieldset form-part">
        <legend>{text.message}</legend>
        {channel("notifyUrl", text.notifyUrl, (value) => (
          <div>
            <SecretField
              name="notifyUrl"
              label={text.notifyUrl}
              hint={
                value === null
                  ? text.notifyUrlHint
                  : `${fill(text.isSet, { shown: value })} ${text.notifyUrlHint}`
              }
              errors={fieldErrors.notifyUrl}
              required={false}
            />
            {removal("notifyUrl", value)}
          </div>
        ))}
      </fieldset>
      <fieldset className="fieldset form-part">
        <legend>{text.details}</legend>
        {channel("notifyDetail", text.notifyDetail, (value) => (
          <div>
            <Choice
              label={text.notifyDetail}
              name="full"
              value="true"
              defaultChecked={typed ? typed.full === "true" : value === "full"}
            />
            <p className="field-hint">{text.notifyDetailHint}</p>
          </div>
        ))}
      </fieldset>
      {isTrusted && !fieldErrors.currentPassword ? null : (
        <Confirmation errors={fieldErrors.currentPassword} />
      )}
      <SubmitButton to={address} label={text.submit} pending={text.pending} />
    </Form>
  );
}

/** The fields of the mail server: a known one, or host and port, with the account. The password is never sent back. */
function MailServerFields({ typed, fieldErrors }: Pick<ChannelsFormProps, "typed" | "fieldErrors">) {
  const { server } = useOwnerWords().text.channels;
  type Name = "smtpHost" | "smtpPort" | "smtpUser";
  const input = (name: Name, control?: InputHTMLAttributes<HTMLInputElement>) => (
    <TextField
      {...{ name, label: server[name], hint: server.hints[name] }}
      errors={fieldErrors[name] ?? (name === "smtpHost" ? fieldErrors.smtpUrl : undefined)}
      required={false}
      {...asTyped}
      defaultValue={typed?.[name]}
      {...control}
    />
  );
  const wrong = fieldErrors.smtpHost ?? fieldErrors.smtpPort ?? fieldErrors.smtpUser;
  const isOther = Boolean(wrong) || (typed !== null && `${typed.smtpHost}${typed.smtpPort}` !== "");
  const known = Object.entries(server.providers).map(([value, label]) => ({ value, label }));
  return (
    <>
      <TextField
        name="smtpProvider"
        label={server.smtpProvider}
        hint={server.hints.smtpProvider}
        required={false}
        defaultValue={typed?.smtpProvider}
        options={[{ value: "", label: server.otherProvider }, ...known]}
      />
      <details className="other-ways" open={isOther || undefined}>
        <summary>{server.otherServer}</summary>
        {input("smtpHost", { inputMode: "url" })}
        {input("smtpPort", { inputMode: "numeric", maxLength: 5, placeholder: "465" })}
      </details>
      {input("smtpUser", { inputMode: "email" })}
      <SecretField
        name="smtpPassword"
        label={server.smtpPassword}
        hint={server.hints.smtpPassword}
        errors={fieldErrors.smtpPassword}
        required={false}
      />
    </>
  );
}

/** A field for a secret. Browsers are not to fill it with the password of this site. */
function SecretField(field: TextFieldProps) {
  const { input, toggle } = useSecretInput();
  return <TextField autoComplete="new-password" {...field} {...input} aside={toggle} />;
}
