/// <reference types="@remix-run/node" />
import type { Site } from "~/domain/site";
import type { BodyLimits } from "~/http/input/read-upload.server";
import type { OwnerSession } from "~/http/session.server";
import type { Language } from "~/text/languages.server";
import type { OwnerLanguage } from "~/text/owner/language";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }

  /** The facts about one request that its loaders and actions know. The server makes this once, before routing. */
  interface AppLoadContext {
    site: Site;
    /** The owner's session, if the request has one. */
    owner: OwnerSession;
    /** The language that the request's address is in. */
    language: Language;
    /** The same language on the owner's pages, which have fewer. Null elsewhere. */
    ownerLanguage: OwnerLanguage | null;
    /** The languages that this site is served in. */
    languages: readonly Language[];
    client: {
      /** The visitor's IP address, only for rate limits: never stored, never logged. Null is counted by no limit. */
      address: string | null;
      /** True when the visitor's own connection is https, directly or through a trusted proxy. */
      https: boolean;
      /** The site's scheme and host, as the visitor's browser writes them. */
      origin: string;
      /** Aborted when the client has gone. The signal of a derived Request stops following it with that Request. */
      gone: AbortSignal;
    };
    /** Logs an unexpected error. */
    reportError: (error: unknown) => void;
    /** The CSP nonce of this answer. Undefined in a plain host such as remix-serve. */
    nonce?: string;
    /** The limits of reading this request's body. Undefined in a plain host. */
    bodyLimits?: BodyLimits;
    /** Resolves when this page may be rendered. Undefined in a plain host, which renders every page at once. */
    renderTurn?: () => Promise<void>;
  }
}
