import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { readValue } from "~/domain/key-values.server";
import { lastBackupKey } from "~/domain/notifications/watch-site.server";
import { changeSettings } from "~/domain/settings/current-settings.server";
import { type SettingName, isConfigured, type Setting, settingNames } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import { forgetOwnerLanguage } from "~/http/owner-language.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { type ShownForm, recordFormState } from "~/http/record-pages/record-page.server";
import { readRecordForm } from "~/http/record-pages/read-record-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerNotice } from "~/text/owner/notices.server";
import { useOwnerLanguages, useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";
import { Button } from "~/components/admin/buttons";
import { OwnerForm } from "~/components/admin/owner-form/owner-form";
import type { TextFieldProps } from "~/components/form-parts/field";
import { ConfiguredField, SettingsPages } from "~/components/admin/settings/settings-pages";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.settingsForm.title,
  body: { keepsWords: true },
};

const address = "/admin/impostazioni";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, language } = context;
  const drafted = await findDraftedForm(context, new URL(request.url));
  const state = await settingsFormState(site, context.client.origin, {
    language,
    fields: drafted?.fields ?? {},
  });
  const backup = await readValue(site.db, lastBackupKey);
  return { notice: drafted?.notice ?? null, state, backup };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { read: readRecordForm },
    showsUnsent: true,
    input({ context, upload: { fields } }) {
      const here = context.client.origin;
      return { here, given: fields.intent === "here" ? { ...fields, publicUrl: here } : fields };
    },
    run: ({ site, given, here }) => changeSettings(site, given, here),
    done: (_, { site, language }) => ({
      to: address,
      notice: "settings-saved",
      // The setting counts from now on, and a page in another language is a new document.
      cookies: [forgetOwnerLanguage],
      document: (site.publicSettings.ownerLanguage ?? "it") === language ? undefined : true,
    }),
    async again({ code, fieldErrors }, { site, language, given, here, unread }, sentence) {
      const typed = { language, fields: given, token: given.token, photo: { fieldErrors } };
      return {
        shows: {
          notice: ownerNotice(
            language,
            isFault(code) ? "settings-failed" : "settings-refused",
            unread ? { sentence } : {},
          ),
          state: unread ? null : await settingsFormState(site, here, typed),
        },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("settings-failed");

/** The page 'Impostazioni': all settings of the site, in one frame for each subject. An empty text means the default. */
export default function Settings() {
  const {
    text: { settingsForm: text },
    dated,
    dateAndTime,
  } = useOwnerWords();
  // Italian, the first one, needs no setting.
  const languages = useOwnerLanguages().map(({ code, name }, at) => {
    return { value: at === 0 ? "" : code, label: name, lang: code };
  });
  const fields = settingNames.map((name) => ({ name, label: text[name] }));
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(loaded);
  const state = answer?.state ?? loaded.state;
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
            const placeholder = initial === null ? undefined : fill(text.initially, { value: initial });
            return field(name, { required: false, placeholder, ...control });
          }
          const errors = fieldErrors[name];
          return (
            <ConfiguredField setting={one} label={text[name]} value={value ?? text.none} errors={errors} />
          );
        };
        const stored = settings.find(({ name }) => name === "spamWords");
        const spamWords = values.spamWords || (stored?.value ?? "");
        const count = spamWords.split(/[,\n]/).filter((word) => word.trim() !== "").length;
        return (
          <>
            <div className="form-main">
              <fieldset className="fieldset form-part">
                <legend>{text.toy}</legend>
                {setting("productName", { maxLength: 60, autoComplete: "off" })}
                {setting("ownerLanguage", { options: languages })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.address}</legend>
                {setting("publicUrl", {
                  hint: fill(text.publicUrlHint, { here }),
                  inputMode: "url",
                  autoCapitalize: "none",
                  placeholder: here,
                  aside:
                    values.publicUrl === here ? null : (
                      <Button name="intent" value="here" label={text.useHere} />
                    ),
                })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.journey}</legend>
                {setting("journeyStart", { hint: text.journeyStartHint, type: "date" })}
                {setting("journeyEnd", { hint: text.journeyEndHint, type: "date" })}
              </fieldset>
              <fieldset className="fieldset form-part">
                <legend>{text.spam}</legend>
                <details className="other-ways" open={fieldErrors.spamWords ? true : undefined}>
                  <summary>{fill(text.spamWordsCount, { count })}</summary>
                  {setting("spamWords", {
                    hint: text.spamWordsHint,
                    rows: 4,
                    placeholder: undefined,
                    defaultValue: spamWords,
                  })}
                </details>
              </fieldset>
              <fieldset className="fieldset form-part" id="copia">
                <legend>{text.backup}</legend>
                <p>
                  {loaded.backup === null
                    ? text.backupNever
                    : dated(text.backupAt, { moment: dateAndTime(loaded.backup) })}
                </p>
                <p className="field-hint">{text.backupHint}</p>
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

/** Returns the contents of the settings form: typed or else stored values, and the source of every value. */
async function settingsFormState(site: Site, here: string, { fields, ...form }: ShownForm) {
  const settings = site.settings.list();
  const values = settings.map((setting) => {
    const stored = setting.source === "database" ? (setting.value ?? "") : "";
    return [setting.name, isConfigured(setting) ? "" : (fields[setting.name] ?? stored)];
  });
  return {
    ...(await recordFormState(site, { fields: {}, ...form })),
    values: Object.fromEntries(values) as Record<SettingName, string>,
    settings,
    here,
  };
}
