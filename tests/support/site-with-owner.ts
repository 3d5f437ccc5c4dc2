import { setPassword } from "~/domain/auth/password.server";
import { type ApiWorld, apiWorld } from "./api/api-world";
import { type Owner, signedIn } from "./owner";
import { type SiteInProcess, siteInProcess } from "./site-in-process";

/** The owner's password of every site from `siteWithOwner`. */
export const ownersPassword = "muretto-del-porto";

/** A site and its owner, who is signed in on the pages. `world` makes JSON calls as the same owner. */
export interface SiteWithOwner {
  running: SiteInProcess;
  owner: Owner;
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
  return { running, owner, world: apiWorld(running.url, ownersPassword) };
}
