import { useActionData } from "@remix-run/react";
import type { NotSent } from "~/components/forms/not-sent";
import { PageNotice } from "./page-notice";

/** The notice over a list when the connection failed after 'Elimina'. */
export function NotMovedToBin() {
  const answer = useActionData<NotSent>();
  return <PageNotice notice={answer?.notice ?? null} />;
}
