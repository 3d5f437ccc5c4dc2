import { Link } from "@remix-run/react";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";

const addresses = {
  name: "/admin/impostazioni#productName",
  address: "/admin/impostazioni#publicUrl",
  tag: "/admin/cartellini",
  notifications: "/admin/avvisi",
  backup: "/admin/impostazioni#copia",
};

/** Which of the first steps are done. */
type Steps = Record<keyof typeof addresses, boolean>;

/** 'Per cominciare': the first steps, the done ones ticked. Nothing when all are done. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const text = useOwnerWords().text.firstSteps;
  const names = Object.keys(addresses) as (keyof Steps)[];
  const done = names.filter((name) => steps[name]).length;
  if (done === names.length) return null;
  return (
    <section className="notice first-steps" aria-labelledby="first-steps">
      <h2 className="notice-title" id="first-steps">
        {fill(text.progress, { done, all: names.length })}
      </h2>
      <ul className="notice-list">
        {names.map((name) => (
          <li className={steps[name] ? "step-done" : undefined} key={name}>
            <Link to={addresses[name]}>{text.steps[name]}</Link>
            {steps[name] ? <span className="visually-hidden"> {text.done}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
