import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConfiguredField, Confirmation } from "~/components/admin/settings/settings-pages";
import { SubmitButton } from "~/components/admin/buttons";
import { Choice, TextField } from "~/components/forms/field";
import type { ChannelSetting, ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import type { FieldSentences } from "~/text/field-sentences";
import { channelsText as text } from "~/text/it/admin/notifications/notifications";
import { MailServerFields, type TypedChannels } from "./mail-server";

interface ChannelsFormProps {
  channels: ChannelSetting[];
  typed: TypedChannels | null;
  fieldErrors: FieldSentences;
  /** False when the session is so old that the form asks for the password again. */
  isTrusted: boolean;
}

const address = "/admin/impostazioni/avvisi";

/** The box that removes a stored secret. */
const removal = (name: ChannelSettingName) => (
  <Choice label={text.remove} name={`remove-${name}`} value="true" />
);

/** The form for the addresses of notifications. The server receives secrets, but never sends them back. */
export function ChannelsForm({ channels, typed, fieldErrors, isTrusted }: ChannelsFormProps) {
  const channel = (name: ChannelSettingName, label: string, show: (setting: ChannelSetting) => ReactNode) => {
    const setting = channels.find((one) => one.name === name) as ChannelSetting;
    if (!isConfigured(setting)) return show(setting);
    return <ConfiguredField setting={setting} label={label} value={setting.value ?? text.configured} />;
  };
  return (
    <Form className="form form-sheet" method="post" action={address} noValidate>
      <fieldset className="fieldset form-part">
        <legend>{text.mail}</legend>
        {channel("notifyEmail", text.notifyEmail, ({ name, value }) => (
          <TextField
            name={name}
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
        {channel("smtpUrl", text.server.title, ({ name, value }) => (
          <fieldset className="fieldset" id={name}>
            <legend>{text.server.title}</legend>
            {value === null ? null : <p className="field-hint">{text.isSet(value)}</p>}
            <MailServerFields typed={typed} fieldErrors={fieldErrors} />
            {value === null ? null : removal(name)}
          </fieldset>
        ))}
      </fieldset>
      <fieldset className="fieldset form-part">
        <legend>{text.message}</legend>
        {channel("notifyUrl", text.notifyUrl, ({ name, value }) => (
          <div>
            <TextField
              name={name}
              label={text.notifyUrl}
              hint={value === null ? text.notifyUrlHint : `${text.isSet(value)} ${text.notifyUrlHint}`}
              errors={fieldErrors.notifyUrl}
              required={false}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            {value === null ? null : removal(name)}
          </div>
        ))}
      </fieldset>
      <fieldset className="fieldset form-part">
        <legend>{text.details}</legend>
        {channel("notifyDetail", text.notifyDetail, ({ value }) => (
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
