import { createHook } from "node:async_hooks";

/**
 * Keeps alive two of the objects that `process.nextTick` puts in its queue, and returns a function that releases them.
 * Without them, a full garbage collection with an empty queue makes V8 drop the hidden class of such objects. V8 would
 * then use its slow path for them, which costs a fifth of a cached page's time (docs/decisions/020).
 */
export function retainTickObjects(): () => void {
  const kept: object[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => type === "TickObject" && kept.push(resource),
  }).enable();
  process.nextTick(() => {});
  process.nextTick(() => {}, null);
  hook.disable();
  return () => void (kept.length = 0);
}
