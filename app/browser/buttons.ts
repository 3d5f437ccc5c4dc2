/** Shows the buttons `#copy` and `#share` for the page at `url`. Over plain http, browsers offer neither. */
export function shareButtons(url: string): void {
  if ("clipboard" in navigator) {
    offer("copy", async (button) => {
      await navigator.clipboard.writeText(url);
      button.textContent = button.dataset.copied ?? "";
    });
  }
  // Sharing also fails when the visitor closes the list of apps. That is no error.
  if ("share" in navigator) {
    offer("share", ({ dataset: { title } }) => navigator.share({ title, url }).catch(() => undefined));
  }
}

/** Shows the hidden button with this id, if the page has one, and runs `act` when it is clicked. */
export function offer(id: string, act: (button: HTMLElement) => unknown): void {
  const button = document.getElementById(id);
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => act(button));
}
