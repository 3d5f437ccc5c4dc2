import { isRouteErrorResponse, useHref } from "@remix-run/react";
import type { ReactNode } from "react";
import { MessagePage } from "./message-page";
import { NotFound } from "./not-found";
import { useWords } from "~/components/languages/use-words";

/** Whether the error is that something does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What is shown when a page could not be made: never a stack trace, always a way on. `children`: what was typed there. */
export function RouteError({ error, children }: { error: unknown; children?: ReactNode }) {
  return isNotFound(error) ? <NotFound /> : <ErrorPage>{children}</ErrorPage>;
}

/** Something broke on our side; the links ask for whole new pages, in case it was this one's scripts. */
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
