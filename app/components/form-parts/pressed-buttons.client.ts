type FormButton = HTMLButtonElement | HTMLInputElement;

/**
 * Tells React Router in old browsers by which button a form was sent (Safari says so since 15.4), and what the button
 * adds to the form (Chromium since 112, Firefox 111, Safari 16.4). Without it a touched picture sends the point 0, 0.
 */
export function tellPressedButtons(): void {
  const saysButton = "submitter" in ("SubmitEvent" in window ? SubmitEvent : Event).prototype;
  const addsButton = refusesNoButton();
  if (saysButton && addsButton) return;
  let pressed: FormButton | null = null;
  let point = { x: 0, y: 0 };
  // Enter in a field counts, too: browsers then click the first button of the form.
  const remember = ({ target, detail, offsetX, offsetY }: MouseEvent) => {
    pressed = (target as Element).closest<FormButton>("button, input");
    point = detail > 0 ? { x: Math.floor(offsetX), y: Math.floor(offsetY) } : { x: 0, y: 0 };
  };
  addEventListener("click", remember, true);
  if (!saysButton) {
    const submitter = {
      get(this: Event) {
        return pressed?.form === this.target ? pressed : null;
      },
    };
    Object.defineProperty(Event.prototype, "submitter", submitter);
  }
  if (addsButton) return;
  window.FormData = class extends FormData {
    constructor(form?: HTMLFormElement, submitter: HTMLElement | null = null) {
      super(form);
      if (submitter === null) return;
      // React Router asks in this way whether a browser knows the second argument.
      if (!(submitter instanceof HTMLElement)) throw new TypeError("no button");
      const button = submitter as FormButton;
      if (button.type !== "image") {
        if (button.name) this.append(button.name, button.value);
        return;
      }
      const prefix = button.name ? `${button.name}.` : "";
      for (const axis of ["x", "y"] as const) this.set(prefix + axis, String(point[axis]));
    }
  };
}

/** True in browsers whose FormData takes a button: they refuse anything else in its place. */
function refusesNoButton(): boolean {
  try {
    new FormData(document.createElement("form"), 0 as unknown as HTMLElement);
    return false;
  } catch {
    return true;
  }
}
