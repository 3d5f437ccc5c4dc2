import { type Setting, type SettingName, isConfigured } from "~/domain/settings/setting";
import type { FieldSentences } from "~/text/field-sentences";
import { settingsFormText as text } from "~/text/it/admin/settings-pages";
import { OwnerForm, type OwnerFormState } from "~/components/admin/owner-form/owner-form";
import type { SummaryField } from "~/components/forms/error-summary";
import type { InputHTMLAttributes } from "react";
import { Field } from "~/components/forms/field";

/** The fields of the settings form, for the summary of its errors. */
export const settingsFields: SummaryField[] = [
  { name: "productName", label: text.productName },
  { name: "ownerName", label: text.ownerName },
  { name: "contactEmail", label: text.contactEmail },
  { name: "instagramUrl", label: text.instagramUrl },
  { name: "tiktokUrl", label: text.tiktokUrl },
  { name: "publicUrl", label: text.publicUrl },
  { name: "journeyStart", label: text.journeyStart },
  { name: "journeyEnd", label: text.journeyEnd },
  { name: "spamWords", label: text.spamWords },
];

interface SettingsFormState extends Pick<
  OwnerFormState<Record<SettingName, string>>,
  "revision" | "token" | "updatedAt" | "draft" | "fieldErrors" | "values"
> {
  settings: Setting[];
  /** The origin of the opened page: scheme and host. */
  here: string;
}

/** The form with all settings of the site, in one frame for each subject. */
export function SettingsForm({ state }: { state: SettingsFormState }) {
  const { settings, values, here } = state;
  const field = (name: SettingName, fieldErrors: FieldSentences) => ({
    setting: settings.find((one) => one.name === name) as Setting,
    value: values[name],
    errors: fieldErrors[name],
  });
  return (
    <OwnerForm
      action="/admin/impostazioni"
      state={state}
      submit={{ label: text.submit, pending: text.pending }}
      validation="validateSettings"
    >
      {(fieldErrors) => (
        <>
          <div className="form-main">
            <fieldset className="fieldset form-part">
              <legend>{text.toy}</legend>
              <SettingField
                {...field("productName", fieldErrors)}
                label={text.productName}
                control={{ maxLength: 60, autoComplete: "off" }}
              />
            </fieldset>
            <fieldset className="fieldset form-part">
              <legend>{text.address}</legend>
              <SettingField
                {...field("publicUrl", fieldErrors)}
                label={text.publicUrl}
                hint={text.publicUrlHint(here)}
                control={{ type: "url", placeholder: here }}
              />
            </fieldset>
            <fieldset className="fieldset form-part">
              <legend>{text.journey}</legend>
              <SettingField
                {...field("journeyStart", fieldErrors)}
                label={text.journeyStart}
                hint={text.journeyStartHint}
                control={{ type: "date" }}
              />
              <SettingField
                {...field("journeyEnd", fieldErrors)}
                label={text.journeyEnd}
                hint={text.journeyEndHint}
                control={{ type: "date" }}
              />
            </fieldset>
            <fieldset className="fieldset form-part">
              <legend>{text.spam}</legend>
              <SettingField
                {...field("spamWords", fieldErrors)}
                label={text.spamWords}
                hint={text.spamWordsHint}
                isLong
              />
            </fieldset>
          </div>
          <fieldset className="fieldset form-part form-side">
            <legend>{text.contacts}</legend>
            <SettingField
              {...field("ownerName", fieldErrors)}
              label={text.ownerName}
              hint={text.ownerNameHint}
              control={{ maxLength: 100, autoComplete: "name" }}
            />
            <SettingField
              {...field("contactEmail", fieldErrors)}
              label={text.contactEmail}
              hint={text.contactEmailHint}
              control={{ type: "email", autoComplete: "email" }}
            />
            <SettingField
              {...field("instagramUrl", fieldErrors)}
              label={text.instagramUrl}
              hint={text.profileHint}
              control={{ inputMode: "url", autoCapitalize: "none" }}
            />
            <SettingField
              {...field("tiktokUrl", fieldErrors)}
              label={text.tiktokUrl}
              hint={text.profileHint}
              control={{ inputMode: "url", autoCapitalize: "none" }}
            />
          </fieldset>
        </>
      )}
    </OwnerForm>
  );
}

interface SettingFieldProps {
  setting: Setting;
  /** The text in the field. An empty text means the default value. */
  value: string;
  label: string;
  hint?: string;
  errors?: string[];
  control?: InputHTMLAttributes<HTMLInputElement>;
  /** True for a list of words, which begins with the default one. */
  isLong?: boolean;
}

/** The field of one setting. A value from the environment or `site.env` is read-only; the hint names its source. */
function SettingField({ setting, value, label, hint, errors, control, isLong }: SettingFieldProps) {
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
      {({ required, ...tied }) =>
        isLong ? (
          <textarea {...tied} rows={4} defaultValue={value || (setting.default ?? "")} />
        ) : (
          <input {...tied} defaultValue={value} placeholder={placeholder} {...control} />
        )
      }
    </Field>
  );
}
