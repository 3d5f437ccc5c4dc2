import type { MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, type ErrorSummaryProps } from "~/components/form-parts/error-summary";
import { type FormAnswer, reloadAfterSuccess } from "~/components/form-parts/answers";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { ownerWordsHere, ownerWordsOf, useOwnerWords } from "~/components/languages/use-owner-words";
import { pageMeta } from "~/components/layout/page-head";
import { useBanner, useNotice } from "~/components/toasts/notices";
import { type Notice, noticeFrom } from "~/text/notice";
import type { OwnerTexts, OwnerWords } from "~/text/words";
import { carriedFormIn } from "./login";

interface AdminPageProps {
  /** Stands before the page's name: a question about one item of a list, or links to other pages. */
  before?: ReactNode;
  lead?: string;
  /** The mistakes in the page's form. The notice shows them. */
  mistakes?: ErrorSummaryProps;
  className?: string;
  children: ReactNode;
}

/** One page of the owner's panel, with its name as heading. On a phone the head of the panel shows the name. */
export function AdminPage({ before, lead, mistakes, className, children }: AdminPageProps) {
  return (
    <section className={className} aria-labelledby="page-name">
      {before}
      <h2 className="section-title page-name" id="page-name">
        {usePageName()}
      </h2>
      {lead ? <p className="list-item-text">{lead}</p> : null}
      <PageNotice>{mistakes ? <ErrorSummary {...mistakes} /> : null}</PageNotice>
      {children}
    </section>
  );
}

/** The `notice` of this route's action or loader: a banner when it came with the HTML, else a toast. */
export function PageNotice({ children }: { children?: ReactNode }) {
  const answered = useActionData<FormAnswer>();
  const loaded = useLoaderData<{ notice?: Notice | null } | null>();
  const banner = useBanner(answered?.notice ?? loaded?.notice ?? null, useNotice());
  return banner ? <NoticeBanner notice={banner}>{children}</NoticeBanner> : null;
}

/** The `meta` of the owner's pages. The title is the page's name; for everybody else it is that of the login. */
export const adminMeta: MetaFunction = (args) => {
  const panel = args.matches.find(({ id }) => id === "routes/admin")?.data as { owner: boolean } | undefined;
  const words = ownerWordsOf(args);
  const title = panel?.owner ? pageNameIn(words, args.matches) : words.text.login.title;
  return pageMeta(args, { title, description: words.text.panel.description, hidden: true });
};

/**
 * Returns what a route exports for its form: when it cannot be sent, the page keeps it and shows the notice `code`.
 * `lost` is said when no answer came. The default is right for forms whose second arrival changes nothing.
 */
export function adminRoute(
  code: keyof OwnerTexts["notSent"]["notices"],
  lost = ({ notSent }: OwnerTexts): string => notSent.again,
) {
  const keepsForm = (outcome: (texts: OwnerTexts) => string): FormAnswer => {
    const words = ownerWordsHere();
    const notice = noticeFrom(words, words.text.notSent.notices[code]);
    return { notice: { ...notice, outcome: outcome(words.text) }, keepsForm: true };
  };
  const clientAction = async ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const { onLine } = navigator;
    try {
      const answer = (await serverAction()) as { unread?: string } | null;
      return answer?.unread ? keepsForm(() => answer.unread ?? "") : answer;
    } catch (error) {
      if (error instanceof Response) keepInHistory(error);
      if (error instanceof Response || carriedFormIn(error)) throw error;
      return keepsForm(onLine ? lost : ({ notSent }) => notSent.offline);
    }
  };
  return { clientAction, meta: adminMeta, shouldRevalidate: reloadAfterSuccess };
}

/** Lets the browser's Back button lead to the waiting form (`modulo`) from the page that a button has opened. */
function keepInHistory({ headers }: Response): void {
  const form = new URL(headers.get("Location") ?? "", location.href).searchParams.get("modulo");
  if (form) history.replaceState(history.state, "", form);
}

/** Returns the name of the shown page, from the innermost route that has a name. */
export const usePageName = () => pageNameIn(useOwnerWords(), useMatches());

/** The property of a `RouteHandle` that is used here. */
type NamedPage = { pageName?(words: OwnerWords, answered: unknown): string };

function pageNameIn(words: OwnerWords, matches: { handle?: unknown; data?: unknown }[]): string {
  const handles = matches as { handle?: NamedPage; data?: unknown }[];
  const named = handles.filter(({ handle }) => handle?.pageName).pop();
  return named?.handle?.pageName?.(words, named.data) ?? words.text.panel.title;
}
