/**
 * Reloads the page when Back or Forward changes the path but loads no other document. This happens when the lightbox
 * has changed the address to a photo's page, and that page was reloaded: the browser counts both addresses as one
 * document.
 */
export function reloadOnPathChange(): void {
  const { pathname } = location;
  addEventListener("popstate", () => {
    if (location.pathname !== pathname) location.reload();
  });
}
