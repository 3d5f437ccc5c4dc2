const threshold = 50;

/**
 * Calls `swiped` when a finger swipes sideways over the element: 1 after a swipe to the left (next), -1 after one to
 * the right (previous).
 */
export function onSwipe(element: HTMLElement, swiped: (direction: 1 | -1) => void): void {
  let start: Touch | null = null;
  element.addEventListener("touchstart", ({ touches }) => {
    start = touches.length === 1 ? (touches[0] ?? null) : null;
  });
  element.addEventListener("touchend", ({ changedTouches }) => {
    const end = changedTouches[0];
    if (!start || !end) return;
    const sideways = end.clientX - start.clientX;
    if (Math.abs(sideways) > Math.max(threshold, 2 * Math.abs(end.clientY - start.clientY))) {
      swiped(sideways < 0 ? 1 : -1);
    }
    start = null;
  });
}
