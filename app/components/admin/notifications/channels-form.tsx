import { Form } from "@remix-run/react";
import type { ChannelSetting, ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import type { FieldSentences } from "~/text/field-sentences";
import { channelsText as text } from "~/text/it/admin/notifications/notifications";
import { usePending } from "~/components/admin/use-pending";
import { Field } from "~/components/forms/field";
import { Confirmation } from "~/components/admin/settings/confirmation";
import { MailServer, type TypedMailServer } from "./mail-server";
import { Configured, Secret } from "./stored-channel";

interface ChannelsFormProps {
  channels: ChannelSetting[];
  /** The typed values of a refused form, without secrets. Null when nothing was refused. */
  typed: { notifyEmail: string; full: boolean; server: TypedMailServer } | null;
  fieldErrors: FieldSentences;
  /** False when the session is so old that the form asks for the password again. */
  isTrusted: boolean;
}

const address = "/admin/impostazioni/avvisi";

/** The form for the addresses of notifications. The server receives secrets, but never sends them back. */
export function ChannelsForm({ channels, typed, fieldErrors, isTrusted }: ChannelsFormProps) {
  const pending = usePending(address);
  const find = (name: ChannelSettingName) => channels.find((one) => one.name === name) as ChannelSetting;
  const [email, detail] = [find("notifyEmail"), find("notifyDetail")];
  return (
    <Form className="form form-sheet" method="post" action={address} noValidate>
      <fieldset className="fieldset form-part">
        <legend>{text.mail}</legend>
        {isConfigured(email) ? (
          <Configured channel={email} label={text.notifyEmail} />
        ) : (
          <Field
            name="notifyEmail"
            label={text.notifyEmail}
            hint={text.notifyEmailHint}
            errors={fieldErrors.notifyEmail}
          >
            {({ required, ...control }) => (
              <input
                {...control}
                type="text"
                inputMode="email"
                autoComplete="email"
                defaultValue={typed?.notifyEmail ?? email.value ?? ""}
              />
            )}
          </Field>
        )}
        <MailServer channel={find("smtpUrl")} typed={typed?.server ?? null} fieldErrors={fieldErrors} />
      </fieldset>
      <fieldset className="fieldset form-part">
        <legend>{text.message}</legend>
        <Secret
          channel={find("notifyUrl")}
          label={text.notifyUrl}
          hint={text.notifyUrlHint}
          errors={fieldErrors.notifyUrl}
        />
      </fieldset>
      <fieldset className="fieldset form-part">
        <legend>{text.details}</legend>
        {isConfigured(detail) ? (
          <Configured channel={detail} label={text.notifyDetail} />
        ) : (
          <div>
            <label className="choice">
              <input
                type="checkbox"
                name="full"
                value="true"
                defaultChecked={typed?.full ?? detail.value === "full"}
              />
              <span>{text.notifyDetail}</span>
            </label>
            <p className="field-hint">{text.notifyDetailHint}</p>
          </div>
        )}
      </fieldset>
      {isTrusted && !fieldErrors.currentPassword ? null : (
        <Confirmation errors={fieldErrors.currentPassword} />
      )}
      <button className="button" aria-disabled={pending || undefined}>
        {pending ? text.pending : text.submit}
      </button>
    </Form>
  );
}
