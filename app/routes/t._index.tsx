import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { pageMeta } from "~/components/layout/page-meta";
import { TagCodeForm } from "~/components/tags/tag-code-form";
import { readTagCode, tagPath } from "~/domain/tags/tag-code";
import { problem } from "~/http/problem.server";
import { tagFormText as text } from "~/text/it/tag-code";
import { tagPageText } from "~/text/it/tags";
import { styleSheets } from "~/components/layout/style-sheets";
import formStyles from "~/styles/forms/form-pages.css";
import tagStyles from "~/styles/tags/tag-page.css";

export const links = styleSheets(formStyles, tagStyles);

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: text.title, description: text.description, hidden: true });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** `?codice=`: leads to the page of a code that was typed, however it was written. */
export function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("codice");
  const headers = { "Cache-Control": "no-store" };
  if (typed === null) return data({ typed: "", errors: [] }, { headers });
  const code = readTagCode(typed);
  if (code) throw redirect(tagPath(code), { headers });
  const errors = [typed.trim() === "" ? text.missing : text.malformed];
  return data({ typed, errors }, { status: problem("invalid").status, headers });
}

/** Where a finder types the code that a tag bears. */
export default function TypeCode() {
  const { typed, errors } = useLoaderData<typeof loader>();
  return (
    <main className="page page-narrow type-code" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <TagCodeForm typed={typed} errors={errors} sheet />
      <CapybaraWaving />
      <p>{text.without}</p>
      <Link className="button button-quiet" to="/submit">
        {tagPageText("").send}
      </Link>
    </main>
  );
}
