import { createHook } from "node:async_hooks";

/**
 * Keeps two of the objects that `process.nextTick` queues alive, so that V8 never drops their hidden class. Returns a
 * function that releases them. Otherwise V8 would use its slow path for them after a full garbage collection with an
 * empty queue, a fifth of a cached page's cost (docs/decisions/020).
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
