import { isRouteErrorResponse, useHref } from "@remix-run/react";
import { Children, type ReactNode } from "react";
import { CapybaraAsleep } from "~/components/drawings/capybara-asleep";
import { useWords } from "~/components/languages/use-words";
import { notFoundLines } from "~/text/fixed-words";
import { DocumentButton } from "./links";

interface MessagePageProps {
  title: string;
  /** An English line under the title that looks like a machine's message. */
  hint?: string;
  help: string;
  /** True for a page that does not exist: the suitcase then shows "404". */
  missing?: boolean;
  children: ReactNode;
}

/** A page in place of something that cannot be shown: the toy asleep on its suitcase, the reason, links. */
export function MessagePage({ title, hint, help, missing, children }: MessagePageProps) {
  return (
    <main className="page page-narrow lost" id="content">
      <CapybaraAsleep tag={missing ? "404" : ""} />
      <h1 className="page-title">{title}</h1>
      {hint ? (
        <p className="lost-hint" lang="en">
          {hint}
        </p>
      ) : null}
      <p className="page-lead">{help}</p>
      <div className="button-row">{Children.map(children, (child) => [child, " "])}</div>
    </main>
  );
}

/** The page of an unknown address: two lines in English, and help in the page's language. */
export function NotFound() {
  const { help, home, blog, map } = useWords().text.layout.notFound;
  return (
    <MessagePage {...notFoundLines} help={help} missing>
      <DocumentButton to="/" label={home} />
      <DocumentButton look="quiet" to="/blog" label={blog} />
      <DocumentButton look="quiet" to="/map" label={map} />
    </MessagePage>
  );
}

/** True for an error with status 404. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** True for an error that React caught in the browser. An error of a loader or an action is in the router's state. */
function isFaultOfBrowser(error: unknown): boolean {
  if (typeof document === "undefined") return false;
  return !Object.values(window.__remixRouter.state.errors ?? {}).includes(error);
}

/**
 * The page of an error: never a stack trace, always links that lead on. They load new documents, because the scripts of
 * this page may be the cause. `children` are a form's typed words.
 */
export function RouteError({ error, children }: { error: unknown; children?: ReactNode }) {
  const { error: text } = useWords().text.layout;
  const home = useHref("/");
  // React ends at a fault of this browser, and the guard of the page puts the page back.
  if (isFaultOfBrowser(error)) throw error;
  if (isNotFound(error)) return <NotFound />;
  return (
    <MessagePage title={text.title} help={text.help}>
      <a className="button" href="">
        {text.retry}
      </a>
      <a className="button button-quiet" href={home}>
        {text.home}
      </a>
      {children}
    </MessagePage>
  );
}
