/// <reference types="@remix-run/node" />
import type { Site } from "~/domain/site";
import type { BodyLimits } from "~/http/input/read-upload.server";
import type { OwnerSession } from "~/http/session.server";
import type { Language } from "~/text/languages.server";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }

  /** The information about a request for its loaders and actions. It is made once, before routing. */
  interface AppLoadContext {
    site: Site;
    /** The owner's session, if the request has one. */
    owner: OwnerSession;
    /** The language of the address. */
    language: Language;
    /** The languages that this site is served in. */
    languages: readonly Language[];
    client: {
      /** The IP address, only for rate limits: never stored, never logged. Null is not counted. */
      address: string | null;
      /** True when the visitor's own connection is https, directly or through a trusted proxy. */
      https: boolean;
      /** The scheme and host of the site as the visitor's browser writes them. */
      origin: string;
    };
    /** Logs an unexpected error. */
    reportError: (error: unknown) => void;
    /** The CSP nonce of this answer. A plain host such as remix-serve has none. */
    nonce?: string;
    /** The limits of reading this request's body. A plain host has none. */
    bodyLimits?: BodyLimits;
    /** Resolves when this page may be rendered. A plain host has no such queue and renders at once. */
    renderTurn?: () => Promise<void>;
  }
}
