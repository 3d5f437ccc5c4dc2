import type { ServerBuild } from "@remix-run/server-runtime";
import type { Log } from "~/server/logging/log";
import type { BodyBudget } from "~/server/guards/admission";
import type { LeastThroughput } from "~/server/guards/least-throughput";
import type { UnreadLimit } from "~/server/guards/unread-limit";
import type { PhotoPlaces } from "~/server/answering/photo-queue";
import type { RenderPlaces } from "~/server/answering/render-queue";
import type { OpenedSite } from "./open-site";
import type { StaticFiles } from "./static-files";

/** What Remix compiled: the routes, and the files of `public/`. */
export interface CompiledPages {
  build: ServerBuild;
  files: StaticFiles;
}

/** Everything that a running server needs. */
export interface Program extends CompiledPages, Pick<OpenedSite, "site" | "pages"> {
  /** In development, the WebSocket origin of Remix's development server, which pages may connect to. */
  liveReload?: string;
  log: Pick<Log, "answered" | "info" | "warn" | "error">;
  trustProxy: number;
  /** Limits; tests set their own, otherwise the defaults apply. */
  renderPlaces?: RenderPlaces;
  photoPlaces?: PhotoPlaces;
  unread?: UnreadLimit;
  /** Socket timeout in milliseconds. */
  silence?: number;
  patience?: { everyone: number; forms: number };
  bodyBudget?: BodyBudget;
  leastThroughput?: LeastThroughput;
}
