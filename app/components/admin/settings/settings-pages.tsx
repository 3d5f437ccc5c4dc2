import { NavLink } from "@remix-run/react";
import { Field, TextField } from "~/components/form-parts/field";
import type { SettingSource } from "~/domain/settings/setting";
import { useOwnerWords } from "~/components/languages/use-owner-words";

/** The links between the pages of 'Impostazioni'. */
export function SettingsPages() {
  const text = useOwnerWords().text.settingsPages;
  return (
    <nav className="settings-pages" aria-label={text.label}>
      <NavLink to="/admin/impostazioni" end>
        {text.site}
      </NavLink>{" "}
      <NavLink to="/admin/avvisi">{text.notifications}</NavLink>{" "}
      <NavLink to="/admin/impostazioni/password">{text.password}</NavLink>{" "}
      <NavLink to="/admin/impostazioni/accesso">{text.factor}</NavLink>{" "}
      <NavLink to="/admin/impostazioni/sessioni">{text.sessions}</NavLink>
    </nav>
  );
}

interface ConfiguredFieldProps {
  setting: { name: string; source: SettingSource };
  label: string;
  value: string;
  errors?: string[];
}

/** The field of a setting that only the environment or `site.env` changes. The hint says which. */
export function ConfiguredField({ setting: { name, source }, label, value, errors }: ConfiguredFieldProps) {
  const settingsForm = useOwnerWords().text.settingsForm;
  const hint = settingsForm.source[source as "environment" | "file"];
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {({ name: unsent, required, ...tied }) => <input {...tied} readOnly value={value} />}
    </Field>
  );
}

/** Asks for the password again, in a session that began more than 15 minutes ago. */
export function Confirmation({ errors }: { errors?: string[] }) {
  const confirmation = useOwnerWords().text.confirmation;
  return (
    <TextField
      name="currentPassword"
      label={confirmation.label}
      hint={confirmation.hint}
      errors={errors}
      type="password"
      autoComplete="current-password"
    />
  );
}
