import type { ServerBuild } from "@remix-run/server-runtime";
import type { Log } from "~/server/logging/log";
import type { BodyBudget } from "~/server/http-server/request-bodies/body-admission";
import type { ConnectionLimits } from "~/server/http-server/connections/connections";
import type { PhotoQueueLimits, RenderQueueLimits } from "~/server/http-server/responses/request-queues";
import type { OpenedSite } from "~/server/open-site";
import type { StaticFiles } from "./static-files";

/** The output of Remix's compiler: the routes, and the files of `public/`. */
export interface CompiledPages {
  build: ServerBuild;
  files: StaticFiles;
}

/** A server needs these to run: the site, its pages and options. */
export interface ServerContext extends CompiledPages, Pick<OpenedSite, "site" | "pages"> {
  /** The WebSocket origin of Remix's development server, to which pages may connect. Undefined in production. */
  liveReload?: string;
  log: Pick<Log, "answered" | "info" | "warn" | "error">;
  trustProxy: number;
  // Tests set their own limits.
  renderQueueLimits?: RenderQueueLimits;
  photoQueueLimits?: PhotoQueueLimits;
  connectionLimits?: Partial<ConnectionLimits>;
  /** The times that a stop waits for responses, and for those to whole forms, in milliseconds. */
  shutdownTimeouts?: { responses: number; forms: number };
  bodyBudget?: BodyBudget;
  /** False when the process does other work, too, whose garbage the server must leave to V8. */
  ownsProcess?: boolean;
}
