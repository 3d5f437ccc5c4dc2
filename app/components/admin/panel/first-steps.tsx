import type { FirstSetting } from "~/domain/site";
import { firstStepsText as text } from "~/text/it/admin";

/** For the owner: what the site still shows by default, and the line that changes it. Nothing when all is set. */
export function FirstSteps({ unset }: { unset: readonly FirstSetting[] }) {
  if (unset.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="first-steps-title">
      <h2 className="notice-title" id="first-steps-title">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <ul className="notice-list">
        {unset.map((setting) => (
          <li key={setting}>
            <code>{`${setting}=${text.settings[setting].example}`}</code>: {text.settings[setting].why}
          </li>
        ))}
      </ul>
    </section>
  );
}
