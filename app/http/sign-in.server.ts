import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { browserKind } from "~/domain/auth/browser-kind";
import { type SignInRefusal, signIn } from "~/domain/auth/sign-in.server";
import { type Done, type Refused, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { sessionState } from "./session.server";

type SignedIn = Done<{ token: string }> | SignInRefusal;

/**
 * Signs the owner in with the login form of /admin. A wrong password is a value, as is a body that is no form. `from`:
 * the visitor's address for the limit, null when unknown.
 */
export async function signInWithForm(
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

/** Signs the owner in with the password of a JSON body, which was read and checked before. `from`: as above. */
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
