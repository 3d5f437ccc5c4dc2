import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "./toaster";

const signsOfLife = ["pointerdown", "keydown"] as const;

/**
 * The toaster, fetched when the page is first touched or typed in, or has something to say: the first load does not
 * pay for it, and it is there before a toast may have to say that the connection is gone.
 */
export function useLazyToaster(needed: boolean): {
  Toaster: ComponentType<ToasterProps> | null;
  failed: boolean;
} {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const touched = () => setAlive(true);
    for (const sign of signsOfLife) {
      document.addEventListener(sign, touched, { once: true, capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  const wanted = needed || alive;
  useEffect(() => {
    if (!wanted) return;
    import("./toaster").then(
      (module) => setToaster(() => module.Toaster),
      () => setFailed(true),
    );
  }, [wanted]);
  return { Toaster, failed };
}
