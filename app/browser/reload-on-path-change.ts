/**
 * Reloads the page when Back or Forward changes its path without loading another document. This happens on a reloaded
 * photo page whose address came from the overlay: the browser counts both addresses as one document.
 */
export function reloadOnPathChange(): void {
  const { pathname } = location;
  addEventListener("popstate", () => {
    if (location.pathname !== pathname) location.reload();
  });
}
