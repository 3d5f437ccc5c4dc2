import { setPassword } from "~/domain/auth/password.server";
import { type ApiWorld, apiWorld } from "./api/api-world";
import { type Owner, signedIn } from "./owner";
import { PlainBrowser } from "./plain-browser";
import { ownersPassword } from "./site-data/prepared-directory";
import { type SiteInProcess, siteInProcess } from "./site-in-process";

export { ownersPassword } from "./site-data/prepared-directory";

/** A site and its owner, signed in: for requests, in a browser without scripts, and for JSON calls (`world`). */
export interface SiteWithOwner {
  running: SiteInProcess;
  owner: Owner;
  browser: PlainBrowser;
  world: ApiWorld;
}

/**
 * Starts a site in this process and signs its owner in. `running.close()` ends it. The options are those of
 * `siteInProcess`.
 */
export async function siteWithOwner(...options: Parameters<typeof siteInProcess>): Promise<SiteWithOwner> {
  const running = await siteInProcess(...options);
  await setPassword(running.site, ownersPassword);
  const owner = await signedIn(running.url, ownersPassword);
  const browser = new PlainBrowser(running.url, owner.cookie);
  return { running, owner, browser, world: apiWorld(running.url, ownersPassword) };
}
