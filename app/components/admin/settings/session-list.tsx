import { Form } from "@remix-run/react";
import { browserText, sessionsPageText as text } from "~/text/it/admin/settings-pages";
import { dateAndTime } from "~/text/it/admin/dates";

interface SessionListProps {
  sessions: { id: string; createdAt: string; lastSeenAt: string; browser: string | null; current: boolean }[];
}

const address = "/admin/impostazioni/sessioni";

/** The open sessions, each with a button that ends it, and one button that ends all except this one. */
export function SessionList({ sessions }: SessionListProps) {
  return (
    <>
      <ul className="list">
        {sessions.map(({ id, createdAt, lastSeenAt, browser, current }) => (
          <li className="list-item" key={id}>
            <div className="list-item-head">
              <div>
                <h3>{browserText(browser)}</h3>
                <p className="card-meta">
                  <span>{text.begun(dateAndTime(createdAt))}</span>
                  <span>{current ? text.inUse : text.used(dateAndTime(lastSeenAt))}</span>
                </p>
              </div>
              {current ? (
                <span className="badge badge-on">{text.current}</span>
              ) : (
                <Form method="post" action={address}>
                  <button
                    className="button button-quiet button-small"
                    name="session"
                    value={id}
                    aria-label={text.endNamed(browserText(browser), dateAndTime(createdAt))}
                  >
                    {text.end}
                  </button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action={address}>
          <button className="button button-quiet">{text.endOthers}</button>
        </Form>
      ) : (
        <p className="list-count">{text.alone}</p>
      )}
    </>
  );
}
