/** Shows the 'Mi Piace' button and lets it be pressed; nothing is sent anywhere (spec §2 "/blog/{id}"). */
export function likeButton(button: HTMLButtonElement | null): void {
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
  });
}
