import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { SecurityEvent, Site } from "~/domain/site";
import { type Config, readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import type { ServerContext } from "~/server/http-server/server-context";
import { programFiles } from "~/server/program-files";
import { enginesOfTest } from "./engines/engine-of-tests";
import { openSharedWorker } from "./photos/shared-photo-worker";
import { cheapHashing, fillDirectory } from "./site-data/prepared-directory";
import { serve } from "~/server/http-server/serve";
import { staticFiles } from "~/server/http-server/static-files";

/** A whole site for one test: real data, served on a free port of 127.0.0.1. */
export interface SiteInProcess {
  url: string;
  site: Site;
  dataDir: string;
  config: Omit<Config, "trustProxy">;
  /** The lines that the server logged, as objects. */
  log: Record<string, unknown>[];
  /** The security events. */
  events: SecurityEvent[];
  /** Starts to draw share cards. Tests of something else do not need them. */
  drawShareCards(afterMs: number): void;
  close(): Promise<void>;
}

/**
 * Starts a site with the pages of `npm run build`. `environment` and `siteEnv` are settings as the owner writes them.
 * `prepare` runs when the address is bound, and is not awaited.
 */
export async function siteInProcess(
  environment: Record<string, string> = {},
  {
    onError = console.error as (error: unknown) => void,
    site: own = {} as Partial<Site>,
    program: changed = {} as Partial<ServerContext>,
    prepare = (() => Promise.resolve()) as (site: Site) => Promise<void>,
    siteEnv = "",
    uploads = null as string | null,
  } = {},
): Promise<SiteInProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  if (uploads) await symlink(uploads, path.join(dataDir, "uploads"));
  if (siteEnv) await writeFile(path.join(dataDir, "site.env"), siteEnv);
  const engines = await enginesOfTest(environment, { hasDirectory: uploads !== null });
  if (!uploads && !engines.environment.DATABASE_URL) await fillDirectory(dataDir, { owner: false });
  const { trustProxy, ...config } = configOf({ ...engines.environment, DATA_DIR: dataDir });
  const events: SecurityEvent[] = [];
  const securityLog = (event: SecurityEvent) => void events.push(event);
  const opened = await openSite(config, { onError, securityLog, openWorker: openSharedWorker });
  const site = { ...opened.site, passwords: { ...opened.site.passwords, cost: cheapHashing }, ...own };
  const log: Record<string, unknown>[] = [];
  const server = await serve(
    {
      site,
      pages: opened.pages,
      build: await compiledPages(),
      files: staticFiles(programFiles("static")),
      log: {
        info: (line: object) => void log.push(line as Record<string, unknown>),
        answered: (line: object) => void log.push(line as Record<string, unknown>),
        warn: (sentence: string) => void log.push({ level: "warn", sentence }),
        error: ({ err }: { err: unknown }) => onError(err),
      } as never,
      trustProxy,
      ownsProcess: false,
      ...changed,
    },
    { host: "127.0.0.1", port: 0 },
    () => prepare(site),
  );
  const close = async () => {
    await server.close();
    await opened.close();
    await engines.drop();
    await rm(dataDir, { recursive: true });
  };
  const { drawShareCards } = opened;
  return { url: server.url, site, dataDir, config, log, events, drawShareCards, close };
}

function configOf(environment: Record<string, string>): Config {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  return reading.config;
}

/** Returns the pages of `npm run build`. */
export async function compiledPages(): Promise<ServerBuild> {
  return (await import(/* @vite-ignore */ pathToFileURL(path.resolve("build/index.js")).href)) as ServerBuild;
}
