import { expect, test } from "@playwright/test";
import { setPassword } from "~/domain/auth/password.server";
import { type SiteInProcess, siteInProcess } from "./site-in-process";

/** An empty site of a browser test's own. */
export interface FreshSite {
  url: string;
  dataDir: string;
  /** The owner's. */
  password: string;
}

/**
 * Opens an empty site before each test of the file or group that calls this, and closes it afterwards; the test fails when
 * the site has met an error that nobody expected. Its values are those of the test that runs.
 */
export function freshSite(environment: Record<string, string> = {}): FreshSite {
  const site: FreshSite = { url: "", dataDir: "", password: "quattro parole a caso" };
  const faults: unknown[] = [];
  let running: SiteInProcess;
  test.beforeEach(async () => {
    running = await siteInProcess(environment, { onError: (fault) => void faults.push(fault) });
    await setPassword(running.site, site.password);
    Object.assign(site, { url: running.url, dataDir: running.dataDir });
  });
  test.afterEach(async () => {
    await running.close();
    expect(faults.splice(0)).toEqual([]);
  });
  return site;
}
