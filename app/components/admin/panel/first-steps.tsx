import { Link } from "@remix-run/react";
import type { NeededSetting } from "~/domain/settings/setting";
import { firstStepsText as text } from "~/text/it/admin/panel";

/** For the owner: what the site still shows by default, and the way to the page that changes it. Nothing when all is set. */
export function FirstSteps({ unset }: { unset: readonly NeededSetting[] }) {
  if (unset.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="first-steps-title">
      <h2 className="notice-title" id="first-steps-title">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <ul className="notice-list">
        {unset.map((name) => (
          <li key={name}>
            <Link to={`/admin/impostazioni#${name}`}>{text.settings[name]}</Link>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Link className="button button-small" to="/admin/impostazioni">
          {text.open}
        </Link>
      </div>
    </section>
  );
}
