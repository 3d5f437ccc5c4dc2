import { onSwipe } from "./on-swipe";

const shownMs = 5000;

/**
 * Turns a notice into a toast. A button, a swipe to the right, or five seconds remove it. Under the pointer, or with
 * the focus in it, it stays; F8 moves the focus to it. `data-toast` is the label of its region, `data-close` that of
 * its button.
 */
export function toast(notice: HTMLElement): void {
  const { toast: name = "", close: closeLabel = "" } = notice.dataset;
  const frame = document.createElement("div");
  const region = frame.appendChild(document.createElement("div"));
  region.className = "toast-region";
  region.tabIndex = -1;
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", name);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "toast-close";
  close.textContent = "×";
  close.setAttribute("aria-label", closeLabel);

  document.querySelector("main")?.after(frame);
  notice.className = "toast notice-success";
  notice.append(close);
  region.append(notice);

  let timer = 0;
  const go = () => frame.remove();
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(go, shownMs);
  };
  for (const event of ["pointerenter", "focusin"]) {
    notice.addEventListener(event, () => clearTimeout(timer));
  }
  for (const event of ["pointerleave", "focusout"]) notice.addEventListener(event, wait);
  close.addEventListener("click", go);
  onSwipe(notice, (direction) => {
    if (direction === -1) go();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "F8") region.focus();
  });
  wait();
}
