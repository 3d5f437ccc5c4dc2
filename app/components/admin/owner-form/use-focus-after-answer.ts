import { type FormEvent, type RefObject, useEffect, useRef } from "react";

interface Pressed {
  name: string;
  value: string;
  /** The index of the pressed button among the form's buttons with the same name. */
  position: number;
  /** The id of the control whose button it is, if it belongs to one. */
  control: string | undefined;
}

/** Moves the focus after an answer (`revision`): to a refused field, else to the pressed button or its successor. */
export function useFocusAfterAnswer(
  form: RefObject<HTMLFormElement>,
  { revision, refused }: { revision: string; refused: boolean },
): (event: FormEvent<HTMLFormElement>) => void {
  const pressed = useRef<Pressed | null>(null);
  useEffect(() => {
    const last = pressed.current;
    pressed.current = null;
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
    else if (last && form.current) controlAfter(form.current, last)?.focus();
  }, [form, revision, refused]);
  return (event) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!button) return;
    const { name, value } = button;
    pressed.current = {
      name,
      value,
      control: button.closest(".field")?.querySelector("input")?.id,
      position: buttonsOf(event.currentTarget, name).indexOf(button),
    };
  };
}

function controlAfter(form: HTMLFormElement, pressed: Pressed): HTMLElement | null {
  const { name, value, position, control } = pressed;
  const buttons = buttonsOf(form, name);
  const same = buttons.find((button) => button.value === value);
  const own = control ? form.querySelector<HTMLElement>(`#${control}`) : null;
  return (
    same ?? own ?? buttons[position] ?? buttons[buttons.length - 1] ?? form.querySelector("input[type=file]")
  );
}

function buttonsOf(form: HTMLFormElement, name: string): HTMLButtonElement[] {
  return [...form.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]:not([aria-hidden])`)];
}
