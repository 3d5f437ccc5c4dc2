import type { ServerBuild } from "@remix-run/server-runtime";
import type { Log } from "~/server/logging/log";
import type { BodyBudget } from "~/server/http-server/request-bodies/body-admission";
import type { ConnectionLimits } from "~/server/http-server/connections/connections";
import type { PhotoQueueLimits } from "~/server/http-server/responses/photo-queue";
import type { RenderQueueLimits } from "~/server/http-server/responses/render-queue";
import type { OpenedSite } from "~/server/open-site";
import type { StaticFiles } from "./static-files";

/** The output of Remix's compiler: the routes, and the files of `public/`. */
export interface CompiledPages {
  build: ServerBuild;
  files: StaticFiles;
}

/** The maximum times that a stop of the server waits for responses, in milliseconds. */
export interface ShutdownTimeouts {
  /** The limit for responses in general. */
  responses: number;
  /** The limit for responses to requests whose whole body has arrived, such as photos. */
  forms: number;
}

/** A server needs these to run: the site, its pages and options. */
export interface ServerContext extends CompiledPages, Pick<OpenedSite, "site" | "pages"> {
  /** The WebSocket origin of Remix's development server, to which pages may connect. Undefined in production. */
  liveReload?: string;
  log: Pick<Log, "answered" | "info" | "warn" | "error">;
  trustProxy: number;
  /**
   * The limits of queues, connections, shutdowns and request bodies. Tests set their own; otherwise the defaults
   * apply.
   */
  renderQueueLimits?: RenderQueueLimits;
  photoQueueLimits?: PhotoQueueLimits;
  connectionLimits?: Partial<ConnectionLimits>;
  shutdownTimeouts?: ShutdownTimeouts;
  bodyBudget?: BodyBudget;
}
