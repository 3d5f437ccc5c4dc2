import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { subscribeToPush } from "./subscribe-to-push.client";

type EnableState = "idle" | "enabling" | "unsupported" | "denied" | "notEnabled";

/** Asks this browser to take push messages, and sends what it answers to the page's action. */
export function useEnablePush(pushKey: string): { state: EnableState; enable(): void } {
  const [state, setState] = useState<EnableState>("idle");
  const submit = useSubmit();
  const enable = async () => {
    if (state === "enabling") return;
    setState("enabling");
    const result = await subscribeToPush(pushKey);
    setState(result.ok ? "idle" : result.code);
    if (result.ok) submit({ subscription: result.value }, { method: "post", action: "/admin/avvisi" });
  };
  return { state, enable: () => void enable() };
}
