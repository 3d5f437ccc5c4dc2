import type { ReactNode } from "react";
import { PageNotice } from "~/components/admin/page-notice";
import { ErrorSummary, type ErrorSummaryProps } from "~/components/forms/error-summary";
import type { Notice } from "~/text/notice";
import { usePageName } from "./page-name";

interface AdminPageProps {
  /** Stands before the page's name: a question about one item of a list, or links to other pages. */
  before?: ReactNode;
  lead?: string;
  /** A message to the owner, at the top of the page. */
  notice?: Notice | null;
  /** The mistakes in the page's form. The notice shows them. */
  mistakes?: ErrorSummaryProps;
  className?: string;
  children: ReactNode;
}

/** One page of the owner's panel, with its name as heading. On a phone the head of the panel shows the name. */
export function AdminPage({ before, lead, notice = null, mistakes, className, children }: AdminPageProps) {
  const name = usePageName();
  return (
    <section className={className} aria-labelledby="page-name">
      {before}
      <h2 className="section-title page-name" id="page-name">
        {name}
      </h2>
      {lead ? <p className="list-item-text">{lead}</p> : null}
      <PageNotice notice={notice}>{mistakes ? <ErrorSummary {...mistakes} /> : null}</PageNotice>
      {children}
    </section>
  );
}
