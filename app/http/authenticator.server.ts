import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { browserKind } from "~/domain/auth/browser-kind";
import { type SignInRefusal, signIn } from "~/domain/auth/sign-in.server";
import { type Done, type Refused, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

type SignedIn = Done<{ token: string }> | SignInRefusal;

/**
 * Reads the login form of /admin and signs the owner in; a wrong password is an answer like another. `from`: the
 * visitor's address, for the limit.
 */
export async function signInWithForm(
  site: Site,
  request: Request,
  from: string | null,
): Promise<SignedIn | Refused<"malformed">> {
  // The strategy would throw at what is no form, and nobody's mistake shall be an error of the site.
  const readable = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!readable) return refused("malformed");
  const authenticator = new Authenticator<SignedIn>();
  authenticator.use(
    new FormStrategy(async ({ form }) => {
      const password = form.get("password");
      const browser = browserKind(request.headers.get("User-Agent"));
      return signIn(site, typeof password === "string" ? password : "", from, browser);
    }),
    "password",
  );
  return authenticator.authenticate("password", request);
}
