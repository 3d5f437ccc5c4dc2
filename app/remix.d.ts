/// <reference types="@remix-run/node" />
import type { Site } from "~/domain/site";
import type { BodyLimits } from "~/http/forms/read-upload.server";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }

  /** What our server hands to every loader and action; a plain host such as remix-serve hands none of it. */
  interface AppLoadContext {
    site?: Site;
    /** The CSP nonce of this answer. */
    nonce?: string;
    /** Who is asking, for rate limits only: never stored, never logged. */
    clientAddress?: string;
    /** The visitor's own connection is https (directly, or so says a trusted proxy). */
    https?: boolean;
    /** The Origin header, checked to be of this site: how the browser writes the site's address. */
    origin?: string;
    /** How much of this request's body may be read; a plain host counts nobody's bytes. */
    bodyLimits?: BodyLimits;
    /** Resolves when this page may be rendered; a plain host has none, there every page is rendered at once. */
    renderTurn?: () => Promise<void>;
    /** Writes an error that nobody expected into the log; a plain host has none, then it goes to the console. */
    reportError?: (error: unknown) => void;
  }
}
