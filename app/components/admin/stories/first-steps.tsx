import { Link } from "@remix-run/react";
import { firstStepsText as text } from "~/text/it/admin/first-steps";

const addresses = {
  name: "/admin/impostazioni#productName",
  address: "/admin/impostazioni#publicUrl",
  tag: "/admin/cartellini",
  notifications: "/admin/avvisi",
  backup: "/admin/impostazioni#copia",
};

/** 'Per cominciare': the first steps, the done ones ticked. Nothing when all are done. */
export function FirstSteps({
  steps,
  open,
}: {
  steps: Record<keyof typeof addresses, boolean>;
  open: boolean;
}) {
  const names = Object.keys(addresses) as (keyof typeof addresses)[];
  const done = names.filter((name) => steps[name]).length;
  if (done === names.length) return null;
  return (
    <details className="notice first-steps" open={open}>
      <summary className="notice-title">{text.progress(done, names.length)}</summary>
      <ul className="notice-list">
        {names.map((name) => (
          <li className={steps[name] ? "step-done" : undefined} key={name}>
            <Link to={addresses[name]}>{text.steps[name]}</Link>
            {steps[name] ? <span className="visually-hidden"> {text.done}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
