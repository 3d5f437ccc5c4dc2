import type { InputHTMLAttributes } from "react";
import { type Setting, isConfigured } from "~/domain/settings/setting";
import { settingsFormText as text } from "~/text/it/admin/settings-pages";
import { Field } from "~/components/forms/field";

interface SettingFieldProps {
  setting: Setting;
  /** What stands in the field; empty: the default counts. */
  value: string;
  label: string;
  hint?: string;
  errors?: string[];
  control?: InputHTMLAttributes<HTMLInputElement>;
}

/** One setting; what the environment or `site.env` says can only be read, and the hint says where it is changed. */
export function SettingField({ setting, value, label, hint, errors, control }: SettingFieldProps) {
  const { name, source } = setting;
  if (isConfigured(setting)) {
    return (
      <Field name={name} label={label} hint={text.source[source as "environment" | "file"]} errors={errors}>
        {({ name: unsent, required, ...tied }) => (
          <input {...tied} readOnly value={setting.value ?? text.none} />
        )}
      </Field>
    );
  }
  const placeholder = setting.default === null ? undefined : text.initially(setting.default);
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {({ required, ...tied }) => (
        <input {...tied} defaultValue={value} placeholder={placeholder} {...control} />
      )}
    </Field>
  );
}
