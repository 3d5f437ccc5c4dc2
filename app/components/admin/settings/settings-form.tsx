import type { InputHTMLAttributes } from "react";
import { OwnerForm, type OwnerFormState } from "~/components/admin/owner-form/owner-form";
import { Field, TextField } from "~/components/forms/field";
import { type Setting, type SettingName, isConfigured, settingNames } from "~/domain/settings/setting";
import { settingsFormText as text } from "~/text/it/admin/settings-pages";
import { ConfiguredField } from "./settings-pages";

/** The fields of the settings form, for the summary of its errors. */
export const settingsFields = settingNames.map((name) => ({ name, label: text[name] }));

interface SettingsFormState extends Pick<
  OwnerFormState<Record<SettingName, string>>,
  "revision" | "token" | "updatedAt" | "draft" | "fieldErrors" | "values"
> {
  settings: Setting[];
  here: string;
}

/** The form with all settings of the site, in one frame for each subject. */
export function SettingsForm({ state }: { state: SettingsFormState }) {
  const { settings, values, here } = state;
  return (
    <OwnerForm
      action="/admin/impostazioni"
      state={state}
      submit={{ label: text.submit, pending: text.pending }}
      validation="validateSettings"
    >
      {(fieldErrors) => {
        const field = (name: SettingName, hint?: string, control?: InputHTMLAttributes<HTMLInputElement>) => (
          <SettingField
            setting={settings.find((one) => one.name === name) as Setting}
            value={values[name]}
            hint={hint}
            errors={fieldErrors[name]}
            control={control}
          />
        );
        return (
          <>
            <div className="form-main">
              <fieldset className="fieldset form-part">
                <legend>{text.toy}</legend>
                {field("productName", undefined, { maxLength: 60, autoComplete: "off" })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.address}</legend>
                {field("publicUrl", text.publicUrlHint(here), { type: "url", placeholder: here })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.journey}</legend>
                {field("journeyStart", text.journeyStartHint, { type: "date" })}
                {field("journeyEnd", text.journeyEndHint, { type: "date" })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.spam}</legend>
                {field("spamWords", text.spamWordsHint)}
              </fieldset>
            </div>
            <fieldset className="fieldset form-part form-side">
              <legend>{text.contacts}</legend>
              {field("ownerName", text.ownerNameHint, { maxLength: 100, autoComplete: "name" })}
              {field("contactEmail", text.contactEmailHint, { type: "email", autoComplete: "email" })}
              {field("instagramUrl", text.profileHint, { inputMode: "url", autoCapitalize: "none" })}
              {field("tiktokUrl", text.profileHint, { inputMode: "url", autoCapitalize: "none" })}
            </fieldset>
          </>
        );
      }}
    </OwnerForm>
  );
}

interface SettingFieldProps {
  setting: Setting;
  /** The text in the field. An empty text means the default value. */
  value: string;
  hint?: string;
  errors?: string[];
  control?: InputHTMLAttributes<HTMLInputElement>;
}

/** The field of one setting. A value from the environment or `site.env` is read-only. */
function SettingField({ setting, value, hint, errors, control }: SettingFieldProps) {
  const { name, default: initial } = setting;
  const shared = { name, label: text[name], hint, errors };
  if (isConfigured(setting)) {
    return <ConfiguredField {...shared} setting={setting} value={setting.value ?? text.none} />;
  }
  if (name === "spamWords") {
    return (
      <Field {...shared}>
        {({ required, ...tied }) => <textarea {...tied} rows={4} defaultValue={value || (initial ?? "")} />}
      </Field>
    );
  }
  const placeholder = initial === null ? undefined : text.initially(initial);
  return (
    <TextField {...shared} required={false} defaultValue={value} placeholder={placeholder} {...control} />
  );
}
