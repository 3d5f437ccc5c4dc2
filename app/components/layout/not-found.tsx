import { Link } from "@remix-run/react";
import { notFoundText } from "~/text/it/layout";
import { MessagePage } from "./message-page";

/** The page that does not exist, with Italian help under the two English lines. */
export function NotFound() {
  const { title, hint, help, links } = notFoundText;
  return (
    <MessagePage title={title} hint={hint} help={help}>
      {links.map(({ to, label }, n) => (
        <Link key={to} className={n === 0 ? "button" : "button button-quiet"} to={to} reloadDocument>
          {label}
        </Link>
      ))}
    </MessagePage>
  );
}
