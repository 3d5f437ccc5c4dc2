import { createHook } from "node:async_hooks";

/** Keeps alive two objects of the queue of `process.nextTick`, and returns a function that releases them. */
export function retainTickObjects(): () => void {
  // Without them, a full garbage collection with an empty queue makes V8 drop the hidden class of such objects, and use
  // its slow path for them. That costs a fifth of a cached page's time (docs/decisions/020).
  const kept: object[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => type === "TickObject" && kept.push(resource),
  }).enable();
  process.nextTick(() => {});
  process.nextTick(() => {}, null);
  hook.disable();
  return () => void (kept.length = 0);
}
