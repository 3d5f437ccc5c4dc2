import { OwnerForm, type OwnerFormState } from "~/components/admin/owner-form/owner-form";
import type { TextFieldProps } from "~/components/forms/field";
import { type Setting, type SettingName, isConfigured, settingNames } from "~/domain/settings/setting";
import { settingsFormText as text } from "~/text/it/admin/settings-pages";
import { ConfiguredField, SettingsPages } from "./settings-pages";

const fields = settingNames.map((name) => ({ name, label: text[name] }));

interface SettingsFormState extends OwnerFormState<SettingName> {
  settings: Setting[];
  here: string;
}

/** The page with all settings of the site, in one frame for each subject. An empty text means the default value. */
export function SettingsForm({ state }: { state: SettingsFormState }) {
  const { settings, values, here } = state;
  return (
    <OwnerForm
      {...{ state, fields }}
      before={<SettingsPages />}
      lead={text.lead}
      submit={{ label: text.submit, pending: text.pending }}
      validation="validateSettings"
    >
      {({ field, fieldErrors }) => {
        const setting = (name: SettingName, control: Omit<TextFieldProps, "name" | "label"> = {}) => {
          const one = settings.find((setting) => setting.name === name) as Setting;
          const { value, default: initial } = one;
          if (!isConfigured(one)) {
            const placeholder = initial === null ? undefined : text.initially(initial);
            return field(name, { required: false, placeholder, ...control });
          }
          const errors = fieldErrors[name];
          return (
            <ConfiguredField setting={one} label={text[name]} value={value ?? text.none} errors={errors} />
          );
        };
        const spamWords = values.spamWords || settings.find(({ name }) => name === "spamWords")?.default;
        return (
          <>
            <div className="form-main">
              <fieldset className="fieldset form-part">
                <legend>{text.toy}</legend>
                {setting("productName", { maxLength: 60, autoComplete: "off" })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.address}</legend>
                {setting("publicUrl", { hint: text.publicUrlHint(here), type: "url", placeholder: here })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.journey}</legend>
                {setting("journeyStart", { hint: text.journeyStartHint, type: "date" })}
                {setting("journeyEnd", { hint: text.journeyEndHint, type: "date" })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.spam}</legend>
                {setting("spamWords", {
                  hint: text.spamWordsHint,
                  rows: 4,
                  placeholder: undefined,
                  defaultValue: spamWords ?? "",
                })}
              </fieldset>
            </div>
            <fieldset className="fieldset form-part form-side">
              <legend>{text.contacts}</legend>
              {setting("ownerName", { hint: text.ownerNameHint, maxLength: 100, autoComplete: "name" })}
              {setting("contactEmail", { hint: text.contactEmailHint, type: "email", autoComplete: "email" })}
              {setting("instagramUrl", { hint: text.profileHint, inputMode: "url", autoCapitalize: "none" })}
              {setting("tiktokUrl", { hint: text.profileHint, inputMode: "url", autoCapitalize: "none" })}
            </fieldset>
          </>
        );
      }}
    </OwnerForm>
  );
}
