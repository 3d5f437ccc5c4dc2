import { type RefObject, useEffect, useState } from "react";

/**
 * The stories of this page that are ticked for deletion, by id: at first those that the address says (`selected`). A
 * story that is not on the page is never among them: what one does not see is not deleted.
 */
export function useRemovalSelection(form: RefObject<HTMLFormElement>, onPage: string[], selected: string[]) {
  const [ids, setIds] = useState(selected);

  // Boxes that were ticked before React was there count too.
  useEffect(() => {
    if (form.current) setIds(new FormData(form.current).getAll("scelta").map(String));
  }, [form]);

  return {
    selected: ids.filter((id) => onPage.includes(id)),
    select: (id: string, on: boolean) =>
      setIds((before) => [...before.filter((one) => one !== id), ...(on ? [id] : [])]),
  };
}
