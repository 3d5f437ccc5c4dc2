import type { ChannelSetting } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import { Field } from "~/components/forms/field";
import { channelsText as text } from "~/text/it/admin/notifications/notifications";
import { settingsFormText } from "~/text/it/admin/settings-pages";

/** A channel that the environment or `site.env` decides. */
export function Configured({ channel, label }: { channel: ChannelSetting; label: string }) {
  const hint = settingsFormText.source[channel.source as "environment" | "file"];
  return (
    <Field name={channel.name} label={label} hint={hint}>
      {({ name: unsent, required, ...tied }) => (
        <input {...tied} readOnly value={channel.value ?? text.configured} />
      )}
    </Field>
  );
}

interface SecretProps {
  channel: ChannelSetting;
  label: string;
  hint: string;
  errors?: string[];
}

/** A field for a secret. It is always empty, because the server never sends the stored value. */
export function Secret({ channel, label, hint, errors }: SecretProps) {
  const { name, value } = channel;
  if (isConfigured(channel)) return <Configured channel={channel} label={label} />;
  return (
    <div>
      <Field
        name={name}
        label={label}
        hint={value === null ? hint : `${text.isSet(value)} ${hint}`}
        errors={errors}
      >
        {({ required, ...control }) => (
          <input {...control} type="text" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Removal channel={channel} />
    </div>
  );
}

/** The box that removes a stored secret. */
export function Removal({ channel: { name, value } }: { channel: ChannelSetting }) {
  if (value === null) return null;
  return (
    <label className="choice">
      <input type="checkbox" name={`remove-${name}`} value="true" />
      <span>{text.remove}</span>
    </label>
  );
}
