import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { notice } from "~/text/it/admin/notices/notices";
import { signInWithForm } from "./authenticator.server";
import { flash } from "./flash.server";
import { problem, retryHeaders, retrySentence } from "./problem.server";
import { returnAddress, signInCookies } from "./session.server";

/** Signs the owner in by the form of /admin and leads back to the page that was wanted; or says what is wrong. */
export async function answerSignInForm(site: Site, request: Request, context: AppLoadContext) {
  const returnTo = returnAddress(new URL(request.url).searchParams.get("ritorno"));
  let result: Awaited<ReturnType<typeof signInWithForm>>;
  try {
    result = await signInWithForm(site, request, context.clientAddress ?? null);
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    (context.reportError ?? console.error)(error);
    const { status, sentence } = problem("cannot-store");
    return data({ notice: notice("sign-in-paused", { sentence }), errors: [sentence] }, { status });
  }
  if (!result.ok) {
    const { status, sentence } = problem(result.code);
    const retryAfter = "retryAfter" in result ? result.retryAfter : undefined;
    const errors = [retryAfter ? `${sentence} ${retrySentence(retryAfter)}` : sentence];
    const said = {
      malformed: null,
      "password-missing": null,
      "password-wrong": notice("sign-in-failed"),
      "too-many-passwords": notice("sign-in-paused", { sentence: errors.join() }),
      "too-many-sign-ins": notice("sign-in-paused", { sentence: errors.join() }),
    };
    return data({ notice: said[result.code], errors }, { status, headers: retryHeaders({ retryAfter }) });
  }
  const headers = new Headers();
  const cookies = await signInCookies(site, request, result.value.token, context);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", await flash("signed-in"));
  return redirect(returnTo, { headers });
}
