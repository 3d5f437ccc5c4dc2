/// <reference types="@remix-run/node" />
import type { Site } from "~/domain/site";
import type { BodyLimits } from "~/http/input/read-upload.server";
import type { OwnerSession } from "~/http/session.server";
import type { Language } from "~/text/languages.server";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }

  /** Everything that a loader or an action has to know of its request, made once before routing. */
  interface AppLoadContext {
    site: Site;
    /** Whether the owner asks. */
    owner: OwnerSession;
    /** The language of the address. */
    language: Language;
    /** The languages in which the site is served here. */
    languages: readonly Language[];
    client: {
      /** IP address; for rate limits only: never stored, never logged. Null: nobody is counted. */
      address: string | null;
      /** The visitor's own connection is https (directly, or so says a trusted proxy). */
      https: boolean;
      /** Scheme and host of the site as the visitor's browser writes them. */
      origin: string;
    };
    /** Writes an error that nobody expected into the log. */
    reportError: (error: unknown) => void;
    /** The CSP nonce of this answer; a plain host such as remix-serve has none. */
    nonce?: string;
    /** How much of this request's body may be read; a plain host counts nobody's bytes. */
    bodyLimits?: BodyLimits;
    /** Resolves when this page may be rendered; a plain host has none, there every page is rendered at once. */
    renderTurn?: () => Promise<void>;
  }
}
