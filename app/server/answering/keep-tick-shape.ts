import { createHook } from "node:async_hooks";

/**
 * Keeps what `process.nextTick` makes for a call from ever being unknown to V8, and tells how to let it go. When a full
 * garbage collection finds no call waiting, the shape of these objects goes with it, and for the rest of the process's
 * life each of the four calls of an answer takes the slow way that is meant for shapes which change: a fifth of what a
 * kept page costs. One of each kind, kept alive, is enough (docs/decisions/020).
 */
export function keepTickShape(): () => void {
  const kept: object[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => type === "TickObject" && kept.push(resource),
  }).enable();
  process.nextTick(() => {});
  process.nextTick(() => {}, null);
  hook.disable();
  return () => void (kept.length = 0);
}
