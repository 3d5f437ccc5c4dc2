import { NavLink } from "@remix-run/react";
import { settingsPagesText as text } from "~/text/it/admin/settings-pages";

/** The links between the pages of 'Impostazioni'. */
export function SettingsPages() {
  return (
    <nav className="settings-pages" aria-label={text.label}>
      <NavLink to="/admin/impostazioni" end>
        {text.site}
      </NavLink>
      <NavLink to="/admin/avvisi">{text.notifications}</NavLink>
      <NavLink to="/admin/impostazioni/password">{text.password}</NavLink>
      <NavLink to="/admin/impostazioni/accesso">{text.factor}</NavLink>
      <NavLink to="/admin/impostazioni/sessioni">{text.sessions}</NavLink>
    </nav>
  );
}
