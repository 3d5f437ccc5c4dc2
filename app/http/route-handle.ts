import type { Language } from "~/text/languages.server";
import type { Subject } from "~/text/words";

/**
 * The properties of an address, for the server and the root. A route exports them as `handle`; a nested route adds to
 * those of its parents, and replaces those of the same name. The defaults are strict: no script, never cached, a
 * small body from anyone, no images from elsewhere.
 */
export interface RouteHandle {
  /** The language of the served addresses. Our server sets it on the root only. */
  language?: Language;
  /** The page exists in every language: without a prefix in the default language, else under /en and the like. */
  languages?: true;
  /** Without a prefix, the address answers in the language that Accept-Language prefers. */
  negotiates?: true;
  /** React hydrates the page in the browser. Without this, the page has no scripts of Remix. */
  hydrate?: true;
  /** The subjects of `text/` that a hydrated page needs in the browser, beside "layout". */
  texts?: Subject[];
  /**
   * Returns what the page's scripts load later, so that the browser begins at once. The argument is the data of this
   * route's loader. The results of nested routes are added.
   */
  preloads?: (answered: unknown) => Preload[];
  /** The address of the page's own small script. */
  script?: string;
  /**
   * Caches the answer, because it is the same for everybody without a cookie. These query parameters change it; their
   * values match the expressions.
   */
  cache?: Record<string, RegExp>;
  /** The page contains the site's own address. It is cached only when that address is configured. */
  namesTheSite?: true;
  /** The name of the owner's page. Its title, its heading and the panel's head take it from what its loader answered. */
  pageName?(answered: unknown): string;
  /** Only the owner may open it. Everybody else is redirected to the login before a loader or an action runs. */
  owner?: true;
  body?: BodyHandle;
  /** The sources of images beyond the site itself. */
  images?: ("blob" | "tiles")[];
  /** The address sends stored photos. Its requests use the queue of photos, not that of pages. */
  sendsPhotos?: true;
  /** Errors are JSON, for programs. */
  json?: true;
  /** The sitemap for search engines contains the page. */
  sitemap?: true;
  /** The static export contains the page; "unlinked" means that no page links to it. */
  exported?: true | "unlinked";
  /**
   * The id of the page's form. A change of language sends this form, with the new language in its field `language`.
   * The page comes back in that language with everything typed.
   */
  languageForm?: string;
  /** The page has no top bar and no footer. */
  bare?: true;
  /** The page ends without the public footer. */
  footer?: false;
  /**
   * The address is a secret, and knowing it permits actions. It appears in no log, no Referer, no search engine and
   * no cache. Its forms need no Origin, because browsers send none from such a page. No other address shares its
   * first segment.
   */
  secretAddress?: true;
  /** Browsers do not prefetch the page. */
  prefetch?: false;
}

/** A resource to load early. A script is named by its source, `x.client`; styles and data by their address. */
export type Preload = { script: string } | { style: string } | { data: string };

/** The request bodies that an address accepts. */
export interface BodyHandle {
  /**
   * The permitted senders. "owner" reads nothing from signed-out people. The default is "anyone", on the owner's
   * pages "owner".
   */
  from?: "anyone" | "owner";
  /** A form of the owner's reaches the action even when the session is over. The action saves its words. */
  keepsWords?: true;
  /** The form may contain photos, and be as large as they are. */
  photos?: true;
  /**
   * The maximum Content-Length in kB (1024 bytes), when it is not the usual 64. With photos it is 64 MB, or 128 MB
   * from the owner.
   */
  maxKilobytes?: number;
}
