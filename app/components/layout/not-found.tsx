import { Link } from "@remix-run/react";
import { notFoundText } from "~/text/it/layout";
import { LostPage } from "./lost-page";

/** The page that does not exist, with Italian help under the two English lines. */
export function NotFound() {
  const { title, hint, help, links } = notFoundText;
  return (
    <LostPage title={title} hint={hint} help={help}>
      {links.map(({ to, label }, n) => (
        <Link key={to} className={n === 0 ? "button" : "button button-quiet"} to={to} reloadDocument>
          {label}
        </Link>
      ))}
    </LostPage>
  );
}
