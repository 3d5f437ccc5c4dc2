import type { Language } from "~/text/languages.server";
import type { Subject } from "~/text/words";

/**
 * The properties of an address for the server and the root, exported by its route as `handle`. A nested
 * route adds to what its parents say, and replaces what they say under the same name. The defaults are
 * strict: no script, never cached, a small body from anyone, no images from elsewhere.
 */
export interface RouteHandle {
  /** The language of the addresses that are served; only the root has it, from our server. */
  language?: Language;
  /** The page exists in every language: its own address in the default one, under /en and the like in the others. */
  languages?: true;
  /** The address without a prefix answers in the language that Accept-Language prefers. */
  negotiates?: true;
  /** React hydrates the page in the browser; without it the page is sent without scripts of Remix. */
  hydrate?: true;
  /** The subjects of `text/` that a hydrated page needs in the browser, beside "layout". */
  texts?: Subject[];
  /**
   * What its scripts load when the page is alive and the browser is to ask for at once, by what the route's own loader
   * answered; a nested route's come beside those of its parents.
   */
  preloads?: (answered: unknown) => Preload[];
  /** The address of a small script of the page's own. */
  script?: string;
  /** One answer for everybody without a cookie; the query parameters that make another one, with their values. */
  cache?: Record<string, RegExp>;
  /** The page says the site's own address: it is cached only when that one is configured. */
  namesTheSite?: true;
  /** Only the owner: for everybody else no loader and no action runs, they are led to the login. */
  owner?: true;
  body?: BodyHandle;
  /** Sources of images beyond the site itself. */
  images?: ("blob" | "tiles")[];
  /** Sends stored photos: requests wait in the queue of photos, not in that of pages. */
  sendsPhotos?: true;
  /** Errors are JSON, for programs. */
  json?: true;
  /** In the list of pages for search engines. */
  sitemap?: true;
  /** Part of the static export; "unlinked": no page links to it. */
  exported?: true | "unlinked";
  /**
   * The id of the page's form: a change of language sends it to the same page in that language, as `language`, and it
   * comes back with what was typed.
   */
  languageForm?: string;
  /** The page stands alone: without the top bar and the footer. */
  bare?: true;
  /**
   * Who knows the address may act: it appears in no log and no Referer, no search engine indexes it, nothing caches it,
   * and its forms need no Origin, which browsers do not tell from such a page. Its first segment is its own.
   */
  secretAddress?: true;
  /** Browsers do not prefetch the page. */
  prefetch?: false;
}

/** A script is named by its source, `x.client`; styles and data by their address. */
export type Preload = { script: string } | { style: string } | { data: string };

/** The request bodies that an address accepts. */
export interface BodyHandle {
  /** "owner": what signed-out people send is not read. Default: "anyone"; for pages of the owner's "owner". */
  from?: "anyone" | "owner";
  /** A form of the owner's whose session is over reaches the action, which keeps the words. */
  keepsWords?: true;
  /** It may bring photos, and is as large as they are. */
  photos?: true;
  /** Content-Length at most, in kB (1024 bytes), when it is not the usual 64; with photos 64 MB, or 128 MB from the owner. */
  maxKilobytes?: number;
}
