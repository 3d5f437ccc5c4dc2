import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { browserKind } from "~/domain/auth/browser-kind";
import { type SignInRefusal, signIn } from "~/domain/auth/sign-in.server";
import { type Done, type Refused, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { notice } from "~/text/it/admin/notices/notices";
import { logStorageFault } from "./attempt.server";
import { flash } from "./flash.server";
import { problem, retryHeaders, retrySentence } from "./problem.server";
import { returnAddress, sessionState, signInCookies } from "./session.server";

type SignedIn = Done<{ token: string }> | SignInRefusal;

/** Signs the owner in by the form of /admin and leads back to the page that was wanted; or says what is wrong. */
export async function answerSignInForm(site: Site, request: Request, context: AppLoadContext) {
  const returnTo = returnAddress(new URL(request.url).searchParams.get("ritorno"));
  let result: Awaited<ReturnType<typeof signInWithForm>>;
  try {
    result = await signInWithForm(site, request, context.clientAddress ?? null);
  } catch (error) {
    logStorageFault(error, context);
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

/** A wrong password is a value, as is a body that is no form. */
async function signInWithForm(
  site: Site,
  request: Request,
  from: string | null,
): Promise<SignedIn | Refused<"malformed">> {
  // The strategy would throw an error for a body that cannot be parsed.
  const readable = await request
    .clone()
    .formData()
    .catch(() => null);
  return readable
    ? (await authenticator(site, request, from)).authenticate(strategy, request)
    : refused("malformed");
}

/**
 * Signs the owner in with the password of a JSON body, which was read and checked before. `from`: the visitor's address
 * for the limit, null when unknown.
 */
export async function signInWithJson(
  site: Site,
  request: Request,
  password: string,
  from: string | null,
): Promise<SignedIn> {
  const form = new Request(request.url, { method: "POST", body: new URLSearchParams({ password }) });
  return (await authenticator(site, request, from)).authenticate(strategy, form);
}

const strategy = "password";

/** The only place that decides who is signed in: both logins go through its one strategy. */
async function authenticator(
  site: Site,
  { headers, signal }: Request,
  from: string | null,
): Promise<Authenticator<SignedIn>> {
  const browser = browserKind(headers.get("User-Agent"));
  const isKnown = (await sessionState(site, headers.get("Cookie"))) !== "none";
  const verify = new FormStrategy<SignedIn>(async ({ form }) => {
    const password = form.get("password");
    return signIn(site, typeof password === "string" ? password : "", { from, isKnown, signal }, browser);
  });
  return new Authenticator<SignedIn>().use(verify, strategy);
}
