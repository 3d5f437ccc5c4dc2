import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { DocumentButton } from "~/components/layout/links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { TagCodeForm } from "~/components/tags/tag-code-form";
import { readTagCode, tagPath } from "~/domain/tags/tag-code";
import { problemAnswer } from "~/http/answer/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { languageNamed, wordsIn } from "~/text/languages.server";
import formStyles from "~/styles/forms/form-pages.css";
import tagStyles from "~/styles/tags/tag-page.css";

export const handle: RouteHandle = { languages: true, negotiates: true };

export const links = styleSheets(formStyles, tagStyles);

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.tagCode;
  return pageMeta(args, { title, description, hidden: true });
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Leads to the page of a typed code (`?codice=`), in any spelling. `?lingua=` is the language of that page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get("codice");
  const headers = { "Cache-Control": "no-store" };
  if (typed === null) return data({ typed: "", errors: [] }, { headers });
  const code = readTagCode(typed);
  const chosen = languageNamed(searchParams.get("lingua"));
  // The page of an unknown code shows what was typed.
  const spelled = /^\s*([a-z\d]{6})\s*$/i.exec(typed)?.[1]?.toUpperCase();
  if (code) throw redirect(tagPath(spelled ?? code) + (chosen ? `?lingua=${chosen}` : ""), { headers });
  const { tagCode: text } = wordsIn(context.language, "").text;
  const errors = [typed.trim() === "" ? text.missing : text.malformed];
  return data({ typed, errors }, { status: problemAnswer("invalid").status, headers });
}

/** The page where a finder types the code on a tag. */
export default function TypeCode() {
  const { typed, errors } = useLoaderData<typeof loader>();
  const { tagCode: text, tagPage } = useWords().text;
  return (
    <main className="page page-narrow type-code" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <TagCodeForm typed={typed} errors={errors} sheet />
      <CapybaraWaving />
      <p>{text.without}</p>
      <DocumentButton look="quiet" to="/submit" label={tagPage.send} />
    </main>
  );
}
