/**
 * Puts the last good page back, with its typed words and photos, when a failed script makes React replace the document.
 * The browser itself then sends the forms and follows the links.
 */
export class PageGuard {
  #page = document.documentElement;
  #isHydrated = false;
  #hasFailed = false;
  #isLetGo = false;

  hydrated(): void {
    this.#isHydrated = true;
  }

  failed(): void {
    this.#hasFailed = true;
  }

  /** Begins to watch the document. `unmount` ends React. */
  watch(unmount: () => void): void {
    const observer = new MutationObserver(() => {
      const shown = document.documentElement;
      if (shown === this.#page) return;
      // A page of the site's has this element. React also replaces the document when a loader has failed.
      if (this.#isHydrated && !this.#hasFailed && document.getElementById("content")) this.#page = shown;
      else {
        observer.disconnect();
        this.#putBack(unmount);
      }
    });
    observer.observe(document, { childList: true });
    // The build puts this in the place of Remix's own reload of the page that is left.
    Object.assign(window, { leaveForMissingScript: () => this.#leave() });
    // An error in a handler can leave a form or a link without effect. The next tap is the browser's own.
    addEventListener("error", ({ filename }) => this.#isOurs(filename) && this.#letGo());
    addEventListener("unhandledrejection", ({ reason }) => {
      if (this.#isOurs(reason instanceof Error ? reason.stack : undefined)) this.#letGo();
    });
    addEventListener("beforeunload", (event) => this.#isLetGo && event.stopImmediatePropagation(), true);
    addEventListener("popstate", () => this.#isLetGo && location.reload());
  }

  /** True for errors in our scripts. Extensions and browsers inside apps have scripts of their own in the page. */
  #isOurs(place: string | undefined): boolean {
    return place?.includes(`${location.origin}/build/`) ?? false;
  }

  #putBack(unmount: () => void): void {
    try {
      unmount();
    } finally {
      document.documentElement?.remove();
      document.append(this.#page);
      this.#letGo();
    }
    // Before hydration the page is the server's own. Later the server has a better one, unless words would be lost.
    if (this.#isHydrated && !this.#hasFailed && !hasContent()) reloadWithoutScripts();
  }

  /** Goes where a link or a redirect leads whose scripts cannot be loaded. A form is the browser's own from now on. */
  #leave(): void {
    const { state, location: wanted } = window.__remixRouter.state.navigation;
    if (state === "submitting") this.#letGo();
    else if (wanted) location.assign(wanted.pathname + wanted.search + wanted.hash);
    else location.reload();
  }

  /** Takes the page away from React: its listeners find nothing any more. Fields that wait for an answer are open. */
  #letGo(): void {
    this.#isLetGo = true;
    for (const node of [document, ...document.querySelectorAll("*")]) {
      for (const key of Object.keys(node)) if (key.startsWith("__react")) Reflect.deleteProperty(node, key);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea, select, button")) {
      field.disabled = field.readOnly = false;
    }
  }
}

/** True when a form has words, files, or photos that have arrived before (a draft). */
function hasContent(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ form, type, name, value, checked, defaultChecked }) => {
      if (form?.method !== "post" || value === "") return false;
      if (type === "hidden") return name === "draft";
      return /^(?:checkbox|radio)$/.test(type)
        ? checked !== defaultChecked
        : !/^(?:submit|image)$/.test(type);
    },
  );
}

/** Loads the page again. Its script sees the mark, and starts nothing. */
function reloadWithoutScripts(): void {
  try {
    history.replaceState({ ...(history.state as object | null), withoutScripts: true }, "");
  } catch {
    return;
  }
  location.reload();
}
