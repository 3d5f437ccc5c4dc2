import { type RefObject, useEffect, useState } from "react";

/**
 * The photos that are ticked in this form, by stored name. It begins as the address says (`chosen`); in the browser
 * the ticks rule, and the address follows them, so that a reload and the Back button know them.
 */
export function usePhotoSelection(form: RefObject<HTMLFormElement>, chosen: string[]) {
  const [names, setNames] = useState(chosen);
  const fromAddress = chosen.join("\n");

  useEffect(() => {
    setNames(fromAddress === "" ? [] : fromAddress.split("\n"));
  }, [fromAddress]);

  // Boxes that were ticked before React was there count too.
  useEffect(() => {
    if (form.current) setNames(new FormData(form.current).getAll("photo").map(String));
  }, [form]);

  useEffect(() => {
    const address = new URL(window.location.href);
    if (address.searchParams.getAll("photo").join("\n") === names.join("\n")) return;
    address.searchParams.delete("photo");
    for (const name of names) address.searchParams.append("photo", name);
    window.history.replaceState(window.history.state, "", address);
  }, [names]);

  return {
    names,
    choose: (name: string, on: boolean) =>
      setNames((before) => [...before.filter((one) => one !== name), ...(on ? [name] : [])]),
    /** Takes one photo out, or all of them (null). */
    unchoose: (name: string | null) =>
      setNames((before) => (name === null ? [] : before.filter((one) => one !== name))),
  };
}
