import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setPassword } from "~/domain/auth/password.server";
import { type Owner, signedIn } from "../owner";
import { type SiteInProcess, siteInProcess } from "../site-in-process";
import { serverVariable } from "./engine-of-tests";
import { newDatabase } from "./postgres";

/** Several instances of one site, with one PostgreSQL database and one folder of photos. */
export interface TestInstances {
  /** The address of their database. */
  url: string;
  /**
   * Starts another instance. `through` is the port by which it reaches the server. `onError` receives its logged
   * errors.
   */
  start(options?: { through?: number; onError?: (error: unknown) => void }): Promise<SiteInProcess>;
  /** Returns the owner at this instance, signed in to all of them. */
  ownerAt(instance: SiteInProcess): Promise<Owner>;
  /** Stops the running instances, and removes their database and folder. */
  close(): Promise<void>;
}

const password = "muretto-del-porto";

/** Makes a site without instances. All of its instances get the settings in `environment`. */
export async function testInstances(environment: Record<string, string> = {}): Promise<TestInstances> {
  const database = await newDatabase(process.env[serverVariable] ?? "");
  const uploads = await mkdtemp(path.join(tmpdir(), "giramondo-uploads-"));
  const running = new Set<SiteInProcess>();
  const start: TestInstances["start"] = async ({ through, onError } = {}) => {
    const url = new URL(database.url);
    if (through) url.port = String(through);
    const given = { SUBMIT_LIMIT: "0", ...environment, DATABASE_URL: url.href };
    const instance = await siteInProcess(given, { uploads, ...(onError && { onError }) });
    if (running.size === 0) await setPassword(instance.site, password);
    const close = async () => {
      running.delete(instance);
      await closeInstance();
    };
    const closeInstance = instance.close;
    instance.close = close;
    running.add(instance);
    return instance;
  };
  return {
    url: database.url,
    start,
    ownerAt: ({ url }) => signedIn(url, password),
    close: async () => {
      for (const instance of [...running]) await instance.close();
      await database.drop();
      await rm(uploads, { recursive: true });
    },
  };
}
