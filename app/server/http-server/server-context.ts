import type { ServerBuild } from "@remix-run/server-runtime";
import type { Log } from "~/server/logging/log";
import type { BodyBudget } from "~/server/http-server/request-bodies/body-admission";
import type { ConnectionLimits } from "~/server/http-server/connections/connections";
import type { PhotoQueueLimits } from "~/server/http-server/responses/photo-queue";
import type { RenderQueueLimits } from "~/server/http-server/responses/render-queue";
import type { OpenedSite } from "~/server/open-site";
import type { StaticFiles } from "./static-files";

/** What Remix compiled: the routes, and the files of `public/`. */
export interface CompiledPages {
  build: ServerBuild;
  files: StaticFiles;
}

/** How long a stop waits, in milliseconds. */
export interface ShutdownTimeouts {
  /** For responses in general. */
  responses: number;
  /** For responses to requests whose body, such as photos, has arrived completely. */
  forms: number;
}

/** Everything that a running server needs. */
export interface ServerContext extends CompiledPages, Pick<OpenedSite, "site" | "pages"> {
  /** In development, the WebSocket origin of Remix's development server, which pages may connect to. */
  liveReload?: string;
  log: Pick<Log, "answered" | "info" | "warn" | "error">;
  trustProxy: number;
  /** Limits; tests set their own, otherwise the defaults apply. */
  renderQueueLimits?: RenderQueueLimits;
  photoQueueLimits?: PhotoQueueLimits;
  connectionLimits?: Partial<ConnectionLimits>;
  shutdownTimeouts?: ShutdownTimeouts;
  bodyBudget?: BodyBudget;
}
