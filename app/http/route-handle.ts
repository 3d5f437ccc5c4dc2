import type { Language } from "~/text/languages.server";
import type { OwnerWords, Subject } from "~/text/words";

/** The properties of an address, as a route's `handle`. Those of its parents count, too. The defaults are strict. */
export interface RouteHandle {
  /** The language of the served addresses. Our server sets it on the root only. */
  language?: Language;
  /** The page exists in every language: without a prefix in the default language, else under a prefix such as /en. */
  languages?: true;
  /** The address without a prefix answers in the language that Accept-Language prefers. */
  negotiates?: true;
  /** React hydrates the page in the browser. Without this, the page has no scripts of Remix. */
  hydrate?: true;
  /** The subjects of `text/` that a hydrated page needs in the browser, beside "layout". */
  texts?: Subject[];
  /** Returns files that the page's scripts need at once. `answered` is the loader's data. */
  preloads?: (answered: unknown) => Preload[];
  /** The address of the page's own small script. */
  script?: string;
  /** Caches the answer, the same for everybody without a cookie. The query parameters that change it match these. */
  cache?: Record<string, RegExp>;
  /** The page costs much, and a cookie changes nothing: with one it comes from the cache, too. */
  costly?: true;
  /** The page contains the site's own address. It is cached only when that address is configured. */
  namesTheSite?: true;
  /** The page is one of the owner's: it has the owner's texts, in the owner's language. */
  panel?: true;
  /** Returns the name of an owner's page, for title, heading and panel head. `answered` is its loader's data. */
  pageName?(words: OwnerWords, answered: unknown): string;
  /** Only the owner may open the page. Everybody else is redirected to the login before a loader or an action runs. */
  owner?: true;
  body?: BodyHandle;
  /** The sources of images beyond the site itself. */
  images?: ("blob" | "tiles")[];
  /** The address sends stored photos. Its requests wait in the queue for photos, not in the queue for pages. */
  sendsPhotos?: true;
  /** Errors are JSON, for programs. */
  json?: true;
  /** The sitemap for search engines contains the page. */
  sitemap?: true;
  /** The static export contains the page; "unlinked" means that no page links to it. */
  exported?: true | "unlinked";
  /** The id of the form that a change of language sends, so that the page comes back with everything typed. */
  languageForm?: string;
  /** The page has no top bar and no footer. */
  bare?: true;
  /** Other sites may frame the page. It has only its own styles, is the same with a cookie, and its links open outside. */
  framed?: true;
  /** The page ends without the public footer. */
  footer?: false;
  /** Knowing the address permits actions: it is in no log, Referer or cache, and its forms need no Origin. */
  secretAddress?: true;
  /** Browsers do not prefetch the page. */
  prefetch?: false;
}

/** A resource to load early. A script is named by its source, `x.client`; styles and data by their address. */
export type Preload = { script: string } | { style: string } | { data: string };

/** The request bodies that an address accepts. */
export interface BodyHandle {
  /** The permitted senders; nothing is read from others. The default is "owner" on the owner's pages, else "anyone". */
  from?: "anyone" | "owner";
  /** A form of the owner's reaches the action even when the session is over. The action then keeps the typed words. */
  keepsWords?: true;
  /** The form may contain photos. Its maximum size is then that of a form with photos. */
  photos?: true;
  /** The form is shown again, with its words, when the browser hides from which page it comes (`Origin: null`). */
  answersHiddenOrigin?: true;
  /** The maximum Content-Length in kB (1024 bytes): 64 by default, with photos as in `route-manifest`. */
  maxKilobytes?: number;
}
