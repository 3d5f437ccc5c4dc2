import { setPassword } from "~/domain/auth/password.server";
import { type Owner, signedIn } from "./owner";
import { type SiteInProcess, siteInProcess } from "./site-in-process";

/** A new site in this process with its owner signed in; `running.close()` ends it. */
export async function siteWithOwner(): Promise<{ running: SiteInProcess; owner: Owner }> {
  const password = "muretto-del-porto";
  const running = await siteInProcess();
  await setPassword(running.site, password);
  return { running, owner: await signedIn(running.url, password) };
}
