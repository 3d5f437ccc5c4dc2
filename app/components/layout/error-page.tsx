import { isRouteErrorResponse, useHref } from "@remix-run/react";
import type { ReactNode } from "react";
import { MessagePage } from "./message-page";
import { NotFound } from "./not-found";
import { useWords } from "~/components/languages/use-words";

/** True for an error with status 404. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The page of an error: never a stack trace, always links that lead on. `children` are a form's typed words. */
export function RouteError({ error, children }: { error: unknown; children?: ReactNode }) {
  return isNotFound(error) ? <NotFound /> : <ErrorPage>{children}</ErrorPage>;
}

/** The page of a fault of the site. Its links load new documents, because the scripts of this page may be the cause. */
function ErrorPage({ children }: { children: ReactNode }) {
  const { error } = useWords().text.layout;
  const home = useHref("/");
  return (
    <MessagePage title={error.title} help={error.help}>
      <a className="button" href="">
        {error.retry}
      </a>
      <a className="button button-quiet" href={home}>
        {error.home}
      </a>
      {children}
    </MessagePage>
  );
}
