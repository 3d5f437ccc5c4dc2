import { expect, test } from "@playwright/test";
import { setPassword } from "~/domain/auth/password.server";
import { type SiteInProcess, siteInProcess } from "./site-in-process";

/** The empty site of one browser test. */
export interface FreshSite {
  url: string;
  dataDir: string;
  /** The owner's password. */
  password: string;
}

/**
 * Opens an empty site before each test of a file or group, and closes it afterwards. The test fails when the site had
 * an unexpected error. The values are those of the running test.
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

/**
 * Returns the `onError` of a site that a file's tests share. A test fails when the site had an unexpected error until
 * its end.
 */
export function failOnFaults(): (fault: unknown) => void {
  const faults: unknown[] = [];
  test.afterEach(() => expect(faults.splice(0)).toEqual([]));
  return (fault) => void faults.push(fault);
}
