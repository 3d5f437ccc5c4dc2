import { isRouteErrorResponse, useHref } from "@remix-run/react";
import type { ReactNode } from "react";
import { MessagePage } from "./message-page";
import { NotFound } from "./not-found";
import { useWords } from "~/components/languages/use-words";

/** True when the error means that something does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The page of an error: never a stack trace, always a way on. `children` are the words typed there. */
export function RouteError({ error, children }: { error: unknown; children?: ReactNode }) {
  return isNotFound(error) ? <NotFound /> : <ErrorPage>{children}</ErrorPage>;
}

/** The page of a fault of ours. Its links load whole pages, because this page's scripts may be the cause. */
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
