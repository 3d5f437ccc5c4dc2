import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { PageNotice } from "~/components/admin/page-notice";
import { PasswordForm } from "~/components/admin/settings/password-form";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { unlessNotSent } from "~/components/forms/not-sent";
import { changePassword } from "~/domain/auth/change-password.server";
import { shortestPassword } from "~/domain/auth/password-rules";
import { fieldSentences } from "~/http/forms/field-sentences.server";
import { flash } from "~/http/flash.server";
import { attempt } from "~/http/attempt.server";
import { problem, retryHeaders, retrySentence } from "~/http/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner, sessionTokens } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { passwordPageText as text } from "~/text/it/admin/settings-pages";
import { notice } from "~/text/it/admin/notices/notices";

export const handle: RouteHandle = { body: { from: "owner", maxKilobytes: 4 } };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  return { isConfigured: site.isPasswordConfigured, shortest: shortestPassword };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const form = await request.formData().catch(() => new FormData());
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const change = { current: typed("current"), password: typed("password"), again: typed("again") };
  const session = { from: context.clientAddress ?? null, keptTokens: await sessionTokens(request) };
  const tried = await attempt(context, () => changePassword(site, change, session));
  if (!tried.worked) {
    return data({ notice: notice("update-failed"), state: null }, { status: problem(tried.code).status });
  }
  const result = tried.value;
  if (result.ok) {
    return redirect("/admin/impostazioni/password", {
      headers: { "Set-Cookie": await flash("password-changed") },
    });
  }
  const { status, sentence } = problem(result.code);
  const retryAfter = "retryAfter" in result ? result.retryAfter : undefined;
  const said = retryAfter ? `${sentence} ${retrySentence(retryAfter)}` : sentence;
  const fieldErrors = fieldSentences(result.fieldErrors ?? {}, site.facts.productName);
  return data(
    {
      notice: notice("password-refused", result.code === "invalid" ? {} : { sentence: said }),
      state: { fieldErrors },
    },
    { status, headers: retryHeaders({ retryAfter }) },
  );
}

export const clientAction = clientActionWithNotice("update-failed");

export const shouldRevalidate = unlessNotSent;

/** 'Cambia la password'. Nothing of what is typed here comes back in a page. */
export default function Password() {
  const { isConfigured, shortest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="password-title">
      <SettingsPages />
      <h2 className="section-title" id="password-title">
        {text.title}
      </h2>
      <PageNotice notice={answer?.notice ?? null} />
      {isConfigured ? (
        <p>{text.configured}</p>
      ) : (
        <>
          <p>{text.lead}</p>
          <PasswordForm fieldErrors={answer?.state?.fieldErrors ?? {}} shortest={shortest} />
        </>
      )}
    </section>
  );
}
